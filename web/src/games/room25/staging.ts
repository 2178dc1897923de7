/**
 * The view right after one event, as far as the event tells.
 *
 * A step of the table can hold many events. The page shows them one after another: each changes
 * what is seen, and after the last one the view that the server told takes over.
 */
import type { Happened } from '../../link/protocol';
import {
  beyond,
  CELLS,
  lineCells,
  told,
  type Cell,
  type Character,
  type Direction,
  type Line,
  type Room25Events,
  type Room25View,
  type Sheet,
  type Tile,
} from './view';

type Changes = {
  [Kind in keyof Room25Events]?: (view: Room25View, data: Room25Events[Kind]) => Room25View;
};

function sheet(view: Room25View, who: Character, some: Partial<Sheet>): Room25View {
  const old = view.characters[who];
  if (!old) return view;
  return { ...view, characters: { ...view.characters, [who]: { ...old, ...some } } };
}

function tile(view: Room25View, cell: Cell, some: Partial<Tile>): Room25View {
  const place = CELLS.indexOf(cell);
  const cells = view.cells.map((old, number) => (number === place ? { ...old, ...some } : old));
  return { ...view, cells };
}

function robot(view: Room25View, number: number, at: Cell | null): Room25View {
  const robots = [...view.robots];
  robots[number - 1] = at;
  return { ...view, robots };
}

/** Where the tile of each cell goes to, and all that lies or stands on it. */
function shift(view: Room25View, goes: ReadonlyMap<string, string>): Room25View {
  const to = (cell: string) => goes.get(cell) ?? cell;
  const go = (cell: string | null) => (cell === null ? null : to(cell));
  const cells = [...view.cells];
  view.cells.forEach((each, number) => (cells[CELLS.indexOf(to(CELLS[number] ?? ''))] = each));
  const characters: Record<string, Sheet> = {};
  for (const [who, old] of Object.entries(view.characters)) {
    characters[who] = { ...old, at: go(old.at), reminder: go(old.reminder) };
  }
  return {
    ...view,
    cells,
    characters,
    robots: view.robots.map(go),
    claims: view.claims.map((claim) => ({ ...claim, cell: to(claim.cell) })),
    knows: Object.fromEntries(Object.entries(view.knows).map(([cell, room]) => [to(cell), room])),
  };
}

const OPPOSITE: Record<Direction, Direction> = { n: 's', e: 'w', s: 'n', w: 'e' };

/** The cell that falls off when a line slides; its tile comes back at the other end. */
export function fallsOff(line: Line, direction: Direction): string {
  return lineCells(line).find((cell) => beyond(cell, direction) === null) ?? '';
}

/** Where each tile of a sliding line goes to. */
export function slideOf(line: Line, direction: Direction): Map<string, string> {
  const first = lineCells(line).find((cell) => beyond(cell, OPPOSITE[direction]) === null) ?? '';
  return new Map(lineCells(line).map((cell) => [cell, beyond(cell, direction) ?? first]));
}

const goes = (view: Room25View, { who, to }: { who: Character; to: Cell }): Room25View =>
  sheet(view, who, { at: to });

const CHANGES: Changes = {
  round: (view, { left }) => ({ ...view, left }),
  timer: (view, { left }) => ({ ...view, left }),
  alarm: (view, { left }) => ({ ...view, left }),
  programmed: (view, { who, tokens }) => sheet(view, who, { ready: true, tokens }),
  turn: (view, { number }) => ({ ...view, phase: 'action', turn: number, acting: null }),
  token: (view, { who, token }) => {
    const old = view.characters[who];
    if (!old) return view;
    const place = old.program?.indexOf(token) ?? -1;
    // Whoever reveals a token is the one who is waited for.
    return sheet({ ...view, acting: who, asked: [old.seat] }, who, {
      played: [...old.played, token],
      tokens: Math.max(0, old.tokens - 1),
      program: old.program?.filter((_each, number) => number !== place) ?? null,
    });
  },
  moved: goes,
  pushed: goes,
  robot_pushed: goes,
  called: goes,
  carried: goes,
  pulled: goes,
  tunnelled: goes,
  returned: goes,
  placed: (view, { who, cell }) => sheet(view, who, { at: cell }),
  died: (view, { who }) => sheet(view, who, { alive: false, at: null }),
  revived: (view, { who, cell }) => sheet(view, who, { alive: true, at: cell }),
  hid: (view, { who }) => sheet(view, who, { hidden: true }),
  reappeared: (view, { who }) => sheet(view, who, { hidden: false }),
  paranoid: (view, { who }) => sheet(view, who, { paranoid: true }),
  calm: (view, { who }) => sheet(view, who, { paranoid: false }),
  adrenaline: (view, { who }) => sheet({ ...view, acting: who }, who, { adrenaline: 'spent' }),
  adrenaline_lost: (view, { who }) => sheet(view, who, { adrenaline: 'spent' }),
  recovered: (view, { who }) => sheet(view, who, { adrenaline: 'held' }),
  unmasked: (view, { who, role }) => sheet(view, who, { role, revealed: true }),
  role: (view, { who, role }) => sheet(view, who, { role, revealed: true }),
  revealed: (view, { cell, room }) => tile(view, cell, { up: true, room }),
  emptied: (view, { cell }) =>
    tile(view, cell, { up: true, room: 'empty', axis: null, closed: false }),
  turned_down: (view, { cell }) => tile(view, cell, { up: false, room: null, axis: null }),
  closed: (view, { cell }) => tile(view, cell, { closed: true }),
  reopened: (view, { cell }) => tile(view, cell, { closed: false }),
  locked: (view, { cell }) => tile(view, cell, { lock: true }),
  unlocked: (view, { cell }) => tile(view, cell, { lock: false }),
  corridor: (view, { cell, axis }) => tile(view, cell, { axis }),
  robot_placed: (view, { robot: number, cell }) => robot(view, number, cell),
  robot_moved: (view, { robot: number, to }) => robot(view, number, to),
  robot_destroyed: (view, { robot: number }) => robot(view, number, null),
  slid: (view, { line, dir, out }) => {
    const moved = shift(view, slideOf(line, dir));
    return { ...moved, slid: { ...view.slid, [line]: dir }, way_out: out ? dir : view.way_out };
  },
  swapped: (view, { cell, other }) =>
    shift(
      view,
      new Map([
        [cell, other],
        [other, cell],
      ]),
    ),
};

const changed = <Kind extends keyof Room25Events>(
  view: Room25View,
  kind: Kind,
  data: Room25Events[Kind],
): Room25View => CHANGES[kind]?.(view, data) ?? view;

/** What is seen right after an event. */
export function after(view: Room25View, event: Happened): Room25View {
  const { kind, data } = told(event);
  return changed(view, kind, data);
}
