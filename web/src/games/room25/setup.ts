/** What a host of Room 25 chooses. */
import levels from 'virtual:levels';

import type { Config, Setup } from '../game';
import Emblem from './Emblem.svelte';

const editionOf = (config: Config) => String(config['edition'] ?? 'ultimate');

export const setup: Setup = {
  Emblem,
  paces: [0.4, 1.4, 2.5],
  newcomer: { rule_level: 'basic', ui_memory_aid: 'board' },
  levels: {
    key: 'madness',
    keys: ['rule_level', 'madness'],
    of: (values, offered) => {
      const dealt = levels[editionOf(values)]?.dealt ?? [];
      return dealt.length > 0 && !dealt.includes('ultimate') ? dealt : offered;
    },
    in: (values) => {
      if (values['madness'] === true) return 'madness';
      return String(values['rule_level'] ?? levels[editionOf(values)]?.usual);
    },
    set: (config, level) => {
      const { madness: _old, complex_preset: _complex, any_rooms: _rooms, ...rest } = config;
      return level === 'madness'
        ? { ...rest, rule_level: 'ultimate', madness: true }
        : { ...rest, rule_level: level };
    },
  },
  depending: {
    mode: ['guards', 'characters', 'complex_preset', 'any_rooms', 'first_player'],
    seats: ['guards', 'characters', 'first_player'],
    edition: ['rule_level', 'madness', 'characters', 'complex_preset', 'any_rooms'],
    complex_preset: ['any_rooms'],
  },
  fields: {
    keys: ['edition', 'guards', 'complex_preset', 'ui_memory_aid', 'any_rooms'],
    Fields: async () => (await import('./Fields.svelte')).default,
  },
  named: ['edition', 'ui_memory_aid'],
  summary: (config, texts) => {
    const edition = editionOf(config);
    const aid = String(config['ui_memory_aid'] ?? 'events_only');
    return {
      played:
        edition === 'ultimate'
          ? []
          : [texts.say('summary-edition', { edition: texts.say(`edition-${edition}`) })],
      handled: [texts.say('summary-memory', { aid: texts.say(`setup-memory-${aid}`) })],
    };
  },
};
