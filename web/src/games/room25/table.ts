/** The table of Room 25. */
import { anyView, type GameTable } from '../game';
import type { MoreWords } from '../../words/speech.svelte';
import Scene from './scenes/Scene.svelte';
import { sceneOf } from './scenes/scenes';
import { feed } from './feed';
import { after } from './staging';
import Table from './Table.svelte';
import { talk } from './talk';
import { thoughtsOf } from './thoughts';
import type { Room25View } from './view';
import { Room25Words } from './words';
import { TABLE } from './words_table';

const SAYS: MoreWords = {
  en: () => import('virtual:talk/room25/en'),
  pl: () => import('virtual:talk/room25/pl'),
  ru: () => import('virtual:talk/room25/ru'),
  cs: () => import('virtual:talk/room25/cs'),
  it: () => import('virtual:talk/room25/it'),
};

const room25: GameTable<Room25View, Room25Words> = {
  Table,
  says: SAYS,
  words: (texts) => new Room25Words(texts),
  staging: after,
  scene: sceneOf,
  Scene,
  sounds: TABLE.sounds,
  talk,
  feed,
  silence: (view) => (view.jammed ? 'state-jammed' : null),
  thoughts: thoughtsOf,
  wide: 1000,
  ending: async () => (await import('./ending')).ending,
};

export const table = anyView(room25);
