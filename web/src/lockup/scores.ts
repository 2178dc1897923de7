/** The final count: where everybody's stars come from. */
import type { Happened } from '../link/protocol';
import type { LockupView } from './view';

export interface Row {
  seat: number;
  before: number;
  counted: Record<string, number>;
  total: number;
}

export function scoreRows(view: LockupView, log: readonly Happened[]): Row[] {
  const rows = view.crews.map((crew) => {
    const counted: Record<string, number> = {};
    for (const event of log) {
      if (event.kind === 'scored' && event.data['seat'] === crew.seat) {
        const category = String(event.data['category']);
        counted[category] = (counted[category] ?? 0) + Number(event.data['stars']);
      }
    }
    const late = Object.values(counted).reduce((sum, stars) => sum + stars, 0);
    return { seat: crew.seat, before: Math.max(0, crew.stars - late), counted, total: crew.stars };
  });
  const won = (row: Row) => Number(view.winners.includes(row.seat));
  return rows.sort((one, other) => won(other) - won(one) || other.total - one.total);
}
