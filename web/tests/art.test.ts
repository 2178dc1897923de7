/** The drawings of Room 25: everything that the box holds is drawn, from parts, without words. */
import box from 'virtual:box/room25';
import { describe, expect, it } from 'vitest';

import { RAMPS } from '../src/drawing/palette';
import { HEROES } from '../src/games/room25/art/heroes';
import { drawPerson, HUES, MOODS } from '../src/games/room25/art/people';
import { drawRoom } from '../src/games/room25/art/rooms';
import { SHAPES } from '../src/games/room25/drawings';
import { colourOf } from '../src/games/room25/view';

const ROOMS = Object.keys(box.tiles);
const PEOPLE = Object.keys(SHAPES);

/** Every element is closed, and nothing was left out while it was put together. */
function whole(drawing: string): void {
  const open: string[] = [];
  for (const [, end, name = '', rest = ''] of drawing.matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
    if (end) expect(open.pop()).toBe(name);
    else if (!rest.endsWith('/')) open.push(name);
  }
  expect(open).toEqual([]);
  expect(drawing).not.toMatch(/undefined|NaN|<text/);
}

describe('rooms', () => {
  it('of the box have a hero each, and no other has one', () => {
    expect(ROOMS.length).toBe(27);
    expect(Object.keys(HEROES).sort()).toEqual([...ROOMS].sort());
  });

  it.each(ROOMS)('%s is drawn in the light of its colour', (room) => {
    const drawing = drawRoom(room);
    whole(drawing);
    const hue = colourOf(room);
    expect(drawing).toContain(`url(#r25-wall-${hue})`);
    for (const other of Object.keys(RAMPS).filter((each) => each !== hue)) {
      expect(drawing).not.toContain(`-${other})`);
    }
  });

  it('that nobody has drawn are an empty stage', () => {
    whole(drawRoom('pantry'));
  });
});

describe('people', () => {
  it('have a hue each', () => {
    expect(Object.keys(HUES).sort()).toEqual([...PEOPLE].sort());
    expect(new Set(Object.values(HUES)).size).toBe(PEOPLE.length);
  });

  it.each(PEOPLE)('%s looks otherwise in every mood and than everybody else', (who) => {
    const moods = MOODS.map((mood) => drawPerson(who, mood));
    moods.forEach(whole);
    expect(new Set(moods).size).toBe(MOODS.length);
    for (const other of PEOPLE.filter((each) => each !== who)) {
      for (const mood of MOODS) expect(drawPerson(other, mood)).not.toBe(drawPerson(who, mood));
    }
  });
});
