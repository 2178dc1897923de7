/** What a host of Lockup chooses. */
import type { Setup } from '../game';
import Emblem from './Emblem.svelte';

/** The level of a table that names none. */
const USUAL = 'moderate';

export const setup: Setup = {
  Emblem,
  paces: [0.2, 0.8, 2],
  newcomer: {},
  levels: {
    key: 'solo',
    keys: ['solo'],
    of: (_values, offered) => offered,
    in: (values) =>
      String(values['mode']).includes('solo') ? String(values['solo'] ?? USUAL) : '',
    set: (config, level) => ({ ...config, solo: level }),
  },
  depending: {
    mode: ['crews', 'first_player', 'solo'],
    seats: ['crews', 'first_player'],
  },
  fields: null,
  named: [],
};
