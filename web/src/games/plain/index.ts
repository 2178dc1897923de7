/** The table for games that the page has no folder for: no art, but everything can be seen and done. */
import type { Game } from '../game';
import { setup } from './setup';

export const plain = (game: string): Game => ({
  setup,
  table: async () => (await import('./table')).tableFor(game),
  rulebook: null,
});
