/** What crosses the wire; see docs/server.md. */

export interface Choice {
  option: number;
  text: string;
}

export interface Happened {
  kind: string;
  data: Record<string, unknown>;
  number: number;
}

export interface Decision {
  kind: string;
  about: string;
  options: Choice[];
}

export interface Clock {
  seat: number;
  running: boolean;
  decision: number;
  bank: number;
}

export type View = Record<string, unknown>;

export interface Told {
  type: 'told';
  number: number;
  whole: boolean;
  missed?: boolean;
  events: Happened[];
  view: View;
  decision: Decision | null;
  may: Choice[];
  can_take_back: boolean;
  clocks: Clock[];
}

export interface Line {
  type?: 'line';
  line: number;
  number: number;
  kind: 'chat' | 'relieved' | 'returned' | 'took_back' | 'started' | 'ended';
  seat: number | null;
  text: string;
  at: number;
}

export interface Seat {
  seat: number;
  name: string | null;
  bot: string | null;
  here: boolean;
  relieved: boolean;
  host: boolean;
}

export type ClockKind =
  | { kind: 'none' }
  | { kind: 'live'; decision: number; bank: number }
  | { kind: 'days'; days: number };

export interface Outcome {
  winners: (string | number)[];
  reason: string;
  scores: number[];
}

export interface Brief {
  id: string;
  game: string;
  state: 'open' | 'playing' | 'over';
  config: Record<string, unknown>;
  seats: Seat[];
  talk: 'structured' | 'free';
  clock: ClockKind;
  created: number;
  seat?: number | null;
  waiting?: boolean;
}

export interface Info extends Brief {
  takeover: number | null;
  pace: number;
  spectators: boolean;
  listed: boolean;
  watching: number;
  commitment: string;
  started: number | null;
  ended: number | null;
  next: string | null;
  outcome: Outcome | null;
}

export interface Welcome {
  type: 'welcome';
  table: Info;
  seat: number | null;
  host: boolean;
  notes: Record<string, string>;
  lines: Line[];
  told: Told | null;
}

export type FromServer =
  | Welcome
  | Told
  | { type: 'phrases'; number: number; options: Choice[] }
  | { type: 'done'; id: string; number: number }
  | { type: 'error'; id: string | null; code: string; text: string }
  | { type: 'table'; table: Info }
  | (Line & { type: 'line' })
  | { type: 'note'; key: string; text: string }
  | { type: 'pong' }
  | { type: 'bye'; code: string };

/** Commands without their id, which the link gives them. */
export type Wish =
  | { type: 'choose'; number: number; option: number }
  | { type: 'say'; number: number; option: number }
  | { type: 'chat'; text: string }
  | { type: 'note'; key: string; text: string }
  | { type: 'take_back'; number: number }
  | { type: 'back' }
  | { type: 'leave' }
  | { type: 'seat'; seat: number; bot: string | null }
  | { type: 'swap'; seat: number; other: number }
  | { type: 'kick'; seat: number }
  | { type: 'start' }
  | { type: 'rematch' };

export type Command = Wish & { id: string };

export interface Frame {
  number: number;
  seat: number | null;
  text: string | null;
  events: Happened[];
  views?: Record<string, View>;
}

export interface Course {
  number: number;
  over: boolean;
  frames: Frame[];
}

export interface GameInfo {
  name: string;
  modes: Record<string, number[]>;
  bots: string[];
  rules_version: number;
}
