/** The plain table. */
import type { GameTable } from '../game';
import Table from './Table.svelte';
import { PlainWords } from './words';

export const tableFor = (game: string): GameTable => ({
  Table,
  words: (texts) => new PlainWords(game, texts),
  staging: null,
  scene: null,
  Scene: null,
  sounds: {},
  talk: null,
  feed: null,
  wide: 1000,
  ending: async () => (await import('./ending')).ending,
});
