/** Marks on the slider of a replay: where rounds begin, and what was grave. */
import type { GameWords } from '../games/game';
import type { Happened } from '../link/protocol';

export interface Mark {
  number: number;
  /** A grave one is a death, a raid, the end. */
  grave: boolean;
}

/** One mark for a step, the graver one. */
export function marksOf(events: readonly Happened[], words: Pick<GameWords, 'tone'>): Mark[] {
  const marks = new Map<number, Mark>();
  for (const event of events) {
    const grave = words.tone(event) === 'alert';
    if (!grave && event.kind !== 'round') continue;
    const before = marks.get(event.number);
    if (!before?.grave) marks.set(event.number, { number: event.number, grave });
  }
  return [...marks.values()].sort((one, other) => one.number - other.number);
}
