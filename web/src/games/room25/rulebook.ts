/** What the rules pages of Room 25 show. */
import type { Rulebook } from '../game';
import Drawing from './Drawing.svelte';
import { lists } from './lists';
import Position from './RoundPosition.svelte';
import Picture from './RulePicture.svelte';

export const rulebook: Rulebook = { lists, Drawing, Picture, Position };
