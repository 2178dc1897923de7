/** The table of Lockup. */
import { anyView, type GameTable } from '../game';
import type { MoreWords } from '../../words/speech.svelte';
import Scene from './scenes/Scene.svelte';
import { sceneOf } from './scenes/scenes';
import { feed } from './feed';
import { after } from './staging';
import Table from './Table.svelte';
import { talk } from './talk';
import type { LockupView } from './view';
import { LockupWords, TABLE } from './words';

const SAYS: MoreWords = {
  en: () => import('virtual:talk/lockup/en'),
  pl: () => import('virtual:talk/lockup/pl'),
  ru: () => import('virtual:talk/lockup/ru'),
  cs: () => import('virtual:talk/lockup/cs'),
  it: () => import('virtual:talk/lockup/it'),
};

const lockup: GameTable<LockupView, LockupWords> = {
  Table,
  says: SAYS,
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
