/** A view of Lockup as the server tells it. */
import { KINDS, type Kind } from './cards';

export type Cubes = Partial<Record<Kind, number>>;

export interface Pile {
  seat: number;
  up: string[];
  down: number;
  mine: string[] | null;
}

export interface Location {
  suspicion: number;
  cubes: Cubes;
  goon: string | null;
  tokens: Pile[];
  guards: { up: string[]; down: number };
}

export interface Crew {
  seat: number;
  crew: string;
  stars: number;
  power: number;
  suspicion: number;
  cubes: Cubes;
  storage: number;
  items: string[];
  reserved: string[] | number;
  goons: string[];
  tomes: string[] | number;
  cell: string[] | number;
  passed: boolean;
  closed: string[];
  face_down_left: number;
  trait: string | null;
  offered: string[] | number | null;
}

export interface Place {
  seat: number;
  strength: number;
}

export interface LockupView {
  game: 'lockup';
  seat: number | null;
  seats: number;
  solo: string | null;
  advanced: boolean;
  round: number;
  phase: 'setup' | 'roll_call' | 'lights_out' | 'patrol' | 'final' | 'over';
  location: string | null;
  first: number;
  acting: number | null;
  locations: Record<string, Location>;
  display: (string | null)[];
  goals: {
    leader: string | null;
    leader_holder: number | null;
    instant: string | null;
    instant_taken: number | null;
    final: string | null;
  };
  supply: Record<string, number>;
  decks: Record<string, number>;
  goon_discard: string[];
  tome_discard: string[];
  guards_used: string[];
  locations_used: string[];
  crews: Crew[];
  ranking: Place[] | null;
  /** Cards in hand to choose from. */
  drawn: string[];
  /** Where this seat is placing tokens. */
  assigning: string | null;
  peeked: { location: string; seat: number; token: string }[];
  sunk: string[];
  claims: { seat: number; location: string; token: string }[];
  said: { round: number; seat: number; text: string }[];
  asked: number[];
  over: boolean;
  winners: number[];
  scores: number[] | null;
  /** Between the events of a raid: whose boards are about to be swept. */
  searched?: 'everybody' | 'guards';
  reason: string | null;
}

export const ROUNDS = 6;

export const count = (things: readonly unknown[] | number | null | undefined): number =>
  typeof things === 'number' ? things : (things?.length ?? 0);

export const open = (things: string[] | number | null | undefined): string[] =>
  Array.isArray(things) ? things : [];

export const sum = (cubes: Cubes): number =>
  KINDS.reduce((total, kind) => total + (cubes[kind] ?? 0), 0);

export function myCrew(view: LockupView): Crew | null {
  return view.seat === null ? null : (view.crews[view.seat] ?? null);
}

/** The guards play like a second crew, but are nobody's seat. */
export const isGuards = (crew: Crew): boolean => crew.crew === 'guards';

/** How many play; the rules count the guards as one. */
export const players = (view: LockupView): number => view.crews.length;

/** The tokens of a pile that this seat knows although they lie face down. */
export function knownDown(view: LockupView, location: string, pile: Pile): string[] {
  if (pile.mine) return pile.mine;
  return view.peeked
    .filter((seen) => seen.seat === pile.seat && seen.location === location)
    .map((seen) => seen.token);
}

export const crewOf = (view: LockupView, seat: number): string =>
  view.crews[seat]?.crew ?? 'guards';
