// The player's settings, kept on the device.
import type { Speed } from '../board/playback.svelte';
import { sound } from '../board/sound';
import type { Frame } from '../board/timeline';
import { readJson, writeJson } from './storage';

export interface Settings {
  theme: 'auto' | 'light' | 'dark';
  speed: Speed;
  numbers: 'auto' | 'always' | 'never';
  coordinates: boolean;
  sound: boolean;
}

const KEY = 'namua.settings';
const INITIAL: Settings = { theme: 'auto', speed: 'normal', numbers: 'auto', coordinates: false, sound: false };

export const settings = $state<Settings>({ ...INITIAL, ...readJson<Partial<Settings>>(KEY) });

const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Reduced motion shows each move at once; the narration still tells what happened. */
export function speed(): Speed {
  return still.matches ? 'instant' : settings.speed;
}

/** Lets a frame be heard, if sounds are wished for. */
export function ring(frame: Frame, glide: number): void {
  if (settings.sound) sound(frame.step, glide);
}

export function save(): void {
  writeJson(KEY, settings);
  apply();
}

/** Writes the theme where the style sheet reads it. */
export function apply(): void {
  if (settings.theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = settings.theme;
}
