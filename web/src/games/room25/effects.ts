/** What an event looks like on the board, beside the change that it makes. */
import type { Happened } from '../../link/protocol';
import { fallsOff, slideOf } from './staging';
import {
  detailsOf,
  placeOf,
  told,
  type Cell,
  type Direction,
  type Room25Events,
  type Room25View,
} from './view';

export interface Point {
  x: number;
  y: number;
}

export type Effect =
  /** A line from one cell to another. */
  | { kind: 'trail'; who: string; from: Point; to: Point; forced: boolean }
  /** Gone here, there again. */
  | { kind: 'warp'; who: string; from: Point; to: Point }
  /** The tile that fell off flies over the board to the other end. */
  | { kind: 'flight'; cell: string; from: Point; to: Point; out: Point; lift: Point }
  | { kind: 'eye'; at: Point; from: Point | null }
  /** For this seat's eyes only. */
  | { kind: 'peek'; room: string; at: Point }
  | { kind: 'death'; who: string; at: Point }
  /** Something changed in a cell: a lock, a barrier, a corridor. */
  | { kind: 'pulse'; at: Point; hue: 'alert' | 'good' | 'plain' }
  | { kind: 'burst'; at: Point }
  /** What somebody does, over the head. */
  | { kind: 'bubble'; who: string; sign: string; at: Point };

const corner = (cell: Cell): Point => {
  const { col, row } = placeOf(cell);
  return { x: col * 100, y: row * 100 };
};

const middle = (cell: Cell): Point => {
  const { x, y } = corner(cell);
  return { x: x + 50, y: y + 58 };
};

const OUT: Record<Direction, Point> = {
  n: { x: 0, y: -45 },
  e: { x: 45, y: 0 },
  s: { x: 0, y: 45 },
  w: { x: -45, y: 0 },
};

const HUES: Partial<Record<keyof Room25Events, 'alert' | 'good' | 'plain'>> = {
  locked: 'plain',
  unlocked: 'good',
  closed: 'alert',
  reopened: 'good',
  corridor: 'plain',
  turned_down: 'plain',
  emptied: 'plain',
  robot_placed: 'plain',
  reminded: 'plain',
  sabotaged: 'alert',
};
const BUBBLES: Partial<Record<keyof Room25Events, string>> = {
  adrenaline: 'adrenaline',
  adrenaline_lost: 'stop',
  recovered: 'adrenaline',
  hid: 'hidden',
  reappeared: 'look',
  refused: 'stop',
  lost: 'stop',
  nothing: 'stop',
  skipped: 'stop',
  program_lost: 'stop',
  mimicked: 'special',
};

/** The effect of an event; the view is the one right after it. */
export function effectOf(event: Happened, view: Room25View): Effect | null {
  const { kind, data } = told(event);
  const { who = '', cell } = detailsOf(event);
  const at = view.characters[who]?.at ?? null;
  switch (kind) {
    case 'moved':
      return { kind: 'trail', who, from: middle(data.from), to: middle(data.to), forced: false };
    case 'pushed':
    case 'robot_pushed':
    case 'called':
    case 'carried':
    case 'pulled':
      return { kind: 'trail', who, from: middle(data.from), to: middle(data.to), forced: true };
    case 'robot_moved':
      return { kind: 'trail', who: '', from: middle(data.from), to: middle(data.to), forced: false };
    case 'tunnelled':
    case 'returned':
      return { kind: 'warp', who, from: middle(data.from), to: middle(data.to) };
    case 'slid': {
      const { line, dir, out } = data;
      // What gets out does not fly back in.
      if (out) return null;
      const off = fallsOff(line, dir);
      const cell = slideOf(line, dir).get(off) ?? off;
      const lift = dir === 'n' || dir === 's' ? { x: -70, y: 0 } : { x: 0, y: -70 };
      return { kind: 'flight', cell, from: corner(off), to: corner(cell), out: OUT[dir], lift };
    }
    case 'looked':
      return { kind: 'eye', at: corner(data.cell), from: at ? middle(at) : null };
    case 'clue':
      return { kind: 'eye', at: corner(data.cell), from: null };
    case 'saw':
      return { kind: 'peek', room: data.room, at: corner(data.cell) };
    case 'died':
      return { kind: 'death', who, at: middle(data.cell) };
    case 'robot_destroyed':
      return { kind: 'burst', at: middle(data.cell) };
    case 'token':
    case 'drew':
      return at ? { kind: 'bubble', who, sign: data.token, at: middle(at) } : null;
  }
  const hue = HUES[kind];
  if (hue && cell) return { kind: 'pulse', at: corner(cell), hue };
  const sign = BUBBLES[kind];
  if (sign && at) return { kind: 'bubble', who, sign, at: middle(at) };
  return null;
}
