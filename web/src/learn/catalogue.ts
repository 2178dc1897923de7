/** The lists of the rules pages: everything that has a name, with the anchor that others link to. */
import type { Texts } from '../words/texts';
import { lockupLists } from '../games/lockup/lists';
import { room25Lists } from '../games/room25/lists';
import type { LearnersTexts } from './words.svelte';

export interface Rulebook {
  tiles: Record<string, { count: number; ultimate: boolean }>;
  macCards: Record<string, { count: number; madness: boolean }>;
  /** The usual value of every switch; null: decided by the rest. */
  switches: Record<string, unknown>;
  /** What each edition reads otherwise. */
  editions: Record<string, Record<string, unknown>>;
  boards: Record<string, Board>;
  copies: Record<string, number>;
}

export interface Board {
  stars: number;
  power: number;
  suspicion: number;
  storage: number;
  bonuses: [string, number][];
}

/** What is drawn beside an entry. */
export interface Drawing {
  kind:
    | ('room' | 'character' | 'action' | 'mark' | 'colour')
    | ('location' | 'token' | 'cube' | 'sign' | 'crew' | 'guard');
  name: string;
}

export interface Entry {
  anchor: string;
  /** Other anchors that lead here. */
  also?: string[];
  title: string;
  /** Short facts beside the title. */
  tags?: string[];
  text: string;
  drawing?: Drawing;
}

export interface Group {
  title: string | null;
  entries: Entry[];
}

export type Lists = Record<string, () => Group[]>;

/** Every list of a game by its name. */
export function listsOf(game: string, texts: Texts, learnt: LearnersTexts): Lists {
  return game === 'lockup' ? lockupLists(texts, learnt) : room25Lists(texts, learnt);
}

export function capital(texts: Texts, word: string): string {
  return word.charAt(0).toLocaleUpperCase(texts.language) + word.slice(1);
}
