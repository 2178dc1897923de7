/** Marks on the slider of a replay: where rounds begin, what was grave, and who lied. */
import type { GameWords } from '../games/game';
import type { Happened } from '../link/protocol';

export interface Mark {
  number: number;
  /** A grave one is a death, a raid, the end. */
  grave: boolean;
  /** Something was said that was not true. */
  lie: boolean;
}

/** One mark for a step, the graver one; lies are known once the game is over. */
export function marksOf(
  events: readonly Happened[],
  words: Pick<GameWords, 'tone'>,
  lies: readonly number[] = [],
): Mark[] {
  const marks = new Map<number, Mark>();
  for (const event of events) {
    const grave = words.tone(event) === 'alert' || event.kind === 'over';
    if (!grave && event.kind !== 'round') continue;
    const before = marks.get(event.number);
    if (!before?.grave) marks.set(event.number, { number: event.number, grave, lie: false });
  }
  for (const number of lies) {
    if (!marks.get(number)?.grave) marks.set(number, { number, grave: false, lie: true });
  }
  return [...marks.values()].sort((one, other) => one.number - other.number);
}
