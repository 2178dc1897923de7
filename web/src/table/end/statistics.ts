/** The game in figures. */
import type { GameWords } from '../../games/game';
import type { Frame, View } from '../../link/protocol';
import { isTalk } from '../feed';

/** The text of a frame in which somebody took the last answer back. */
const TAKE_BACK = 'take back';

export interface Figures {
  rounds: number;
  /** How often each kind of event happened. */
  events: Readonly<Record<string, number>>;
  choices: number;
  said: number;
  /** By seat: how many choices, and how long a person thought about them. */
  seats: { choices: number; seconds: number; longest: number }[];
}

export function figuresOf(
  frames: readonly Frame[],
  end: View,
  seats: number,
  words: GameWords,
): Figures {
  const events: Record<string, number> = {};
  const figures: Figures = {
    // When the countdown has run out, the next round has a number, but is not played.
    rounds: Math.min(Number(end['round'] ?? 0), Number(end['rounds'] ?? Infinity)),
    events,
    choices: 0,
    said: 0,
    seats: Array.from({ length: seats }, () => ({ choices: 0, seconds: 0, longest: 0 })),
  };
  for (const frame of frames) {
    for (const { kind } of frame.events) events[kind] = (events[kind] ?? 0) + 1;
    if (frame.seat === null) continue;
    if (frame.text === TAKE_BACK) {
      // What was taken back is no choice, though it was thought about.
      figures.choices -= 1;
      const seat = figures.seats[frame.seat];
      if (seat) seat.choices -= 1;
      continue;
    }
    if (frame.events.length > 0 && frame.events.every((event) => isTalk(words, event))) {
      figures.said += 1;
      continue;
    }
    figures.choices += 1;
    const seat = figures.seats[frame.seat];
    if (!seat) continue;
    const spent = frame.bot ? 0 : (frame.spent ?? 0);
    seat.choices += 1;
    seat.seconds += spent;
    seat.longest = Math.max(seat.longest, spent);
  }
  return figures;
}
