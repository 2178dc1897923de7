/** The game in figures. */
import type { Frame, View } from '../../link/protocol';

export interface Figures {
  rounds: number;
  deaths: number;
  choices: number;
  said: number;
  /** By seat: how many choices, and how long a person thought about them. */
  seats: { choices: number; seconds: number; longest: number }[];
}

const TALK = new Set(['claim', 'accuse', 'plan', 'agree', 'deny']);

export function figuresOf(frames: readonly Frame[], end: View, seats: number): Figures {
  const figures: Figures = {
    // When the countdown has run out, the next round has a number, but is not played.
    rounds: Math.min(Number(end['round'] ?? 0), Number(end['rounds'] ?? Infinity)),
    deaths: 0,
    choices: 0,
    said: 0,
    seats: Array.from({ length: seats }, () => ({ choices: 0, seconds: 0, longest: 0 })),
  };
  for (const frame of frames) {
    const kinds = frame.events.map((event) => event.kind);
    figures.deaths += kinds.filter((kind) => kind === 'died').length;
    if (frame.seat === null) continue;
    if (kinds.length > 0 && kinds.every((kind) => TALK.has(kind))) {
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
