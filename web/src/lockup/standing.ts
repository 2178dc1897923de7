/** Tome windows without tedium: "not before …", said once, as in the terminal. */
import type { LockupView } from './view';

export type Scope = 'location' | 'phase' | 'round';

/** The ways to wait for longer than this moment. */
export function scopesOf(view: LockupView): Scope[] {
  if (view.phase === 'final') return ['phase'];
  return view.location ? ['location', 'phase', 'round'] : ['phase', 'round'];
}

/** The same as long as the wait lasts; the final raid is no part of a round. */
export function spanOf(scope: Scope, view: LockupView): string {
  const parts: Record<Scope, unknown[]> = {
    location: [view.round, view.phase, view.location],
    phase: [view.round, view.phase],
    round: [view.round, view.phase === 'final'],
  };
  return JSON.stringify(parts[scope]);
}

export interface Standing {
  scope: Scope;
  span: string;
}

export const stand = (scope: Scope, view: LockupView): Standing => ({
  scope,
  span: spanOf(scope, view),
});

export const lasts = (standing: Standing, view: LockupView): boolean =>
  standing.span === spanOf(standing.scope, view);
