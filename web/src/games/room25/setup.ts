/** What a host of Room 25 chooses. */
import type { Setup } from '../game';
import Emblem from './Emblem.svelte';

export const setup: Setup = {
  Emblem,
  cover: async () => (await import('./Cover.svelte')).default,
  lobby: async () => (await import('./lobby')).lobby,
  tint: '#4aa8ff',
  paces: [0.4, 1.4, 2.5],
  fields: {
    keys: ['edition', 'guards', 'complex_preset', 'ui_memory_aid', 'any_rooms'],
    Fields: async () => (await import('./Fields.svelte')).default,
  },
  summary: ({ edition, ui_memory_aid: aid }, texts) => ({
    played: edition
      ? [texts.say('summary-edition', { edition: texts.say(`edition-${String(edition)}`) })]
      : [],
    handled: aid
      ? [texts.say('summary-memory', { aid: texts.say(`setup-memory-${String(aid)}`) })]
      : [],
  }),
};
