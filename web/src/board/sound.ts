// The sound of a seed on wood, made on the spot: a short knock (filtered noise and one low tone),
// a deeper one for captures. No files, nothing heard unless asked for.
import type { Step } from './types';

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function ready(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  noise ??= whiteNoise(context);
  return context;
}

function whiteNoise(c: AudioContext): AudioBuffer {
  const buffer = c.createBuffer(1, c.sampleRate * 0.08, c.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i += 1) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 3;
  return buffer;
}

function fading(c: AudioContext, loud: number, at: number, seconds: number): GainNode {
  const gain = c.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(c.destination);
  return gain;
}

function click(c: AudioContext, pitch: number, loud: number, at: number): void {
  const source = c.createBufferSource();
  const band = c.createBiquadFilter();
  source.buffer = noise;
  band.type = 'bandpass';
  band.frequency.value = pitch * 4;
  band.Q.value = 2.2;
  source.connect(band).connect(fading(c, loud, at, 0.07));
  source.start(at);
}

function body(c: AudioContext, pitch: number, loud: number, at: number): void {
  const tone = c.createOscillator();
  tone.type = 'sine';
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.7, at + 0.09);
  tone.connect(fading(c, loud, at, 0.1));
  tone.start(at);
  tone.stop(at + 0.12);
}

function knock(pitch: number, loud: number, delay: number): void {
  const c = ready();
  if (!c) return;
  const at = c.currentTime + delay / 1000;
  click(c, pitch, loud, at);
  body(c, pitch, loud * 0.6, at);
}

/** The sound of a step after so many milliseconds. A fuller hole answers with a lower note. */
export function sound(step: Step, delay: number): void {
  if (step.kind === 'drop' || step.kind === 'place') knock(520 - Math.min(step.count, 14) * 16, 0.22, delay);
  else if (step.kind === 'lift') knock(300, 0.1, 0);
  else if (step.kind === 'capture') knock(190, 0.4, delay);
  else if (step.kind === 'win') knock(140, 0.5, delay);
}
