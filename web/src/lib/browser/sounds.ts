// Quiet synthesized sounds: a card on wood, a chime for your turn.

import { settings } from "./settings.svelte";

export type Sound = "card" | "turn" | "take" | "sweep" | "orange" | "win";

let context: AudioContext | null = null;

/** Play a sound, unless sound is switched off. */
export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  if (context.state === "closed") return;
  SOUNDS[sound](context, context.currentTime + 0.01);
}

const SOUNDS: Record<Sound, (on: AudioContext, at: number) => void> = {
  card: (on, at) => knock(on, at, 1),
  take(on, at) {
    knock(on, at, 0.7);
    knock(on, at + 0.07, 0.5);
    knock(on, at + 0.13, 0.35);
  },
  turn(on, at) {
    chime(on, at, 659.3, 0.05);
    chime(on, at + 0.11, 880, 0.04);
  },
  sweep(on, at) {
    brush(on, at);
    chime(on, at + 0.16, 784, 0.04);
  },
  orange(on, at) {
    [523.3, 659.3, 784].forEach((pitch, i) => chime(on, at + i * 0.07, pitch, 0.045));
  },
  win(on, at) {
    [392, 523.3, 659.3, 784].forEach((pitch, i) => chime(on, at + i * 0.13, pitch, 0.045));
  },
};

/** A gain node that fades out within `seconds`, connected to the output. */
function fading(on: AudioContext, at: number, loud: number, seconds: number): GainNode {
  const gain = on.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(on.destination);
  return gain;
}

function noise(on: AudioContext, seconds: number): AudioBufferSourceNode {
  const length = Math.ceil(on.sampleRate * seconds);
  const buffer = on.createBuffer(1, length, on.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i += 1) samples[i] = Math.random() * 2 - 1;
  const source = on.createBufferSource();
  source.buffer = buffer;
  return source;
}

/** A card laid on wood: a short, dull knock with a little noise. */
function knock(on: AudioContext, at: number, loud: number): void {
  const paper = noise(on, 0.06);
  const filter = on.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = 1500;
  filter.Q.value = 0.7;
  paper.connect(filter).connect(fading(on, at, 0.1 * loud, 0.05));
  paper.start(at);

  const wood = on.createOscillator();
  wood.frequency.setValueAtTime(190, at);
  wood.frequency.exponentialRampToValueAtTime(95, at + 0.06);
  wood.connect(fading(on, at, 0.09 * loud, 0.09));
  wood.start(at);
  wood.stop(at + 0.1);
}

/** Cards swept together: noise that rises in pitch. */
function brush(on: AudioContext, at: number): void {
  const paper = noise(on, 0.3);
  const filter = on.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.setValueAtTime(900, at);
  filter.frequency.exponentialRampToValueAtTime(3200, at + 0.25);
  paper.connect(filter).connect(fading(on, at, 0.08, 0.28));
  paper.start(at);
}

/** A small bell: a tone and its twelfth (three times the frequency). */
function chime(on: AudioContext, at: number, pitch: number, loud: number): void {
  for (const [times, part] of [
    [1, 1],
    [3, 0.18],
  ] as const) {
    const bell = on.createOscillator();
    bell.frequency.value = pitch * times;
    bell.connect(fading(on, at, loud * part, 0.7 / times ** 0.5));
    bell.start(at);
    bell.stop(at + 0.8);
  }
}
