/** Which puzzles a person has solved, as this browser remembers it. */
import { recall, remember } from '../shell/memory';

const key = (game: string) => `puzzles.${game}`;

export const solvedOf = (game: string): ReadonlySet<string> =>
  new Set((recall(key(game)) ?? '').split(' ').filter(Boolean));

/** A puzzle was answered rightly, at the first try. */
export function noteSolved(game: string, id: string): void {
  const solved = solvedOf(game);
  if (!solved.has(id)) remember(key(game), [...solved, id].join(' '));
}

/** The puzzle to go on with: the next one that is not solved, from a place in the list on. */
export function nextUnsolved(
  ids: readonly string[],
  solved: ReadonlySet<string>,
  after: string | null,
): string | null {
  const start = after === null ? 0 : ids.indexOf(after) + 1;
  const order = [...ids.slice(start), ...ids.slice(0, start)];
  return order.find((id) => !solved.has(id) && id !== after) ?? order[0] ?? null;
}
