/** What a host of Lockup chooses. */
import type { Setup } from '../game';
import Emblem from './Emblem.svelte';

const LEVELS = ['moderate', 'challenging', 'expert'];

export const setup: Setup = {
  Emblem,
  paces: [0.2, 0.8, 2],
  modes: ['basic', 'advanced', 'solo', 'advanced_solo'],
  newcomer: {},
  levels: {
    key: 'solo',
    keys: ['solo'],
    of: (values) => (String(values['mode']).includes('solo') ? LEVELS : []),
    in: (values) => String(values['solo'] ?? LEVELS[0]),
    set: (config, level) => ({ ...config, solo: level }),
  },
  depending: {
    mode: ['crews', 'first_player', 'solo'],
    seats: ['crews', 'first_player'],
  },
  fields: null,
  named: [],
};
