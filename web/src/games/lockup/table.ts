/** The table of Lockup. */
import { anyView, type GameTable } from '../game';
import Scene from './scenes/Scene.svelte';
import { sceneOf } from './scenes/scenes';
import { feed } from './feed';
import { after } from './staging';
import Table from './Table.svelte';
import { talk } from './talk';
import type { LockupView } from './view';
import { LockupWords, TABLE } from './words';

const lockup: GameTable<LockupView, LockupWords> = {
  Table,
  words: (texts) => new LockupWords(texts),
  staging: after,
  scene: sceneOf,
  Scene,
  sounds: TABLE.sounds,
  talk,
  feed,
  wide: 1100,
  ending: async () => (await import('./ending')).ending,
};

export const table = anyView(lockup);
