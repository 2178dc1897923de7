/** What a host chooses of a game that the page knows nothing about: what the server describes. */
import type { Setup } from '../game';
import Emblem from './Emblem.svelte';

export const setup: Setup = {
  Emblem,
  cover: null,
  lobby: null,
  tint: '#8695ab',
  paces: [0.2, 0.8, 2],
  fields: null,
};
