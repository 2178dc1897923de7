/** Which seats won, from the view of a game that is over. */
import type { Info, View } from '../../link/protocol';

interface Sheet {
  seat: number;
  role?: string | null;
  team?: string | null;
}

const SIDES: Record<string, string> = { guards: 'guard', prisoners: 'prisoner' };

/** Winners are seats, characters, teams or sides; in the end each of them is some seats. */
export function winningSeats(info: Pick<Info, 'game' | 'outcome'>, view: View): Set<number> {
  const winners = (view['winners'] as (string | number)[] | undefined) ?? [];
  const sheets = Object.entries((view['characters'] as Record<string, Sheet> | undefined) ?? {});
  const seats = winners.flatMap((winner) =>
    typeof winner === 'number'
      ? [winner]
      : sheets.flatMap(([who, { seat, role, team }]) =>
          who === winner || team === winner || (role && role === SIDES[winner]) ? [seat] : [],
        ),
  );
  // Whoever escapes together wins together, the dead ones, too.
  const scores = info.game === 'room25' ? (info.outcome?.scores ?? []) : [];
  return new Set([...seats, ...scores.flatMap((score, seat) => (score > 0 ? [seat] : []))]);
}
