/** Small facts about the board and a view of Room 25; the types of views are in `types.ts`. */
import colours from 'virtual:rooms';

import type { Happened } from '../../link/protocol';
import {
  WORDS,
  type Cell,
  type Character,
  type Details,
  type Direction,
  type Line,
  type Room,
  type Room25Event,
  type Room25View,
} from './types';

export type * from './types';

export type Colour = 'blue' | 'green' | 'yellow' | 'red';

/** An event with the details of its kind. */
export const told = (event: Happened): Room25Event => event as unknown as Room25Event;

/** The details of an event of any kind, as far as it has them. */
export const detailsOf = (event: Happened): Details => event.data as Details;

/** Whether characters have abilities of their own; in a basic game they have none. */
export const specials = (view: Room25View): boolean => view.level !== 'basic';

export const TOKENS = WORDS.Token;
export const COLUMNS = ['a', 'b', 'c', 'd', 'e'] as const;
export const ROWS = ['5', '4', '3', '2', '1'] as const;
export const CELLS: readonly Cell[] = ROWS.flatMap((row) => COLUMNS.map((col) => col + row));

/** Column and row of a cell, both from 0, a5 first. */
export function placeOf(cell: Cell): { col: number; row: number } {
  const number = CELLS.indexOf(cell);
  return { col: number % 5, row: Math.floor(number / 5) };
}

/** The way a direction points on the board. */
export const ARROWS: Readonly<Record<string, string>> = { n: '↑', s: '↓', e: '→', w: '←' };

const STEPS: Record<Direction, [number, number]> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };

/** The cell beyond one side; null at the edge. */
export function beyond(cell: Cell, direction: Direction): Cell | null {
  const { col, row } = placeOf(cell);
  const [right, down] = STEPS[direction];
  const to = { col: col + right, row: row + down };
  if (to.col < 0 || to.col > 4 || to.row < 0 || to.row > 4) return null;
  return CELLS[to.row * 5 + to.col] ?? null;
}

/**
 * Where Room 25 is after an escape: it left over the edge that it was slid over, and lies beyond it,
 * while the table still keeps it in the cell where it would have come in again.
 */
export function exitOf(view: Room25View): { cell: Cell; right: number; down: number } | null {
  if (view.way_out === null) return null;
  const place = view.cells.findIndex(({ room }) => room === 'room_25');
  const [right, down] = STEPS[view.way_out];
  return place < 0 ? null : { cell: CELLS[place] ?? '', right, down };
}

/** The cells of a line: a column by its letter, a row by its number. */
export function lineCells(line: Line): Cell[] {
  return CELLS.filter((cell) => cell.includes(line));
}

export function colourOf(room: Room): Colour {
  return colours[room] ?? 'green';
}

/** What the board may show of face-down rooms: with a memory aid, or after the end. */
export function shownKnowledge(view: Room25View): Record<Cell, Room> {
  return view.memory_aid === 'board' || view.over ? view.knows : {};
}

/** Nobody hides anything from these eyes: after the end, or in a replay that shows all. */
export const allOpen = (view: Room25View): boolean => view.seat === null || view.over;

/** The living characters in a cell, in turn order. */
export function peopleAt(view: Room25View, cell: Cell): Character[] {
  const place = (who: Character) => {
    const found = view.order.indexOf(who);
    return found < 0 ? view.order.length : found;
  };
  return Object.keys(view.characters)
    .filter((who) => view.characters[who]?.at === cell)
    .sort((one, other) => place(one) - place(other));
}

export function mine(view: Room25View): Character[] {
  if (view.seat === null) return [];
  return Object.keys(view.characters).filter((who) => view.characters[who]?.seat === view.seat);
}

/** Somebody else of one's own team. */
export function isAlly(view: Room25View, who: Character): boolean {
  const team = mine(view).map((one) => view.characters[one]?.team)[0] ?? null;
  const sheet = view.characters[who];
  return team !== null && sheet?.team === team && sheet.seat !== view.seat;
}

/** The first of a seat's characters stands for the player. */
export function figureOf(view: Room25View, seat: number): Character | null {
  return Object.keys(view.characters).find((who) => view.characters[who]?.seat === seat) ?? null;
}
