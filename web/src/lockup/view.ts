/** A view of Lockup as the server tells it. */
import type { Kind } from './cards';

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
    leader: string;
    leader_holder: number | null;
    instant: string | null;
    instant_taken: number | null;
    final: string;
  };
  supply: Record<string, number>;
  decks: Record<string, number>;
  crews: Crew[];
  ranking: { seat: number; strength: number }[] | null;
  peeked: { location: string; seat: number; token: string }[];
  sunk: string[];
  claims: { seat: number; location: string; token: string }[];
  said: { round: number; seat: number; text: string }[];
  asked: number[];
  over: boolean;
  winners: number[];
  scores: number[] | null;
  reason: string | null;
}

export const count = (things: readonly unknown[] | number | null | undefined): number =>
  typeof things === 'number' ? things : (things?.length ?? 0);

export const open = (things: string[] | number | null | undefined): string[] =>
  Array.isArray(things) ? things : [];

export function myCrew(view: LockupView): Crew | null {
  return view.seat === null ? null : (view.crews[view.seat] ?? null);
}
