// Whether a game is being played at the table: then nothing asks for attention.

const state = $state({ playing: false });

export function playing(): boolean {
  return state.playing;
}

export function setPlaying(on: boolean): void {
  state.playing = on;
}
