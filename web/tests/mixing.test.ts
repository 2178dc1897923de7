import { beforeEach, describe, expect, it } from 'vitest';

import type { Info } from '../src/link/protocol';
import { hashOf, keepNonce, newNonce, nonceOf } from '../src/shell/nonces';
import { beingDealt, mixingWish } from '../src/table/mixing';
import { chooserOf, dealSeed, fits } from '../src/table/verify';

const HOUSE = [...Array(32).keys()].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const ONE = '01'.repeat(32);
const TWO = '02'.repeat(32);

const lobby = (dealing: Partial<Info['dealing']>, id = 'aaaaaaaaaa') =>
  ({
    id,
    state: 'open',
    commitment: hashOf(HOUSE),
    dealing: { settled: false, hashes: {}, public: '', ...dealing },
  }) as Info;

describe('what this browser says before a game', () => {
  let table = 0;
  let id = '';
  beforeEach(() => (id = `table${(table += 1)}`));

  it('a hash first, and the nonce only when all hashes are settled', () => {
    const first = mixingWish(lobby({}, id), 2);
    const nonce = nonceOf(id)?.nonce ?? '';
    expect(first).toEqual({ type: 'mix', nonce_hash: hashOf(nonce) });
    expect(mixingWish(lobby({}, id), 2)).toEqual(first);
    expect(mixingWish(lobby({ hashes: { 2: hashOf(nonce) } }, id), 2)).toBeNull();
    const hashes = { 0: hashOf(ONE), 2: hashOf(nonce) };
    const settled = lobby({ settled: true, hashes }, id);
    expect(beingDealt(settled)).toBe(true);
    expect(mixingWish(settled, 2)).toEqual({ type: 'reveal', nonce });
    expect(nonceOf(id)?.told).toEqual({ commitment: hashOf(HOUSE), hashes });
    expect(mixingWish(settled, 2)).toEqual({ type: 'reveal', nonce });
  });

  it('never a nonce for another list, or twice', () => {
    mixingWish(lobby({}, id), 0);
    const mine = hashOf(nonceOf(id)?.nonce ?? '');
    mixingWish(lobby({ settled: true, hashes: { 0: mine } }, id), 0);
    expect(mixingWish(lobby({ settled: true, hashes: { 0: mine, 1: mine } }, id), 0)).toBeNull();
    const promise = { ...lobby({ settled: true, hashes: { 0: mine } }, id), commitment: hashOf(ONE) };
    expect(mixingWish(promise, 0)).toBeNull();
    expect(mixingWish(lobby({}, id), 0)).toBeNull();
  });

  it('nothing without a seat, where another device did, into a public deal, or in a game', () => {
    expect(mixingWish(lobby({}, id), null)).toBeNull();
    expect(mixingWish(lobby({ settled: true, hashes: { 0: hashOf(ONE) } }, id), 0)).toBeNull();
    expect(mixingWish(lobby({ hashes: { 0: hashOf(ONE) } }, id), 0)).toBeNull();
    expect(mixingWish(lobby({ settled: true, public: 'today' }, id), 0)).toBeNull();
    expect(mixingWish({ ...lobby({}, id), state: 'playing' }, 0)).toBeNull();
    expect(nonceOf(id)).toBeNull();
  });

  it('nonces are all different, and nonsense in the memory is none', () => {
    expect(newNonce()).toMatch(/^[0-9a-f]{64}$/);
    expect(newNonce()).not.toBe(newNonce());
    keepNonce(id, { nonce: ONE, told: null });
    expect(nonceOf(id)?.nonce).toBe(ONE);
  });
});

describe('who could have chosen a deal', () => {
  const hashes = { 0: hashOf(ONE), 10: hashOf(TWO) };
  const nonces = { 10: TWO, 0: ONE };
  const commitment = hashOf(HOUSE);
  const seed = dealSeed(HOUSE, nonces);
  const record = { seed, commitment, dealing: { house: HOUSE, hashes, nonces, public: '' } };
  const told = { commitment, hashes };

  it('the seed is made as the server makes it', () => {
    expect(seed).toBe('6988823da1a379660350d6bc6e5f22c11f9e0d55cca84e3d2804047e88b32648');
    expect(dealSeed(HOUSE, {})).toBe(HOUSE);
    expect(fits(HOUSE, commitment)).toBe(true);
  });

  it('nobody, if this browser finds its own nonce and all that it was told', () => {
    expect(chooserOf(record, { nonce: TWO, told })).toBe('own');
    expect(chooserOf(record, null)).toBe('others');
    expect(chooserOf(record, { nonce: TWO, told: null })).toBe('others');
  });

  it('the house, as far as an older record shows', () => {
    expect(chooserOf({ seed: HOUSE, commitment }, null)).toBe('house');
    const alone = { house: HOUSE, hashes, nonces: {}, public: '' };
    expect(chooserOf({ seed: HOUSE, commitment, dealing: alone }, null)).toBe('house');
    expect(chooserOf({ seed: HOUSE, commitment, dealing: alone }, { nonce: TWO, told })).toBe('left_out');
    const known = { ...alone, hashes: {}, public: 'today' };
    expect(chooserOf({ seed: HOUSE, commitment, dealing: known }, null)).toBe('public');
  });

  it('not what this browser was told: another seed, another list, or nothing mixed in at all', () => {
    const kept = { nonce: TWO, told };
    expect(chooserOf({ ...record, seed: HOUSE }, kept)).toBe('broken');
    expect(chooserOf({ ...record, commitment: hashOf(ONE) }, kept)).toBe('broken');
    const fewer = { commitment, hashes: { 10: hashOf(TWO) } };
    expect(chooserOf(record, { nonce: TWO, told: fewer })).toBe('broken');
    expect(chooserOf({ seed: HOUSE, commitment }, kept)).toBe('broken');
    const swapped = { house: HOUSE, hashes, nonces: { 0: TWO, 10: ONE }, public: '' };
    expect(chooserOf({ ...record, dealing: swapped }, null)).toBe('broken');
  });
});
