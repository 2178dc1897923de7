import { describe, expect, it } from 'vitest';

import { engineHouse } from '../src/link/engine';
import type { FromEngine, ToEngine } from '../src/link/engine_messages';
import type { Storage } from '../src/link/house';
import { openStorage } from '../src/link/storage';
import { addressOf, routeOfSite } from '../src/shell/route.svelte';

/** A worker that only notes what it is told. */
function worker() {
  const told: ToEngine[] = [];
  const self = {
    onmessage: null as ((event: MessageEvent<FromEngine>) => void) | null,
    onerror: null,
    postMessage: (message: ToEngine) => void told.push(message),
  };
  const says = (data: FromEngine) => self.onmessage?.({ data } as MessageEvent<FromEngine>);
  return { worker: self as unknown as Worker, told, says };
}

describe('a house in this browser', () => {
  it('answers each request, whatever the order', async () => {
    const { worker: engine, told, says } = worker();
    const house = engineHouse(engine, 'http://x/');
    const one = house.ask({ method: 'GET', path: '/api/me' });
    const other = house.ask({ method: 'POST', path: '/api/tables', body: '{}', token: 'secret' });
    expect(told).toMatchObject([
      { kind: 'ask', path: '/api/me', language: 'en' },
      { kind: 'ask', path: '/api/tables', body: '{}', token: 'secret' },
    ]);
    const [first, second] = told.map((each) => (each.kind === 'ask' ? each.id : 0)) as [number, number];
    says({ kind: 'answered', id: second, status: 201, type: '', text: 'made' });
    says({ kind: 'answered', id: first, status: 200, type: '', text: 'me' });
    expect([(await one).text, (await other).text]).toEqual(['me', 'made']);
  });

  it('opens sockets when the engine is ready, and passes on what is said', async () => {
    const { worker: engine, told, says } = worker();
    const house = engineHouse(engine, 'http://x/');
    const heard: unknown[] = [];
    const socket = house.connect();
    socket.onopen = () => void heard.push('open');
    socket.onmessage = ({ data }) => void heard.push(data);
    socket.onclose = () => void heard.push('closed');
    expect(heard).toEqual([]);
    says({ kind: 'ready', unread: 2 });
    expect(await house.ready).toBe(2);
    const number = told[0]?.kind === 'connect' ? told[0].socket : -1;
    socket.send('hello');
    says({ kind: 'told', socket: number, text: 'welcome' });
    says({ kind: 'told', socket: number + 1, text: 'for somebody else' });
    says({ kind: 'closed', socket: number });
    says({ kind: 'told', socket: number, text: 'too late' });
    expect(heard).toEqual(['open', 'welcome', 'closed']);
    expect(told.at(-1)).toEqual({ kind: 'say', socket: number, text: 'hello' });
  });

  it('lets nobody wait for an engine that could not start', async () => {
    const { worker: engine, says } = worker();
    const house = engineHouse(engine, 'http://x/');
    const asked = house.ask({ method: 'GET', path: '/api/me' });
    says({ kind: 'failed', text: 'no WebAssembly' });
    await expect(asked).rejects.toThrow('no WebAssembly');
    await expect(house.ready).rejects.toThrow('no WebAssembly');
  });

  it('tells whether storage keeps anything', () => {
    const { worker: engine, says } = worker();
    const house = engineHouse(engine, 'http://x/');
    const states: Storage[] = [];
    house.watchStorage((state) => states.push(state));
    says({ kind: 'storage', state: 'full' });
    expect(states).toEqual(['kept', 'full']);
  });
});

describe('storage that is forbidden', () => {
  it('is told, and what is played goes on', async () => {
    const states: Storage[] = [];
    const refusing = { open: () => { throw new Error('denied'); } } as unknown as IDBFactory;
    const kept = await openStorage((state) => states.push(state), refusing);
    await kept.keep('table x', '{}');
    expect(await kept.all()).toEqual([]);
    expect(states).toEqual(['forbidden']);
  });

  it('that is full is told once, and again when there is room', async () => {
    const states: Storage[] = [];
    let full = true;
    const open = () => {
      const request = { onsuccess: () => undefined, result: { transaction } };
      queueMicrotask(() => request.onsuccess());
      return request;
    };
    function transaction() {
      const self = {
        oncomplete: () => undefined,
        onabort: () => undefined,
        error: new DOMException('full', 'QuotaExceededError'),
        objectStore: () => ({ put: () => undefined, delete: () => undefined }),
      };
      queueMicrotask(() => (full ? self.onabort() : self.oncomplete()));
      return self;
    }
    const kept = await openStorage((state) => states.push(state), { open } as unknown as IDBFactory);
    await kept.keep('table x', '{}');
    await kept.keep('table x', '{}');
    full = false;
    await kept.keep('table x', undefined);
    expect(states).toEqual(['full', 'kept']);
  });
});

describe('addresses of a site', () => {
  it('have the path behind the question mark, so that any folder will do', () => {
    expect(addressOf('/', true)).toBe('./');
    expect(addressOf('/rules/room25#room-vortex', true)).toBe('?/rules/room25#room-vortex');
    expect(addressOf('/t/k3vq9xw2ma/replay?at=3&eyes=all', true)).toBe('?/t/k3vq9xw2ma/replay&at=3&eyes=all');
    expect(addressOf('/t/k3vq9xw2ma', false)).toBe('/t/k3vq9xw2ma');
  });

  it('are read back', () => {
    expect(routeOfSite('')).toEqual({ page: 'home' });
    expect(routeOfSite('?/t/k3vq9xw2ma&plain')).toEqual({ page: 'table', table: 'k3vq9xw2ma' });
    expect(routeOfSite('?/t/k3vq9xw2ma/replay&at=3&eyes=all')).toEqual({
      page: 'replay',
      table: 'k3vq9xw2ma',
      at: 3,
      eyes: 'all',
    });
    expect(routeOfSite('?/rules/room25', '#room-vortex')).toEqual({
      page: 'rules',
      game: 'room25',
      anchor: 'room-vortex',
    });
  });
});
