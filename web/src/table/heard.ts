/** What was said at a table, as a conversation. */
import type { Happened, Line, View } from '../link/protocol';
import type { Face } from './face';

const TALK = new Set(['claim', 'accuse', 'plan', 'agree', 'deny']);
const LATEST = 60;

export const isTalk = (kind: string): boolean => TALK.has(kind);

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
  face: Face<View>,
  view: View,
  nameOf: (seat: number) => string,
): Heard[] {
  const said = log.flatMap((event, place) =>
    isTalk(event.kind)
      ? [
          {
            key: `e${place}`,
            number: event.number,
            who: null,
            text: face.sentence(event, view),
            seat: typeof event.data['seat'] === 'number' ? event.data['seat'] : null,
          },
        ]
      : [],
  );
  const chats = lines
    .filter((line) => line.kind === 'chat')
    .map((line) => ({
      key: `l${line.line}`,
      number: line.number + 0.5,
      who: line.name ?? (line.seat === null ? '' : nameOf(line.seat)),
      text: line.text,
      seat: line.seat,
    }));
  return [...said, ...chats].sort((one, other) => one.number - other.number).slice(-LATEST);
}
