/** Every drawing of Lockup by the slug of what it shows; a card that nobody has drawn gets one by its kind. */
import type { Drawn } from '../../../drawing/Picture.svelte';
import { cel, gem, MATERIALS, spark } from '../../../drawing/parts';
import { line } from '../../../drawing/shapes';
import { CARDS, STANDARD } from '../cards';
import { CREWS } from './crews';
import { GOONS, KINDS } from './goons';
import { guard, guardBack, raid } from './guards';
import { CHARMS } from './items_charms';
import { RICHES } from './items_riches';
import { WEAPONS } from './items_weapons';
import { cube, CUBE_BOX, flag, token, TOKEN_BOX, tokenBack, tokenLight } from './pieces';
import { PLACE_BOX, placeLight, PLACES } from './places';
import { tome, TOME_SLUGS } from './tomes';

/** The grid of people and things; cards show the middle of it. */
const GRID = '0 0 120 120';
export const HEAD_CROP = '8 0 104 104';
const THING_BOX = '4 2 112 112';

const ITEMS: Record<string, () => string> = { ...WEAPONS, ...RICHES, ...CHARMS };

/** What an item looks like that nobody has drawn, by its first treasure. */
const UNDRAWN_ITEMS: Record<string, () => string> = {
  shield: () =>
    cel('M20 18H100V58Q100 92 60 108Q20 92 20 58Z', MATERIALS.blue, 'M64 18H100V58Q100 92 60 108Z', 'M30 28V58', 4),
  gem: () => gem(60, 56, 42),
  spell: () => spark(60, 58, 50, MATERIALS.violet[0]),
  none: () =>
    cel('M16 40H104V102H16Z', MATERIALS.wood, 'M72 40H104V102H72Z', 'M24 50V92', 4) +
    line('M16 62H104M40 40V102M80 40V102', MATERIALS.dark[1], 3),
};

export function itemDrawn(slug: string): Drawn {
  const kind = CARDS.items[slug]?.treasures?.[0] ?? 'none';
  const draw = ITEMS[slug] ?? UNDRAWN_ITEMS[kind];
  const id = ITEMS[slug] ? slug : `undrawn-${kind}`;
  return { id: `lockup-item-${id}`, box: THING_BOX, draw: draw ?? (() => '') };
}

export function goonDrawn(slug: string): Drawn {
  const kind = CARDS.goons[slug]?.type ?? 'bandit';
  const id = GOONS[slug] ? slug : `undrawn-${kind}`;
  return { id: `lockup-goon-${id}`, box: GRID, draw: GOONS[slug] ?? KINDS[kind] ?? (() => '') };
}

/** A tome that nobody has drawn looks like the one of the box that does the same. */
export function tomeDrawn(slug: string): Drawn {
  const code = CARDS.tomes[slug]?.code;
  const like = TOME_SLUGS.includes(slug)
    ? slug
    : (TOME_SLUGS.find((each) => STANDARD.tomes[each]?.code === code) ?? 'undrawn');
  return { id: `lockup-tome-${like}`, box: THING_BOX, draw: () => tome(like) };
}

export const crewDrawn = (crew: string): Drawn =>
  CREWS[crew]
    ? { id: `lockup-crew-${crew}`, box: GRID, draw: CREWS[crew] }
    : guardDrawn('blue');

export const placeDrawn = (location: string): Drawn => ({
  id: `lockup-place-${location}`,
  box: PLACE_BOX,
  draw: PLACES[location] ?? (() => ''),
  light: ['lockup-place-light', placeLight],
});

export const guardDrawn = (colour: string): Drawn => ({
  id: `lockup-guard-${colour}`,
  box: GRID,
  draw: () => guard(colour),
});

export const GUARD_BACK: Drawn = { id: 'lockup-guard-back', box: '0 0 100 140', draw: guardBack };
export const RAID: Drawn = { id: 'lockup-raid', box: '0 0 264 132', draw: raid };
export const FLAG: Drawn = { id: 'lockup-flag', box: GRID, draw: flag };

export const cubeDrawn = (kind: string): Drawn => ({
  id: `lockup-cube-${kind}`,
  box: CUBE_BOX,
  draw: () => cube(kind),
});

/** A token face up, or the back of one of a crew. */
export const tokenDrawn = (value: string): Drawn => ({
  id: `lockup-token-${value}`,
  box: TOKEN_BOX,
  draw: () => token(value),
  light: ['lockup-token-light', tokenLight],
});

export const tokenBackDrawn = (crew: string): Drawn => ({
  id: `lockup-token-back-${crew}`,
  box: TOKEN_BOX,
  draw: () => tokenBack(crew),
});
