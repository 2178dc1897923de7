import { afterEach, describe, expect, it, vi } from 'vitest';

import { recall, remember } from '../src/shell/memory';

function storage(room: () => boolean) {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (!room()) throw new Error('QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  };
}

afterEach(() => vi.unstubAllGlobals());

describe('memory', () => {
  it('has the newest value where storage is full', () => {
    let room = true;
    const disk = storage(() => room);
    vi.stubGlobal('localStorage', disk);
    remember('seat.a', 'old');
    room = false;
    remember('seat.a', 'new');
    expect(recall('seat.a')).toBe('new');
    remember('seat.a', null);
    expect(recall('seat.a')).toBeNull();
  });

  it('sees what another tab has forgotten', () => {
    const disk = storage(() => true);
    vi.stubGlobal('localStorage', disk);
    remember('seat.b', 'secret');
    disk.kept.clear();
    expect(recall('seat.b')).toBeNull();
  });

  it('works without storage', () => {
    vi.stubGlobal('localStorage', undefined);
    remember('seat.c', 'secret');
    expect(recall('seat.c')).toBe('secret');
    remember('seat.c', null);
    expect(recall('seat.c')).toBeNull();
  });
});
