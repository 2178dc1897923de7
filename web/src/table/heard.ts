/** What was said at a table, as a conversation. */
import type { GameWords } from '../games/game';
import type { Happened, Line, View } from '../link/protocol';
import { isTalk } from './feed';

const LATEST = 60;

export interface Heard {
  key: string;
  number: number;
  /** Whose words: a name for chat; a phrase names its speaker itself. */
  who: string | null;
  text: string;
  seat: number | null;
}

export function heardOf(
  log: readonly Happened[],
  lines: readonly Line[],
  words: GameWords,
  view: View,
  nameOf: (seat: number) => string,
): Heard[] {
  const said = log.flatMap((event, place) =>
    isTalk(words, event)
      ? [
          {
            key: `e${place}`,
            number: event.number,
            who: null,
            text: words.sentence(event, view),
            seat: typeof event.data['seat'] === 'number' ? event.data['seat'] : null,
          },
        ]
      : [],
  );
  const all = [...said, ...chatsOf(lines, nameOf)];
  return all.sort((one, other) => one.number - other.number).slice(-LATEST);
}

/** What was said freely. */
export function chatsOf(lines: readonly Line[], nameOf: (seat: number) => string): Heard[] {
  return lines
    .filter((line) => line.kind === 'chat')
    .map((line) => ({
      key: `l${line.line}`,
      number: line.number + 0.5,
      who: line.name ?? (line.seat === null ? '' : nameOf(line.seat)),
      text: line.text,
      seat: line.seat,
    }));
}
