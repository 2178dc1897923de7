/** The final count: where everybody's stars come from. */
import type { Happened } from '../../link/protocol';
import type { LockupView } from './view';

export const CATEGORIES = ['leader', 'final', 'goons', 'resources', 'tomes', 'marker'] as const;

export type Category = (typeof CATEGORIES)[number];

export interface Row {
  seat: number;
  /** The stars before the count. */
  before: number;
  /** By category; what has not been counted yet is missing. */
  counted: Record<string, number>;
  total: number;
}

const scored = (log: readonly Happened[]): Happened[] =>
  log.filter((event) => event.kind === 'scored');

/** Whether the count has begun. */
export const isCounted = (view: LockupView, log: readonly Happened[]): boolean =>
  view.over || (view.phase === 'final' && scored(log).length > 0);

/** The categories whose row is filled: up to the one that is being counted. */
export function filledRows(view: LockupView, log: readonly Happened[]): number {
  if (view.over) return CATEGORIES.length;
  const last = scored(log).at(-1)?.data['category'];
  return CATEGORIES.findIndex((category) => category === last) + 1;
}

export function scoreRows(view: LockupView, log: readonly Happened[]): Row[] {
  const columns = view.crews.map((crew) => {
    const counted: Record<string, number> = {};
    for (const event of scored(log)) {
      if (event.data['seat'] !== crew.seat) continue;
      const category = String(event.data['category']);
      counted[category] = (counted[category] ?? 0) + Number(event.data['stars']);
    }
    const late = Object.values(counted).reduce((sum, stars) => sum + stars, 0);
    return { seat: crew.seat, before: Math.max(0, crew.stars - late), counted, total: crew.stars };
  });
  if (!view.over) return columns;
  const won = (column: Row) => Number(view.winners.includes(column.seat));
  return columns.sort((one, other) => won(other) - won(one) || other.total - one.total);
}
