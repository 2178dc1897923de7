/** Awards after a game, from facts only: each goes to whoever did most of something. */
import type { Awards } from '../../games/game';
import type { Frame } from '../../link/protocol';

export interface Award {
  id: string;
  seats: number[];
  count: number;
}

const MOST = 6;

export function awardsOf<V>(given: Awards<V>, frames: readonly Frame[], end: V, seats: number): Award[] {
  const tallies: Record<string, Map<number, number>> = {};
  given.count(frames, end, (award, seat, by = 1) => {
    if (typeof seat !== 'number' || seat < 0 || seat >= seats) return;
    const tally = (tallies[award] ??= new Map<number, number>());
    tally.set(seat, (tally.get(seat) ?? 0) + by);
  });
  return given.least
    .flatMap(([id, least]) => {
      const best = bestOf(tallies[id] ?? new Map<number, number>());
      const shared = best.seats.length > Math.max(1, Math.floor(seats / 2));
      return best.count < least || shared ? [] : [{ id, ...best }];
    })
    .slice(0, MOST);
}

function bestOf(tally: Map<number, number>): Pick<Award, 'seats' | 'count'> {
  const count = Math.max(0, ...tally.values());
  const seats = [...tally].filter(([, many]) => many === count).map(([seat]) => seat);
  return { seats: seats.sort((one, other) => one - other), count };
}
