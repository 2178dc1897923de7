/** Small synthesised sounds; never the only sign of anything. */
import { change, settings } from './settings.svelte';

/** A tone that glides from one frequency to another, or noise through a filter that does. */
interface Voice {
  wave: OscillatorType | 'noise';
  from: number;
  to?: number;
  /** When it begins, and how long it takes to fade, in seconds. */
  at?: number;
  lasts: number;
  loud?: number;
}

const SOUNDS = {
  turn: [
    { wave: 'sine', from: 660, lasts: 0.14 },
    { wave: 'sine', from: 880, at: 0.1, lasts: 0.22 },
  ],
  step: [{ wave: 'noise', from: 900, to: 300, lasts: 0.07, loud: 0.7 }],
  slide: [
    { wave: 'noise', from: 180, to: 420, lasts: 0.34, loud: 1.6 },
    { wave: 'sine', from: 62, to: 48, at: 0.3, lasts: 0.22, loud: 2 },
  ],
  flip: [{ wave: 'triangle', from: 520, to: 380, lasts: 0.07 }],
  door: [
    { wave: 'noise', from: 320, to: 1500, lasts: 0.24, loud: 1.1 },
    { wave: 'square', from: 140, to: 96, at: 0.02, lasts: 0.1, loud: 0.5 },
  ],
  lock: [
    { wave: 'square', from: 240, lasts: 0.05, loud: 0.6 },
    { wave: 'square', from: 180, at: 0.07, lasts: 0.07, loud: 0.6 },
  ],
  key: [
    { wave: 'triangle', from: 988, lasts: 0.1 },
    { wave: 'triangle', from: 1319, at: 0.09, lasts: 0.12 },
    { wave: 'triangle', from: 1976, at: 0.18, lasts: 0.3 },
  ],
  hit: [
    { wave: 'noise', from: 700, to: 120, lasts: 0.14, loud: 1.6 },
    { wave: 'sine', from: 110, to: 60, lasts: 0.14, loud: 1.4 },
  ],
  death: [
    { wave: 'sawtooth', from: 196, to: 92, lasts: 0.5, loud: 0.8 },
    { wave: 'noise', from: 400, to: 60, at: 0.1, lasts: 0.7, loud: 1.2 },
    { wave: 'sine', from: 55, at: 0.35, lasts: 0.7, loud: 2 },
  ],
  alarm: [
    { wave: 'sawtooth', from: 440, to: 620, lasts: 0.36, loud: 0.55 },
    { wave: 'sawtooth', from: 440, to: 620, at: 0.42, lasts: 0.36, loud: 0.55 },
    { wave: 'sawtooth', from: 440, to: 620, at: 0.84, lasts: 0.36, loud: 0.55 },
  ],
  unmask: [
    { wave: 'noise', from: 2200, to: 500, lasts: 0.32, loud: 1.2 },
    { wave: 'sawtooth', from: 110, at: 0.28, lasts: 0.9, loud: 0.6 },
    { wave: 'sawtooth', from: 117, at: 0.28, lasts: 0.9, loud: 0.6 },
  ],
  voice: [{ wave: 'triangle', from: 300, to: 340, lasts: 0.06, loud: 0.5 }],
  raid: [
    { wave: 'noise', from: 120, to: 900, lasts: 0.2, loud: 1.8 },
    { wave: 'square', from: 520, at: 0.15, lasts: 0.15, loud: 0.6 },
    { wave: 'square', from: 390, at: 0.3, lasts: 0.15, loud: 0.6 },
    { wave: 'square', from: 520, at: 0.45, lasts: 0.15, loud: 0.6 },
  ],
  token: [{ wave: 'noise', from: 1600, to: 700, lasts: 0.05, loud: 0.9 }],
  cube: [
    { wave: 'triangle', from: 740, lasts: 0.05 },
    { wave: 'triangle', from: 620, at: 0.06, lasts: 0.05, loud: 0.7 },
  ],
  craft: [
    { wave: 'square', from: 1180, lasts: 0.08, loud: 0.35 },
    { wave: 'noise', from: 3200, to: 1800, lasts: 0.09, loud: 0.8 },
    { wave: 'square', from: 1180, at: 0.2, lasts: 0.16, loud: 0.35 },
    { wave: 'noise', from: 3200, to: 1800, at: 0.2, lasts: 0.09, loud: 0.8 },
  ],
  page: [{ wave: 'noise', from: 1200, to: 3000, lasts: 0.16, loud: 0.5 }],
  goal: [
    { wave: 'triangle', from: 392, lasts: 0.14 },
    { wave: 'triangle', from: 523, at: 0.12, lasts: 0.14 },
    { wave: 'triangle', from: 659, at: 0.24, lasts: 0.4 },
  ],
  win: [
    { wave: 'triangle', from: 523, lasts: 0.15 },
    { wave: 'triangle', from: 659, at: 0.12, lasts: 0.15 },
    { wave: 'triangle', from: 784, at: 0.24, lasts: 0.18 },
    { wave: 'triangle', from: 1047, at: 0.38, lasts: 0.6 },
  ],
} as const satisfies Record<string, readonly Voice[]>;

export type Sound = keyof typeof SOUNDS;
export const NAMES = Object.keys(SOUNDS) as Sound[];

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** The sound that was played last, for those who read it; a new object every time. */
let latest = $state.raw<{ sound: Sound } | null>(null);
export const heard = () => latest;

export const isMuted = () => settings().muted;
export const mute = (next: boolean) => change({ muted: next });

export function play(sound: Sound): void {
  latest = { sound };
  // Browsers let a page sound only after the person has touched it.
  if (isMuted() || settings().volume === 0 || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const voice of SOUNDS[sound]) sing(context, voice);
}

function sing(audio: AudioContext, voice: Voice): void {
  const begins = audio.currentTime + (voice.at ?? 0);
  const ends = begins + voice.lasts;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.1 * settings().volume * (voice.loud ?? 1), begins);
  volume.gain.exponentialRampToValueAtTime(0.0005, ends);
  volume.connect(audio.destination);
  const to = voice.to ?? voice.from;
  if (voice.wave === 'noise') {
    const source = audio.createBufferSource();
    source.buffer = hiss ??= noise(audio);
    const filter = audio.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.setValueAtTime(voice.from, begins);
    filter.frequency.exponentialRampToValueAtTime(to, ends);
    source.connect(filter).connect(volume);
    source.start(begins);
    source.stop(ends);
  } else {
    const source = audio.createOscillator();
    source.type = voice.wave;
    source.frequency.setValueAtTime(voice.from, begins);
    source.frequency.exponentialRampToValueAtTime(to, ends);
    source.connect(volume);
    source.start(begins);
    source.stop(ends);
  }
}

function noise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
  return buffer;
}

/** The most important sound of what has just happened; the sounds of a game end with it. */
export function soundOf(sounds: Readonly<Record<string, Sound>>, kinds: readonly string[]): Sound | null {
  const heard = Object.keys(sounds).filter((kind) => kinds.includes(kind));
  return sounds[heard.at(-1) ?? ''] ?? null;
}
