/** The cards of Lockup as the game's files have them, or the files that somebody brought. */
import cards from 'virtual:cards';

import { brought } from '../../words/brought.svelte';
import { WORDS, type Cost, type Kind } from './types';

export type { Kind };
export const KINDS: readonly Kind[] = WORDS.Kind;
export const LOCATIONS = WORDS.Location;

export interface Item {
  value: number;
  cost: Cost;
  treasures?: string[];
  effects?: string[];
}

export interface Goon {
  type: string;
  suspicion: number;
  resource?: Kind;
  treasures?: string[];
  effects?: string[];
}

export interface Tome {
  code: string;
  timing: string;
}

export interface Goal {
  kind: 'leader' | 'instant' | 'final';
  metric: string;
  minimum?: number;
  stars?: number;
  per?: number;
}

export interface Trait {
  bonuses: [string, number][];
}

export interface Guard {
  colour: string;
  strength: number | 'power';
  draw?: boolean;
}

export interface Cards {
  items: Record<string, Item>;
  goons: Record<string, Goon>;
  tomes: Record<string, Tome>;
  goals: Record<string, Goal>;
  traits: Record<string, Trait>;
  guards: Record<string, Guard>;
}

/** Those of the box, which the rules tell of. */
export const STANDARD: Cards = cards;

// The server has read and checked what somebody brought.
const played = () => (brought()?.cards as unknown as Cards | undefined) ?? STANDARD;

/** Those that are played with. */
export const CARDS: Cards = {
  get items() {
    return played().items;
  },
  get goons() {
    return played().goons;
  },
  get tomes() {
    return played().tomes;
  },
  get goals() {
    return played().goals;
  },
  get traits() {
    return played().traits;
  },
  get guards() {
    return played().guards;
  },
};
