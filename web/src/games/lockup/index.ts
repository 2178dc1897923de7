/** Lockup on the page. */
import type { Game } from '../game';
import { setup } from './setup';
import './colours.css';

export const lockup: Game = {
  setup,
  table: async () => (await import('./table')).table,
  rulebook: async () => (await import('./rulebook')).rulebook,
};
