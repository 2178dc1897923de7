/** What the rules pages of Lockup show. */
import type { Rulebook } from '../game';
import Drawing from './Drawing.svelte';
import { lists } from './lists';
import Position from './RoundPosition.svelte';

export const rulebook: Rulebook = { lists, Drawing, Picture: null, Position };
