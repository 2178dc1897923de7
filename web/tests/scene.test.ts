import { beforeEach, describe, expect, it, vi } from 'vitest';

import { sceneOf as lockupScene } from '../src/games/lockup/scenes/scenes';
import { sceneOf as room25Scene } from '../src/games/room25/scenes/scenes';
import type { LockupView } from '../src/games/lockup/view';
import { Scenes, type Scene } from '../src/table/scene';

const event = (kind: string, data: Record<string, unknown>) => ({ number: 1, kind, data, seats: null });
const night = { rules: { rounds: 6 } } as unknown as LockupView;

describe('scenes', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
  });

  it('are shown so often at one table, and then no more', () => {
    const scenes = new Scenes();
    const twice: Scene = { name: 'death', ms: 1000, most: 2 };
    expect([1, 2, 3].map(() => scenes.take(twice, 0) !== null)).toEqual([true, true, false]);
    expect(new Scenes().take(twice, 0)).toBe(twice);
  });

  it('are not shown while steps pile up, and are not used up by that', () => {
    const scenes = new Scenes();
    const once: Scene = { name: 'exit', ms: 1000, most: 1 };
    expect(scenes.take(once, 5)).toBeNull();
    expect(scenes.take(once, 0)).toBe(once);
  });

  it('are shown, whatever was said since, where the game turns with them', () => {
    const found = room25Scene(event('revealed', { cell: 'a1', room: 'room_25' }) as never);
    expect(new Scenes().take(found, 12)).toBe(found);
  });

  it('are remembered for all tables where they teach something', () => {
    const room: Scene = { name: 'room', of: 'room vision', ms: 1000, most: 1, ever: true };
    expect(new Scenes().take(room, 0)).toBe(room);
    expect(new Scenes().take(room, 0)).toBeNull();
    expect(new Scenes().take({ ...room, of: 'room cold' }, 0)).not.toBeNull();
  });

  it('leave those alone who read or write, where they are only a card, and come another time', () => {
    const scenes = new Scenes();
    const room: Scene = { name: 'room', of: 'room acid_bath', ms: 1000, most: 1, ever: true, card: true };
    expect(scenes.take(room, 0, true)).toBeNull();
    expect(scenes.take(room, 0, false)).toBe(room);
    expect(scenes.take({ name: 'death', ms: 1000, most: 1 }, 0, true)).not.toBeNull();
  });

  it('go by what happened in Room 25', () => {
    const name = (kind: string, data: Record<string, unknown>) => room25Scene(event(kind, data) as never)?.name;
    expect(name('died', { who: 'max', cell: 'a1', cause: 'mortal' })).toBe('death');
    expect(name('unmasked', { who: 'max', role: 'guard' })).toBe('unmask');
    expect(name('unmasked', { who: 'max', role: 'prisoner' })).toBeUndefined();
    expect(name('role', { who: 'max', role: 'guard' })).toBe('unmask');
    expect(name('role', { who: 'max', role: 'prisoner' })).toBeUndefined();
    expect(name('revealed', { cell: 'a1', room: 'room_25' })).toBe('exit');
    expect(name('revealed', { cell: 'a1', room: 'vision' })).toBe('room');
    expect(name('round', { left: 1 })).toBe('last-round');
    expect(name('round', { left: 2 })).toBeUndefined();
    expect(name('over', { winners: [], reason: 'countdown' })).toBe('lost');
    expect(name('over', { winners: [0], reason: 'escaped' })).toBe('escape');
    expect(name('moved', { who: 'max', from: 'a1', to: 'a2' })).toBeUndefined();
  });

  it('go by what happened in Lockup', () => {
    const name = (kind: string, data: Record<string, unknown>) =>
      lockupScene(event(kind, data) as never, night)?.name;
    expect(name('raid', { searched: [0] })).toBe('raid');
    expect(name('round', { number: 6 })).toBe('last-night');
    expect(name('round', { number: 5 })).toBeUndefined();
    expect(name('leader', { seat: 0, goal: 'war_band' })).toBe('leader');
  });
});
