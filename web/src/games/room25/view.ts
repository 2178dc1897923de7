/** A view of Room 25 as the server tells it, and small facts about the board. */
import colours from 'virtual:rooms';

export type Colour = 'blue' | 'green' | 'yellow' | 'red';
export type Direction = 'n' | 'e' | 's' | 'w';

export interface Tile {
  tile: number;
  room: string | null;
  up: boolean;
  closed: boolean;
  lock: boolean;
  axis: 'ns' | 'ew' | null;
}

export interface Sheet {
  seat: number;
  at: string | null;
  alive: boolean;
  hidden: boolean;
  ready: boolean;
  tokens: number;
  played: string[];
  program: string[] | null;
  adrenaline: 'none' | 'held' | 'planned' | 'spent';
  lost: string[];
  reminder: string | null;
  reminder_free: boolean;
  role: 'guard' | 'prisoner' | null;
  revealed: boolean;
  armed: boolean;
  flood: number;
  paranoid?: boolean;
  stack: number;
  empties: number;
  team: string | null;
}

export interface Claim {
  seat: number;
  cell: string;
  tile: number;
  colour: Colour | 'safe';
}

export interface Room25View {
  game: 'room25';
  seat: number | null;
  mode: string;
  edition: string;
  level: string;
  madness: boolean;
  memory_aid: 'events_only' | 'board' | 'none';
  round: number;
  rounds: number;
  left: number;
  phase: 'clue' | 'programming' | 'cards' | 'action' | 'over';
  turn: number;
  acting: string | null;
  order: string[];
  cells: Tile[];
  knows: Record<string, string>;
  slid: Record<string, Direction>;
  robots: (string | null)[];
  characters: Record<string, Sheet>;
  complex: Record<string, number> | null;
  deck: { left: number; discard: string[]; open: string[] };
  jammed: boolean;
  key_used: boolean;
  room25_up: boolean;
  guards: number;
  claims: Claim[];
  said: { round: number; seat: number; text: string }[];
  asked: number[];
  over: boolean;
  winners: (string | number)[];
  reason: string | null;
}

export const TOKENS = ['look', 'move', 'push', 'control', 'special'] as const;
export const DIRECTIONS: readonly Direction[] = ['n', 'e', 's', 'w'];
export const COLUMNS = ['a', 'b', 'c', 'd', 'e'] as const;
export const ROWS = ['5', '4', '3', '2', '1'] as const;
export const CELLS: readonly string[] = ROWS.flatMap((row) => COLUMNS.map((col) => col + row));

/** Column and row of a cell, both from 0, a5 first. */
export function placeOf(cell: string): { col: number; row: number } {
  const number = CELLS.indexOf(cell);
  return { col: number % 5, row: Math.floor(number / 5) };
}

const STEPS: Record<Direction, [number, number]> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };

/** The cell beyond one side; null at the edge. */
export function beyond(cell: string, direction: Direction): string | null {
  const { col, row } = placeOf(cell);
  const [right, down] = STEPS[direction];
  const to = { col: col + right, row: row + down };
  if (to.col < 0 || to.col > 4 || to.row < 0 || to.row > 4) return null;
  return CELLS[to.row * 5 + to.col] ?? null;
}

/** The cells of a line: a column by its letter, a row by its number. */
export function lineCells(line: string): string[] {
  return CELLS.filter((cell) => cell.includes(line));
}

export function colourOf(room: string): Colour {
  return colours[room] ?? 'green';
}

/** What the board may show of face-down rooms: with a memory aid, or after the end. */
export function shownKnowledge(view: Room25View): Record<string, string> {
  return view.memory_aid === 'board' || view.over ? view.knows : {};
}

/** Nobody hides anything from these eyes: after the end, or in a replay that shows all. */
export const allOpen = (view: Room25View): boolean => view.seat === null || view.over;

/** The living characters in a cell, in turn order. */
export function peopleAt(view: Room25View, cell: string): string[] {
  const place = (who: string) => {
    const found = view.order.indexOf(who);
    return found < 0 ? view.order.length : found;
  };
  return Object.keys(view.characters)
    .filter((who) => view.characters[who]?.at === cell)
    .sort((one, other) => place(one) - place(other));
}

export function mine(view: Room25View): string[] {
  if (view.seat === null) return [];
  return Object.keys(view.characters).filter((who) => view.characters[who]?.seat === view.seat);
}

/** Somebody else of one's own team. */
export function isAlly(view: Room25View, who: string): boolean {
  const team = mine(view).map((one) => view.characters[one]?.team)[0] ?? null;
  const sheet = view.characters[who];
  return team !== null && sheet?.team === team && sheet.seat !== view.seat;
}

/** The first of a seat's characters stands for the player. */
export function figureOf(view: Room25View, seat: number): string | null {
  return Object.keys(view.characters).find((who) => view.characters[who]?.seat === seat) ?? null;
}
