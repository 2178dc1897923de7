/** What a host of Lockup chooses. */
import type { Setup } from '../game';
import Emblem from './Emblem.svelte';

export const setup: Setup = {
  Emblem,
  cover: async () => (await import('./Cover.svelte')).default,
  lobby: async () => (await import('./lobby')).lobby,
  tint: '#b98549',
  paces: [0.2, 0.8, 2],
  fields: null,
  score: ({ scores }, seat, texts) => texts.say('star-count', { count: scores[seat] ?? 0 }),
};
