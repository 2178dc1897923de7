import { createHash, randomBytes } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { scoreRows } from '../src/games/lockup/scores';
import type { LockupView } from '../src/games/lockup/view';
import { routeOf } from '../src/shell/route.svelte';
import { TABLE as lockupTable } from '../src/games/lockup/words';
import { TABLE as room25Table } from '../src/games/room25/words_table';
import { NAMES, soundOf } from '../src/shell/sound.svelte';
import { sha256 } from '../src/shell/sha256';
import { fits } from '../src/table/verify';
import { LANGUAGES } from '../src/words/texts';
import lockup from './fixtures/lockup.json';
import { speakStrictly } from './strict_texts';

describe('addresses', () => {
  it('are read', () => {
    expect(routeOf('/')).toEqual({ page: 'home' });
    expect(routeOf('/t/k3vq9xw2ma')).toEqual({ page: 'table', table: 'k3vq9xw2ma' });
    expect(routeOf('/t/k3vq9xw2ma/replay', '?at=12')).toEqual({
      page: 'replay',
      table: 'k3vq9xw2ma',
      at: 12,
      eyes: null,
    });
    expect(routeOf('/rules/room25', '', '#room-vortex')).toEqual({
      page: 'rules',
      game: 'room25',
      anchor: 'room-vortex',
    });
    expect(routeOf('/learn/lockup')).toEqual({ page: 'learn', game: 'lockup', anchor: '' });
    expect(routeOf('/t/K3')).toEqual({ page: 'lost' });
    expect(routeOf('/anything')).toEqual({ page: 'lost' });
  });
});

describe('fairness', () => {
  it('computes SHA-256 as everybody does', () => {
    for (const length of [0, 1, 32, 55, 56, 63, 64, 65, 200]) {
      const bytes = randomBytes(length);
      expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
  });

  it('tells a true seed from a false one', () => {
    const seed = randomBytes(32);
    const commitment = createHash('sha256').update(seed).digest('hex');
    expect(fits(seed.toString('hex'), commitment)).toBe(true);
    expect(fits('ab'.repeat(32), commitment)).toBe(false);
    expect(fits(undefined, commitment)).toBe(false);
  });
});

describe('the final count', () => {
  it('adds up, winners first', () => {
    const base = lockup.view as unknown as LockupView;
    const crews = base.crews.map((crew, seat) => ({ ...crew, stars: 20 + seat }));
    const scored = [{ seat: 1, category: 'goons' as const, stars: 7, why: [] }];
    const scoring = { before: [20, 14, 22, 23], scored, spared: [0, 0, 0, 0] };
    const rows = scoreRows({ ...base, crews, winners: [1], scoring }, []);
    expect(rows[0]).toMatchObject({ seat: 1, before: 14, counted: { goons: { stars: 7 } }, total: 21 });
    expect(rows.map((row) => row.seat)).toEqual([1, 3, 2, 0]);
  });
});

describe('sounds', () => {
  it.each(LANGUAGES)('every sound has a caption in %s', (language) => {
    const texts = speakStrictly(language);
    for (const sound of NAMES) expect(texts.say(`sound-${sound}`)).not.toBe('');
  });

  it('a death is louder than a slide', () => {
    expect(soundOf(room25Table.sounds, ['died', 'slid', 'revealed'])).toBe('death');
    expect(soundOf(room25Table.sounds, ['skipped'])).toBeNull();
    expect(soundOf(lockupTable.sounds, ['gained', 'raid'])).toBe('raid');
    // Swapping cubes is no sliding of rooms.
    expect(soundOf(room25Table.sounds, ['swapped'])).toBe('slide');
    expect(soundOf(lockupTable.sounds, ['swapped'])).toBeNull();
  });
});
