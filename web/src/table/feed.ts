/** One feed of what was said and done: lines made of events and of what the house says. */
import type { FeedPlan, GameWords } from '../games/game';
import type { Happened, Line, View } from '../link/protocol';
import type { Tone } from '../words/wording';

export interface FeedEntry {
  /** The same wherever the log of these eyes is shown. */
  key: string;
  /** The position that it led to; what the house says comes behind it. */
  number: number;
  text: string;
  tone: Tone | 'house';
  talk: boolean;
  /** Who speaks, where it is speech. */
  seat: number | null;
  /** What a speaker without a seat of the game is called. */
  name: string | null;
  /** What it is about, for its sign; nothing: the house. */
  event: Happened | null;
}

/** Whether an event is something that was said: games tell that by its tone. */
export const isTalk = (words: GameWords, event: Happened): boolean => words.tone(event) === 'talk';

/** What happened, for those who listen: sentences with their speakers, and nothing that the feed leaves out. */
export function aloud(
  events: readonly Happened[],
  words: GameWords,
  view: View,
  plan: FeedPlan | null,
): string {
  return events
    .filter((event, place) => !plan?.hidden(event, events[place - 1] ?? null))
    .map((event) => words.sentence(event, view))
    .join(' ');
}

export function feedOf(
  log: readonly Happened[],
  lines: readonly Line[],
  words: GameWords,
  view: View,
  plan: FeedPlan | null,
  houseText: (line: Line) => string,
): FeedEntry[] {
  const entries: FeedEntry[] = [];
  let folding = false;
  let number = -1;
  let nth = 0;
  let before: Happened | null = null;
  for (const event of log) {
    nth = event.number === number ? nth + 1 : 0;
    number = event.number;
    const hidden = plan?.hidden(event, before) ?? false;
    const last = entries.at(-1);
    const merged: Happened | null =
      last?.event && last.event === before ? (plan?.merged?.(last.event, event) ?? null) : null;
    before = event;
    if (merged && last) {
      last.text = words.sentence(merged, view);
      before = last.event = merged;
      continue;
    }
    if (hidden) continue;
    const fold = plan?.fold(event) ?? null;
    if (plan && folding && last && (fold === 'extends' || fold === 'joins')) {
      const more = plan.folded(event, view, words);
      if (more) last.text = `${last.text} ${more}`;
      continue;
    }
    folding = fold === 'opens' || fold === 'extends';
    const talk = isTalk(words, event);
    const seat = event.data['seat'];
    entries.push({
      key: `${number}.${nth}`,
      number,
      text: talk
        ? words.speech(event, view)
        : folding && plan?.opening
          ? plan.opening(event, view, words)
          : words.sentence(event, view),
      tone: words.tone(event),
      talk,
      seat: talk && typeof seat === 'number' ? seat : null,
      name: null,
      event,
    });
  }
  for (const line of lines) {
    const talk = line.kind === 'chat';
    entries.push({
      key: `l${line.line}`,
      number: line.number + 0.5,
      text: talk ? line.text : houseText(line),
      tone: talk ? 'talk' : 'house',
      talk,
      seat: talk ? line.seat : null,
      name: talk ? line.name : null,
      event: null,
    });
  }
  return entries.sort((one, other) => one.number - other.number);
}
