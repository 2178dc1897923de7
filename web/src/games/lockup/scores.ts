/** The final count: where everybody's stars come from. */
import type { Happened } from '../../link/protocol';
import { WORDS, type Category, type LockupEvents, type LockupView, type Reason } from './types';
import { told } from './view';

export const CATEGORIES = WORDS.Category;

export interface Row {
  seat: number;
  /** The stars before the count. */
  before: number;
  /** By category; what has not been counted yet is missing. */
  counted: Partial<Record<Category, { stars: number; why: Reason[] }>>;
  total: number;
}

type Scored = Pick<LockupEvents['scored'], 'seat' | 'category' | 'stars' | 'why'>;

/** What has been counted so far: as it is told, or all of it once the game is over. */
function scored(view: LockupView, log: readonly Happened[]): Scored[] {
  if (view.scoring) return view.scoring.scored;
  return log.map(told).flatMap((event) => (event.kind === 'scored' ? [event.data] : []));
}

/** Whether the count has begun. */
export const isCounted = (view: LockupView, log: readonly Happened[]): boolean =>
  view.over || (view.phase === 'final' && scored(view, log).length > 0);

/** The categories whose row is filled: up to the one that is being counted. */
export function filledRows(view: LockupView, log: readonly Happened[]): number {
  if (view.over) return CATEGORIES.length;
  const last = scored(view, log).at(-1)?.category;
  return CATEGORIES.findIndex((category) => category === last) + 1;
}

export function scoreRows(view: LockupView, log: readonly Happened[]): Row[] {
  const all = scored(view, log);
  const columns = view.crews.map(({ seat, stars: total }) => {
    const counted: Row['counted'] = {};
    for (const { seat: who, category, stars, why } of all) {
      if (who === seat) counted[category] = { stars, why };
    }
    const late = Object.values(counted).reduce((sum, { stars }) => sum + stars, 0);
    return { seat, before: view.scoring?.before[seat] ?? total - late, counted, total };
  });
  if (!view.over) return columns;
  const won = (column: Row) => Number(view.winners.includes(column.seat));
  return columns.sort((one, other) => won(other) - won(one) || other.total - one.total);
}
