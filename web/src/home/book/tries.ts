/**
 * Which puzzles a person has tried, as this browser remembers it. Each is a word: the puzzle's id, its grade, and how
 * it went: `k3vq9xw2:4:+` (right at the first try), `-` (wrong), `~` (wrong at first, right later).
 */
import { recall, remember } from '../../shell/memory';
import type { Count } from './counting';

export interface Try {
  id: string;
  grade: number;
  /** Right at the first try. */
  first: boolean;
  /** Right by now. */
  solved: boolean;
}

const key = (game: string) => `puzzles.${game}`;

/** How many puzzles of a grade must have been tried before it counts. */
const ENOUGH = 3;

export function parseTry(word: string): Try | null {
  const found = /^([\w-]+):(\d):([-+~])$/.exec(word);
  if (!found) return null;
  const [, id = '', grade, mark] = found;
  return { id, grade: Number(grade), first: mark === '+', solved: mark !== '-' };
}

const wordOf = ({ id, grade, first, solved }: Try) => `${id}:${grade}:${first ? '+' : solved ? '~' : '-'}`;

/** What each word says; of two about the same puzzle the first says how the first try went. */
export function readTries(words: readonly string[]): Try[] {
  const tries = new Map<string, Try>();
  for (const each of words.map(parseTry)) {
    if (!each) continue;
    const known = tries.get(each.id);
    tries.set(each.id, known ? { ...known, solved: known.solved || each.solved } : each);
  }
  return [...tries.values()];
}

export const writeTries = (tries: readonly Try[]): string[] => tries.map(wordOf);

export const triesOf = (game: string): Try[] => readTries((recall(key(game)) ?? '').split(' '));

export const keepTries = (game: string, tries: readonly Try[]): void => remember(key(game), writeTries(tries).join(' '));

/** A puzzle was answered. */
export const noteTry = (game: string, id: string, grade: number, right: boolean): void =>
  keepTries(game, readTries([...writeTries(triesOf(game)), wordOf({ id, grade, first: right, solved: right })]));

export const solvedOf = (game: string): ReadonlySet<string> =>
  new Set(triesOf(game).flatMap(({ id, solved }) => (solved ? id : [])));

/** How many puzzles of each grade were tried, and solved at the first try; the easiest first. */
export function triesByGrade(tries: readonly Try[]): Count[] {
  const counts = new Map<number, Count>();
  for (const { grade, first } of tries) {
    const count = counts.get(grade) ?? { what: String(grade), played: 0, won: 0 };
    counts.set(grade, count);
    count.played += 1;
    count.won += Number(first);
  }
  return [...counts].sort(([one], [other]) => one - other).map(([, count]) => count);
}

/** One's own grade: the hardest one of which at least half were solved at the first try, of three or more; null: none yet. */
export function ownGrade(tries: readonly Try[]): number | null {
  const reached = triesByGrade(tries).filter(({ played, won }) => played >= ENOUGH && 2 * won >= played).at(-1);
  return reached ? Number(reached.what) : null;
}
