/** Tome windows without tedium: "not before …", said once, as in the terminal. */
import { recall, remember } from '../../shell/memory';
import type { LockupView } from './view';

const SCOPES = ['location', 'phase', 'round'] as const;
export type Scope = (typeof SCOPES)[number];

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

// It is kept for the seat at its table, so that a page that is loaded anew does not ask again.

const keyOf = (table: string, seat: number) => `waiting.${table}.${seat}`;

export const keepStanding = (table: string, seat: number, standing: Standing | null): void =>
  remember(keyOf(table, seat), standing && JSON.stringify([standing.scope, standing.span]));

/** What was said before the page was loaded, if it still lasts. */
export function recallStanding(table: string, seat: number, view: LockupView): Standing | null {
  const kept = recall(keyOf(table, seat));
  const scope = SCOPES.find((each) => kept === JSON.stringify([each, spanOf(each, view)]));
  return scope ? stand(scope, view) : null;
}
