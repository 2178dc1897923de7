import { describe, expect, it } from 'vitest';

import { targetOf as lockupTarget } from '../src/games/lockup/targets';
import { targetOf } from '../src/games/room25/targets';
import { beyond, lineCells, type Room25View } from '../src/games/room25/view';
import { areaOf } from '../src/games/room25/talk';
import { branchesOf } from '../src/table/branches';
import room25 from './fixtures/room25.json';

const base = room25.view as unknown as Room25View;
const sheet = Object.values(base.characters)[0]!;
const view: Room25View = {
  ...base,
  robots: ['b2', null],
  characters: {
    alice: { ...sheet, at: 'c3' },
    max: { ...sheet, at: 'd4' },
  },
};
const cellOf = (text: string) => targetOf(text, 'alice', view).cell;

describe('where options of Room 25 point to', () => {
  it.each([
    ['move n', 'c4'],
    ['look e', 'd3'],
    ['to w', 'b3'],
    ['push max s', 'c2'],
    ['carry max e', 'd3'],
    ['clue c4', 'c4'],
    ['see d4', 'd4'],
    ['swap a5', 'a5'],
    ['go a5', 'a5'],
    ['lock b2', 'b2'],
    ['reactivate e1', 'e1'],
    ['from b2', 'b2'],
    ['remind a1', 'a1'],
    ['call max', 'd4'],
    ['pull max', 'd4'],
    ['mimic max', 'd4'],
    ['dies alice', 'c3'],
    ['order 1 move n', 'b3'],
    ['order 1 push max e', 'c2'],
    ['sabotage room', 'c3'],
    ['sabotage robot 1', 'b2'],
    ['robot 1', 'b2'],
  ])('%s is about %s', (text, cell) => expect(cellOf(text)).toBe(cell));

  it.each(['skip', 'hide', 'recover', 'now', 'later', 'use move', 'plan n', 'agree', 'program look'])(
    '%s is about no place',
    (text) => expect(cellOf(text)).toBeNull(),
  );

  it('a slide has a handle and lights its line', () => {
    const target = targetOf('slide 4 e', 'alice', view);
    expect(target).toEqual({
      cell: null,
      lit: ['a4', 'b4', 'c4', 'd4', 'e4'],
      handle: '4 e',
      who: null,
    });
  });

  it('a hack lights both rooms', () => {
    expect(targetOf('hack b3 d3', 'alice', view).lit).toEqual(['b3', 'd3']);
  });

  it('nothing lies beyond the edge', () => {
    expect(beyond('a5', 'n')).toBeNull();
    expect(beyond('e1', 'e')).toBeNull();
    expect(lineCells('a')).toEqual(['a5', 'a4', 'a3', 'a2', 'a1']);
  });

  it('every option of the catalogue has an answer', () => {
    for (const text of room25.options) expect(() => targetOf(text, 'alice', view)).not.toThrow();
  });
});

describe('what options of Lockup are about', () => {
  it.each([
    ['assign sewers', 'sewers', null, null],
    ['recruit chow_hall', 'chow_hall', null, null],
    ['peek smithy 1', 'smithy', null, null],
    ['turn up yard', 'yard', null, null],
    ['craft bone_shiv', null, 'bone_shiv', null],
    ['reserve bone_shiv', null, 'bone_shiv', null],
    ['craft none', null, null, null],
    ['keep cubes', null, null, null],
    ['token ?enforcer', null, null, 'enforcer'],
    ['token 3', null, null, '3'],
    ['plan yard', 'yard', null, null],
    ['pass', null, null, null],
  ])('%s', (text, location, card, token) => {
    expect(lockupTarget(text)).toEqual({ location, card, token });
  });
});

describe('walking a long list', () => {
  const phrases = room25.options
    .filter((text) => /^(claim|accuse|agree|deny)/.test(text))
    .map((text, option) => ({ option, text }));

  it('goes word by word and ends at an option', () => {
    const words = (path: string[]) => branchesOf(phrases, path).map((branch) => branch.word);
    expect(words([])).toEqual(['claim', 'accuse', 'agree', 'deny']);
    expect(words(['claim'])).toHaveLength(25);
    expect(words(['claim', 'c4'])).toEqual(['blue', 'green', 'yellow', 'red', 'safe']);
    expect(branchesOf(phrases, ['claim', 'c4'])[3]?.only?.text).toBe('claim c4 red');
    expect(branchesOf(phrases, [])[2]?.only?.text).toBe('agree');
    expect(words(['nothing'])).toEqual([]);
  });
});

describe('rooms to speak of', () => {
  it('stand as they lie in the complex', () => {
    expect(areaOf('a5')).toBe('2 / 1');
    expect(areaOf('e1')).toBe('6 / 5');
    expect(areaOf('c3')).toBe('4 / 3');
    expect(areaOf('library')).toBeUndefined();
  });
});
