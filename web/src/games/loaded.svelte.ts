/** The tables of games that have come so far. */
import { SvelteMap } from 'svelte/reactivity';

import { gameOf } from '.';
import type { GameTable, GameWords } from './game';
import { bringWords } from '../words/speech.svelte';
import type { Texts } from '../words/texts';

const loaded = new SvelteMap<string, GameTable>();

/** Have the table of a game. */
export async function loadTable(name: string): Promise<GameTable> {
  const known = loaded.get(name);
  if (known) return known;
  const table = await gameOf(name).table();
  if (table.says) await bringWords(table.says);
  loaded.set(name, table);
  return table;
}

/** The table of a game, if it has come by now. */
export const tableOf = (name: string | undefined): GameTable | null =>
  (name === undefined ? undefined : loaded.get(name)) ?? null;

/** How a game speaks, once its table has come. */
export const wordsOf = (name: string | undefined, texts: Texts): GameWords | null =>
  tableOf(name)?.words(texts) ?? null;
