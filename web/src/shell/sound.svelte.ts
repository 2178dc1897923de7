/** Small synthesised sounds; never the only sign of anything. */
import { change, settings } from './settings.svelte';

export type Sound = 'turn' | 'slide' | 'flip' | 'lock' | 'death' | 'raid' | 'cube' | 'win';

// Each sound is a few tones: frequency, start, length, how it sounds.
const TONES: Record<Sound, [number, number, number, OscillatorType][]> = {
  turn: [
    [660, 0, 0.12, 'sine'],
    [880, 0.1, 0.18, 'sine'],
  ],
  slide: [[110, 0, 0.25, 'sawtooth']],
  flip: [[420, 0, 0.06, 'triangle']],
  lock: [
    [240, 0, 0.05, 'square'],
    [180, 0.07, 0.06, 'square'],
  ],
  death: [
    [196, 0, 0.25, 'sawtooth'],
    [98, 0.2, 0.5, 'sawtooth'],
  ],
  raid: [
    [520, 0, 0.15, 'square'],
    [390, 0.15, 0.15, 'square'],
    [520, 0.3, 0.15, 'square'],
  ],
  cube: [[740, 0, 0.05, 'triangle']],
  win: [
    [523, 0, 0.15, 'triangle'],
    [659, 0.12, 0.15, 'triangle'],
    [784, 0.24, 0.35, 'triangle'],
  ],
};

let context: AudioContext | null = null;

export const isMuted = () => settings().muted;
export const mute = (next: boolean) => change({ muted: next });

export function play(sound: Sound): void {
  // Browsers let a page sound only after the person has touched it.
  if (isMuted() || settings().volume === 0 || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [frequency, start, length, type] of TONES[sound]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = type;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.1 * settings().volume, now + start);
    volume.gain.exponentialRampToValueAtTime(0.0005, now + start + length);
    tone.connect(volume).connect(context.destination);
    tone.start(now + start);
    tone.stop(now + start + length);
  }
}

/** The most important sound of what has just happened; the sounds of a game end with it. */
export function soundOf(sounds: Readonly<Record<string, Sound>>, kinds: readonly string[]): Sound | null {
  const heard = Object.keys(sounds).filter((kind) => kinds.includes(kind));
  return sounds[heard.at(-1) ?? ''] ?? null;
}
