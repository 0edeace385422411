// Whether a game is being played at the table: then nothing asks for attention. And whether somebody has just sat down there:
// then the board gets the focus.

const state = $state({ playing: false });
let sitting = false;
let keys = true;
addEventListener('keydown', () => (keys = true), true);
addEventListener('pointerdown', () => (keys = false), true);

/** Somebody goes about by keys, or by what speaks for them, not by mouse or finger. */
export function byKeys(): boolean {
  return keys;
}

export function playing(): boolean {
  return state.playing;
}

export function setPlaying(on: boolean): void {
  state.playing = on;
}

/** The next table that is laid gets the focus on its board. */
export function takeSeat(): void {
  sitting = true;
}

/** Whether somebody has just sat down; asked once. */
export function seatTaken(): boolean {
  const taken = sitting;
  sitting = false;
  return taken;
}
