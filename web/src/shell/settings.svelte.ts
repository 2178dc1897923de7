/** What a person has set for this browser: how fast things move, how loud, who may call. */
import { recall, remember } from './memory';

export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Preferences {
  speed: Speed;
  /** From 0 to 1. */
  volume: number;
  muted: boolean;
  /** Whether great moments fill the screen. */
  scenes: boolean;
  /** Whether sounds are also written. */
  captions: boolean;
  notifications: boolean;
}

const SCALE: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.5, off: 0 };

/** Read what was kept; whatever does not fit is as if it had never been set. */
export function settingsFrom(kept: string | null): Preferences {
  let old: Partial<Preferences> = {};
  try {
    const read: unknown = JSON.parse(kept ?? '{}');
    if (read !== null && typeof read === 'object') old = read;
  } catch {
    // Somebody else wrote this: begin anew.
  }
  const volume = typeof old.volume === 'number' ? Math.min(1, Math.max(0, old.volume)) : 0.6;
  return {
    speed: SPEEDS.find((speed) => speed === old.speed) ?? 'normal',
    volume,
    muted: old.muted === true,
    scenes: old.scenes !== false,
    captions: old.captions === true,
    notifications: old.notifications === true,
  };
}

const kept = $state(settingsFrom(recall('settings')));

const calm =
  typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;
let still = $state(calm?.matches ?? false);

export const settings = (): Readonly<Preferences> => kept;

export function change(some: Partial<Preferences>): void {
  Object.assign(kept, some);
  remember('settings', JSON.stringify(kept));
  applyMotion();
}

/** How long something that takes so long at normal speed takes here: 0 where nothing moves. */
export function motion(ms: number): number {
  return still ? 0 : ms * SCALE[kept.speed];
}

/** Tell the style sheets, too. */
export function applyMotion(): void {
  const root = document.documentElement;
  root.dataset['motion'] = still || kept.speed === 'off' ? 'off' : 'on';
  root.style.setProperty('--pace', String(SCALE[kept.speed]));
}

calm?.addEventListener('change', () => {
  still = calm.matches;
  applyMotion();
});
