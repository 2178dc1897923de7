/** What an event looks like on the board, beside the change that it makes. */
import type { Happened } from '../../link/protocol';
import { fallsOff, slideOf } from './staging';
import { placeOf, type Direction, type Room25View } from './view';

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

const corner = (cell: unknown): Point => {
  const { col, row } = placeOf(String(cell));
  return { x: col * 100, y: row * 100 };
};

const middle = (cell: unknown): Point => {
  const { x, y } = corner(cell);
  return { x: x + 50, y: y + 58 };
};

const OUT: Record<Direction, Point> = {
  n: { x: 0, y: -45 },
  e: { x: 45, y: 0 },
  s: { x: 0, y: 45 },
  w: { x: -45, y: 0 },
};

const FORCED = new Set(['pushed', 'robot_pushed', 'called', 'carried', 'pulled']);
const HUES: Record<string, 'alert' | 'good' | 'plain'> = {
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
const BUBBLES: Record<string, string> = {
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
  const { kind, data } = event;
  const who = String(data['who'] ?? '');
  const at = view.characters[who]?.at ?? null;
  if (kind === 'moved' || FORCED.has(kind)) {
    const forced = FORCED.has(kind);
    return { kind: 'trail', who, from: middle(data['from']), to: middle(data['to']), forced };
  }
  switch (kind) {
    case 'robot_moved':
      return { kind: 'trail', who: '', from: middle(data['from']), to: middle(data['to']), forced: false };
    case 'tunnelled':
      return { kind: 'warp', who, from: middle(data['from']), to: middle(data['to']) };
    case 'returned':
      return { kind: 'warp', who, from: middle(data['from']), to: middle(at ?? 'c3') };
    case 'slid': {
      const line = String(data['line']);
      const direction = data['dir'] as Direction;
      const off = fallsOff(line, direction);
      const cell = slideOf(line, direction).get(off) ?? off;
      const lift = direction === 'n' || direction === 's' ? { x: -70, y: 0 } : { x: 0, y: -70 };
      return { kind: 'flight', cell, from: corner(off), to: corner(cell), out: OUT[direction], lift };
    }
    case 'looked':
      return { kind: 'eye', at: corner(data['cell']), from: at ? middle(at) : null };
    case 'clue':
      return { kind: 'eye', at: corner(data['cell']), from: null };
    case 'saw':
      return { kind: 'peek', room: String(data['room']), at: corner(data['cell']) };
    case 'died':
      return { kind: 'death', who, at: middle(data['cell']) };
    case 'robot_destroyed':
      return { kind: 'burst', at: middle(data['cell']) };
    case 'token':
    case 'drew':
      return at ? { kind: 'bubble', who, sign: String(data['token']), at: middle(at) } : null;
  }
  const hue = HUES[kind];
  if (hue) return { kind: 'pulse', at: corner(data['cell']), hue };
  const sign = BUBBLES[kind];
  if (sign && at) return { kind: 'bubble', who, sign, at: middle(at) };
  return null;
}
