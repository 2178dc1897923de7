import { afterEach, describe, expect, it, vi } from 'vitest';

import { keepOwnName, ownName, recall, remember } from '../src/shell/memory';

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

  it('has a name as it was typed, and none where it was deleted', () => {
    vi.stubGlobal('localStorage', storage(() => true));
    keepOwnName('Ania ');
    expect(ownName()).toBe('Ania');
    keepOwnName(' ');
    expect(ownName()).toBe('');
  });

  it('works without storage', () => {
    vi.stubGlobal('localStorage', undefined);
    remember('seat.c', 'secret');
    expect(recall('seat.c')).toBe('secret');
    remember('seat.c', null);
    expect(recall('seat.c')).toBeNull();
  });
});
