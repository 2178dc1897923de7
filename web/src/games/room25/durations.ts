/** How long each thing that happens wants to be looked at, in milliseconds at normal speed. */
const DURATIONS: Record<string, number> = {
  ...Object.fromEntries(['programmed', 'role', 'reminded', 'reminder_back'].map((kind) => [kind, 0])),
  ...Object.fromEntries(['agree', 'deny', 'accuse', 'plan', 'claim'].map((kind) => [kind, 250])),
  ...Object.fromEntries(['token', 'turn', 'drew', 'later', 'skipped'].map((kind) => [kind, 420])),
  ...Object.fromEntries(['slid', 'swapped', 'card', 'alarm', 'timer', 'key'].map((kind) => [kind, 800])),
  ...Object.fromEntries(['revealed', 'looked', 'saw', 'emptied', 'round'].map((kind) => [kind, 600])),
  ...Object.fromEntries(['died', 'unmasked'].map((kind) => [kind, 1500])),
};
const USUAL = 450;

export const durationOf = (kind: string): number => DURATIONS[kind] ?? USUAL;
