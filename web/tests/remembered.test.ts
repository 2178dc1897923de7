import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { remembered } from '../src/home/remembered';

const TABLE = 'k3vq9xw2ma';
const answer = (status: number, body: object) =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));

beforeEach(() => void vi.stubGlobal('localStorage', { [`cellmates.seat.${TABLE}`]: 'secret' }));
afterEach(() => void vi.unstubAllGlobals());

it('a table that could not be asked is asked again; one that is gone is not', async () => {
  const ask = vi.fn();
  vi.stubGlobal('fetch', ask);
  ask.mockRejectedValueOnce(new TypeError('no network'));
  expect(await remembered([])).toEqual([]);
  ask.mockReturnValueOnce(answer(200, { id: TABLE, state: 'playing' }));
  expect((await remembered([])).map(({ id }) => id)).toEqual([TABLE]);
  ask.mockReturnValueOnce(answer(404, { code: 'no_such_table', text: '' }));
  expect(await remembered([])).toEqual([]);
  expect(await remembered([])).toEqual([]);
  expect(ask).toHaveBeenCalledTimes(3);
});
