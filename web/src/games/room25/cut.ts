/** Which part of the board a cut shows, and what is drawn over it. */
import type { Found, GameEnding } from '../../link/protocol';
import { CELLS, detailsOf, placeOf, type Cell, type Character, type Direction, type Room25View } from './view';

export interface Cut {
  /** The cells that are shown, row by row. */
  rows: Cell[][];
  /** Who died, and where. */
  fallen: { who: Character; cell: Cell } | null;
  /** The way that led there. */
  way: { from: Cell; to: Cell } | null;
  /** The slide that was missing, or by which Room 25 left. */
  slide: { cell: Cell; dir: Direction } | null;
}

const SIZE = 3;

const find = (ending: GameEnding, ...kinds: string[]): Found | undefined =>
  [...(ending.headline ? [ending.headline] : []), ...ending.findings].find(({ kind }) =>
    kinds.includes(kind),
  );

const told = (found: Found) => detailsOf({ ...found, number: 0 });

/** Where Room 25 lies, if anybody may know. */
export function exitOf(view: Room25View): Cell | null {
  const up = view.cells.findIndex((tile) => tile.room === 'room_25');
  if (up >= 0) return CELLS[up] ?? null;
  return Object.keys(view.knows).find((cell) => view.knows[cell] === 'room_25') ?? null;
}

/** The cut around what decided the game; null: there is no such place. */
export function cutOf(view: Room25View, ending: GameEnding): Cut | null {
  const died = find(ending, 'died');
  const where = find(ending, 'where');
  const entered = find(ending, 'went_in', 'pushed_in', 'came_in');
  const slid = find(ending, 'short_slides', 'slid_out');
  const exit = exitOf(view);
  const at = where ? told(where).cell : exit;
  if (!at) return null;
  const from = entered ? told(entered).from : null;
  return {
    rows: around(at, from ?? at),
    fallen: died && where ? { who: told(died).who ?? '', cell: at } : null,
    way: from && from !== at ? { from, to: at } : null,
    slide: !where && slid && exit ? { cell: exit, dir: told(slid).dir ?? 'n' } : null,
  };
}

/** Nine cells with this one, and the other if it is beside it, as near to the middle as they fit. */
function around(cell: Cell, other: Cell): Cell[][] {
  const [one, two] = [placeOf(cell), placeOf(other)];
  const from = (first: number, second: number) => {
    const low = Math.max(0, Math.min(first - 1, 5 - SIZE));
    return second < low ? second : second > low + SIZE - 1 ? second - SIZE + 1 : low;
  };
  const [left, top] = [from(one.col, two.col), from(one.row, two.row)];
  return Array.from({ length: SIZE }, (_, row) => CELLS.slice((top + row) * 5 + left, (top + row) * 5 + left + SIZE));
}
