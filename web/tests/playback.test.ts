// The clock of a film: pausing, walking through it seed by seed, and ending at once when something new comes.
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Playback, type Speed } from '../src/board/playback.svelte';
import { counts } from '../src/board/geometry';
import { isMoment, LONGEST, momentOf, timeline, type Frame, type Timeline } from '../src/board/timeline';
import type { RulesetName } from '../src/board/types';
import { randomGame, ready, type Made } from './rules';

let now = 0;
let waiting: ((time: number) => void)[] = [];
let seen: Frame[] = [];
let speed: Speed = 'normal';

beforeAll(ready);
beforeEach(() => {
  [now, waiting, seen, speed] = [0, [], [], 'normal'];
  globalThis.requestAnimationFrame = (call) => waiting.push(call);
  globalThis.cancelAnimationFrame = () => void (waiting = []);
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'requestAnimationFrame');
  Reflect.deleteProperty(globalThis, 'cancelAnimationFrame');
});

function player(): Playback {
  return new Playback(() => speed, (frame) => void seen.push(frame));
}

/** Lets the screen draw until so many milliseconds have passed. */
function pass(ms: number): void {
  for (const end = now + ms; now < end; now += 20) waiting.splice(0).forEach((call) => call(now));
}

function filmOf({ before, steps, after }: Made): Timeline {
  return timeline(before, steps, after);
}

/** The longest move of a few random games. */
function longest(ruleset: RulesetName): Made {
  const made = [1, 2, 3, 4].flatMap((seed) => randomGame(ruleset, seed));
  return made.reduce((a, b) => (b.steps.length > a.steps.length ? b : a));
}

describe.each<RulesetName>(['kiswahili', 'kete', 'kujifunza', 'kimasai'])('a film of %s', (ruleset) => {
  it('is walked through from one end to the other and back', () => {
    const made = longest(ruleset);
    const film = filmOf(made);
    const { of } = momentOf(film, 0);
    expect(of).toBe(film.frames.filter(isMoment).length);
    const playback = player();
    playback.open(film, 'first');
    const forward = [playback.index];
    while (playback.step(1)) forward.push(playback.index);
    expect(forward.length).toBe(of);
    expect(playback.frame!.counts).toEqual(counts(made.after));
    expect(momentOf(film, playback.index)).toEqual({ at: of, of });
    const back = [playback.index];
    while (playback.step(-1)) back.push(playback.index);
    expect(playback.frame).toBeNull();
    expect(back.reverse()).toEqual([-1, ...forward]);
  });

  it('opens at its end just before the last moment', () => {
    const film = filmOf(longest(ruleset));
    const playback = player();
    playback.open(film, 'last');
    const { at, of } = momentOf(film, playback.index);
    expect(at).toBe(of - 1);
  });

  it('lasts at most ten seconds at normal speed', () => {
    const playback = player();
    const film = filmOf(longest(ruleset));
    void playback.run(film);
    pass(LONGEST + 300);
    expect(playback.running).toBe(false);
  });
});

describe('a running film', () => {
  it('stands still while it is paused, and goes on from there', () => {
    const film = filmOf(longest('kiswahili'));
    const playback = player();
    let ended = false;
    void playback.run(film).then(() => (ended = true));
    pass(900);
    playback.pause();
    const { index } = playback;
    expect(index).toBeGreaterThan(0);
    pass(5000);
    expect([playback.index, ended, playback.running]).toEqual([index, false, true]);
    playback.step(1);
    playback.step(1);
    const on = playback.index;
    expect(on).toBeGreaterThan(index);
    playback.resume();
    pass(600);
    expect(playback.index).toBeGreaterThan(on);
    pass(LONGEST);
    return Promise.resolve().then(() => expect([ended, playback.running]).toEqual([true, false]));
  });

  it('is paused by a step, and shows no frame beyond where it was to stop', async () => {
    const film = filmOf(longest('kiswahili'));
    const playback = player();
    const run = playback.run(film, 0, 6);
    while (playback.step(1)) expect(playback.index).toBeLessThan(6);
    expect(playback.paused).toBe(true);
    playback.end();
    await run;
  });

  it('ends at once when another begins, paused or not', async () => {
    const film = filmOf(longest('kete'));
    const playback = player();
    for (const pause of [false, true]) {
      const first = playback.run(film);
      pass(300);
      if (pause) playback.pause();
      const second = playback.run(film);
      await first;
      expect([playback.index, playback.paused]).toEqual([0, false]);
      playback.end();
      await second;
    }
  });

  it('is over at once at instant speed, also when the speed is chosen on the way', async () => {
    const film = filmOf(longest('kiswahili'));
    const playback = player();
    const run = playback.run(film);
    pass(300);
    speed = 'instant';
    pass(60);
    await run;
    expect(playback.running).toBe(false);
    await playback.run(film);
  });
});

describe('a question at the house', () => {
  it('is not walked away from', () => {
    const playback = player();
    playback.hold(filmOf(longest('kiswahili')), 3);
    playback.pause();
    expect([playback.step(1), playback.step(-1), playback.paused, playback.index]).toEqual([false, false, false, 3]);
  });
});
