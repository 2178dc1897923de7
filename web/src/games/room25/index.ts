/** Room 25 on the page. */
import type { Game } from '../game';
import { setup } from './setup';

export const room25: Game = {
  setup,
  table: async () => (await import('./table')).table,
  rulebook: async () => (await import('./rulebook')).rulebook,
};
