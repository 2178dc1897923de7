import { describe, expect, it } from 'vitest';

import type { Info, Seat } from '../src/link/protocol';
import { Device } from '../src/table/device.svelte';

const seat = (number: number, name: string | null): Seat =>
  ({ seat: number, name, bot: name ? null : 'rookie', here: true }) as Seat;
const info = (state: string, ...names: (string | null)[]): Info =>
  ({ state, seats: names.map((name, number) => seat(number, name)) }) as unknown as Info;
const TWO = info('playing', 'Ania', null, 'Bob');

describe('several people at one device', () => {
  it('covers every seat until somebody says who they are', () => {
    const device = new Device(true);
    expect(device.covers(TWO)).toBe(true);
    device.take(2);
    expect(device.covers(TWO)).toBe(false);
    device.pass(7);
    expect(device.covers(TWO)).toBe(true);
  });

  it('covers nothing where there is nothing to hide from anybody here', () => {
    const device = new Device(true);
    for (const open of [null, info('playing', 'Ania', null), info('open', 'Ania', 'Bob'), info('over', 'Ania', 'Bob')]) {
      expect(device.covers(open)).toBe(false);
    }
    expect(new Device(false).covers(TWO)).toBe(false); // at a house everybody has a device
  });

  it('goes to whoever is asked once the one who has it is not', () => {
    const device = new Device(true);
    const to = (...asked: number[]) => device.next(TWO, asked).map(({ name }) => name);
    expect(to(0, 1, 2)).toEqual(['Ania', 'Bob']);
    device.take(0);
    expect(to(0, 2)).toEqual([]);
    expect(to(1)).toEqual([]); // a bot
    expect(to(2)).toEqual(['Bob']);
  });

  it('remembers what each person has seen', () => {
    const device = new Device(true);
    expect(device.take(0)).toBe(null);
    device.pass(12);
    expect(device.take(2)).toBe(null);
    device.pass(20);
    expect(device.take(0)).toBe(12);
  });
});
