/** Every card of the box is drawn, and drawn well-formed; a card of one's own gets a drawing by its kind. */
import { beforeEach, describe, expect, it } from 'vitest';

import type { Faces } from '../src/link/protocol';
import type { Drawn } from '../src/drawing/Picture.svelte';
import * as drawn from '../src/games/lockup/art/drawn';
import { CARDS, LOCATIONS } from '../src/games/lockup/cards';
import { WORDS } from '../src/games/lockup/types';
import { playWith } from '../src/words/brought.svelte';

const CREWS = ['gnolls', 'kobolds', 'bugbears', 'goblins', 'insectoids'];

function families(): Record<string, Drawn[]> {
  return {
    items: Object.keys(CARDS.items).map(drawn.itemDrawn),
    goons: Object.keys(CARDS.goons).map(drawn.goonDrawn),
    tomes: Object.keys(CARDS.tomes).map(drawn.tomeDrawn),
    places: LOCATIONS.map(drawn.placeDrawn),
    crews: CREWS.map(drawn.crewDrawn),
    guards: ['blue', 'green', 'yellow', 'red'].map(drawn.guardDrawn),
    cubes: [...WORDS.Kind, 'power', 'suspicion', 'any'].map(drawn.cubeDrawn),
    tokens: WORDS.Token.map(drawn.tokenDrawn),
    backs: CREWS.map(drawn.tokenBackDrawn),
    others: [drawn.GUARD_BACK, drawn.RAID, drawn.FLAG],
  };
}

/** Whether tags are opened and closed in order. */
function wellFormed(svg: string): boolean {
  const open: string[] = [];
  for (const [, closing, name, empty] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (closing) {
      if (open.pop() !== name) return false;
    } else if (!empty) {
      open.push(name ?? '');
    }
  }
  return open.length === 0;
}

describe('the drawings of Lockup', () => {
  beforeEach(() => playWith(null));

  it('are one for each card, and different ones', () => {
    const sizes = Object.fromEntries(Object.entries(families()).map(([name, each]) => [name, each.length]));
    expect(sizes).toMatchObject({ items: 34, goons: 33, tomes: 14, places: 8, crews: 5 });
    for (const [name, each] of Object.entries(families())) {
      expect(new Set(each.map(({ draw }) => draw())).size, name).toBe(each.length);
      expect(each.filter(({ id }) => id.includes('undrawn')), name).toEqual([]);
    }
    const ids = Object.values(families()).flatMap((each) => each.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('are well-formed', () => {
    for (const { id, draw, light } of Object.values(families()).flat()) {
      const svg = draw() + (light?.[1]() ?? '');
      expect(svg.length, id).toBeGreaterThan(100);
      expect(svg, id).not.toMatch(/undefined|NaN|null/);
      expect(wellFormed(svg), id).toBe(true);
    }
  });

  it('are had by a card of one’s own, by its kind', () => {
    const { items, goons, tomes } = CARDS;
    const [blade, rat, muscle] = [items['bone_shiv'], goons['whisk'], tomes['manual_of_muscle']];
    if (!blade || !rat || !muscle) throw new Error('the box has other cards');
    const cards = { ...CARDS, items: { spork: blade }, goons: { squeak: rat }, tomes: { pamphlet: muscle } };
    playWith({ cards, names: {} } as unknown as Faces);
    expect(drawn.itemDrawn('spork').id).toBe('lockup-item-undrawn-shield');
    expect(drawn.goonDrawn('squeak').id).toBe('lockup-goon-undrawn-ratfolk');
    expect(drawn.tomeDrawn('pamphlet').id).toBe('lockup-tome-manual_of_muscle');
    for (const each of [drawn.itemDrawn('spork'), drawn.goonDrawn('squeak')]) expect(wellFormed(each.draw())).toBe(true);
  });
});
