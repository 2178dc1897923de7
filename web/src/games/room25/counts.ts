/** How many of each room. */
import { colourOf, type Room25View } from './view';

export type Counts = Record<string, number>;

export const listOf = (some: Counts): string[] =>
  Object.entries(some).flatMap(([room, many]) => Array<string>(many).fill(room));

export function countsOf(rooms: readonly string[]): Counts {
  const counts: Counts = {};
  for (const room of rooms) counts[room] = (counts[room] ?? 0) + 1;
  return counts;
}

export const sumOf = (one: Counts, other: Counts): Counts =>
  countsOf([...listOf(one), ...listOf(other)]);

/** How many tiles of a kind still lie face down, of those that the complex has. */
export const stillHidden = (view: Room25View, room: string): number =>
  Math.max(0, (view.complex?.[room] ?? 0) - view.cells.filter((tile) => tile.room === room).length);

export const ofColour = (some: Counts, colour: string): number =>
  listOf(some).filter((room) => colourOf(room) === colour).length;

/** Whether free places, so many of each colour, are filled by these rooms. */
export const fills = (some: Counts, free: Counts): boolean =>
  Object.entries(free).every(([colour, number]) => ofColour(some, colour) === number);
