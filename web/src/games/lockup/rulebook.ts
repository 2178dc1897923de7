/** What the rules pages of Lockup show. */
import type { Rulebook } from '../game';
import Drawing from './Drawing.svelte';
import { lists } from './lists';

export const rulebook: Rulebook = { lists, Drawing, Picture: null };
