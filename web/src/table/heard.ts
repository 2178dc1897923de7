/** What was said at a table, as a conversation. */
import type { GameWords } from '../games/game';
import type { Happened, Line, View } from '../link/protocol';
import { isTalk } from './feed';

const LATEST = 60;

export interface Heard {
  key: string;
  number: number;
  who: string;
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
  const said = log.flatMap((event, place) => {
    if (!isTalk(words, event)) return [];
    const seat = typeof event.data['seat'] === 'number' ? event.data['seat'] : null;
    const who = seat === null ? '' : words.seat(seat, view) || nameOf(seat);
    return [{ key: `e${place}`, number: event.number, who, text: words.speech(event, view), seat }];
  });
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
