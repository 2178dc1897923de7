import { describe, expect, it } from 'vitest';

import { Link, type Socket, type Status } from '../src/link/link';
import type { FromServer } from '../src/link/protocol';

class FakeSocket implements Socket {
  constructor(readonly near = false) {}

  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.closed = true;
  }

  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  welcomes(number: number | null): void {
    this.onopen?.();
    this.says({ type: 'welcome', told: number === null ? null : { number } });
  }

  breaks(): void {
    this.onclose?.({ code: 1006 });
  }
}

function setUp(token: string | null = 'secret', near = false) {
  const sockets: FakeSocket[] = [];
  const heard: FromServer[] = [];
  const statuses: Status[] = [];
  const timers: { what: () => void; wait: number; off: boolean }[] = [];
  let ids = 0;
  const link = new Link({
    table: 'k3vq9xw2ma',
    token,
    connect: () => {
      const socket = new FakeSocket(near);
      sockets.push(socket);
      return socket;
    },
    hear: (message) => heard.push(message),
    status: (status) => statuses.push(status),
    later: (what, wait) => {
      const timer = { what, wait, off: false };
      timers.push(timer);
      return () => (timer.off = true);
    },
    newId: () => `c${(ids += 1)}`,
  });
  /** Let the thing happen that waits for the shortest time. */
  const elapse = () => {
    const timer = timers.filter((each) => !each.off).sort((a, b) => a.wait - b.wait)[0];
    if (!timer) throw new Error('nothing waits');
    timer.off = true;
    timer.what();
    return timer.wait;
  };
  const socket = (place: number): FakeSocket => {
    const found = sockets[place];
    if (!found) throw new Error('no such socket');
    return found;
  };
  return { link, sockets, socket, heard, statuses, timers, elapse };
}

describe('a link to a table', () => {
  it('says hello with its token, then is here', () => {
    const { link, socket, statuses } = setUp();
    link.open();
    socket(0).welcomes(17);
    expect(socket(0).sent).toEqual([{ type: 'hello', table: 'k3vq9xw2ma', token: 'secret' }]);
    expect(statuses).toEqual(['connecting', 'here']);
  });

  it('leaves the token out when it has none', () => {
    const { link, socket } = setUp(null);
    link.open();
    socket(0).onopen?.();
    expect(socket(0).sent[0]).toEqual({ type: 'hello', table: 'k3vq9xw2ma' });
  });

  it('resumes from the last number and sends unanswered commands again with the same id', () => {
    const { link, socket, elapse, statuses } = setUp();
    link.open();
    socket(0).welcomes(17);
    link.send({ type: 'choose', number: 17, option: 12 });
    link.send({ type: 'chat', text: 'hello' });
    socket(0).says({ type: 'told', number: 18 });
    socket(0).says({ type: 'done', id: 'c2', number: 18 });
    socket(0).breaks();
    expect(statuses.at(-1)).toBe('lost');
    elapse();
    socket(1).welcomes(19);
    expect(socket(1).sent).toEqual([
      { type: 'hello', table: 'k3vq9xw2ma', token: 'secret', from: 18 },
      { type: 'choose', number: 17, option: 12, id: 'c1' },
    ]);
    socket(1).says({ type: 'done', id: 'c1', number: 19 });
    expect(link.unanswered).toBe(0);
    expect(statuses.at(-1)).toBe('here');
  });

  it('keeps what is sent while nobody listens', () => {
    const { link, socket } = setUp();
    link.open();
    link.send({ type: 'start' });
    expect(socket(0).sent).toEqual([]);
    socket(0).welcomes(null);
    expect(socket(0).sent.at(-1)).toEqual({ type: 'start', id: 'c1' });
  });

  it('forgets a command that was refused', () => {
    const { link, socket, heard } = setUp();
    link.open();
    socket(0).welcomes(3);
    link.send({ type: 'choose', number: 3, option: 1 });
    socket(0).says({ type: 'error', id: 'c1', code: 'stale', text: '' });
    expect(link.unanswered).toBe(0);
    expect(heard.at(-1)).toMatchObject({ code: 'stale' });
  });

  it('waits longer after each failure, but not for ever', () => {
    const { link, socket, elapse } = setUp();
    link.open();
    const waits: number[] = [];
    for (let failure = 0; failure < 8; failure += 1) {
      socket(failure).breaks();
      waits.push(elapse());
    }
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 8000]);
  });

  it('gives a silent socket up and asks another', () => {
    const { link, sockets, socket, elapse, statuses } = setUp();
    link.open();
    socket(0).welcomes(1);
    link.wake();
    expect(socket(0).sent.at(-1)).toEqual({ type: 'ping' });
    elapse();
    expect(socket(0).closed).toBe(true);
    expect(statuses.at(-1)).toBe('lost');
    elapse();
    expect(sockets).toHaveLength(2);
  });

  it('finds out that nobody hears what is chosen', () => {
    const { link, sockets, socket, elapse, statuses } = setUp();
    link.open();
    socket(0).welcomes(1);
    link.send({ type: 'choose', number: 1, option: 2 });
    expect(elapse()).toBe(10_000);
    expect(socket(0).closed).toBe(true);
    expect(statuses.at(-1)).toBe('lost');
    elapse();
    expect(sockets).toHaveLength(2);
    socket(1).welcomes(1);
    expect(socket(1).sent.at(-1)).toEqual({ type: 'choose', id: 'c1', number: 1, option: 2 });
  });

  it('is not put off by choosing again and again', () => {
    const { link, socket, elapse, statuses } = setUp();
    link.open();
    socket(0).welcomes(1);
    link.send({ type: 'choose', number: 1, option: 2 });
    link.send({ type: 'choose', number: 1, option: 3 });
    elapse();
    expect(statuses.at(-1)).toBe('lost');
  });

  it('waits for an engine in this browser, however long it takes to start', () => {
    const { link, sockets, statuses, timers } = setUp('secret', true);
    link.open();
    link.wake();
    expect(timers).toEqual([]);
    sockets[0]?.welcomes(3);
    link.wake();
    link.send({ type: 'start' });
    expect(timers).toEqual([]);
    expect(sockets).toHaveLength(1);
    expect(statuses).toEqual(['connecting', 'here']);
  });

  it('asks after a long silence whether anybody is there', () => {
    const { link, socket, elapse, statuses } = setUp();
    link.open();
    socket(0).welcomes(1);
    expect(elapse()).toBe(20_000);
    expect(socket(0).sent.at(-1)).toEqual({ type: 'ping' });
    socket(0).says({ type: 'pong' });
    expect(elapse()).toBe(20_000);
    expect(statuses.at(-1)).toBe('here');
    elapse();
    expect(statuses.at(-1)).toBe('lost');
  });

  it('hears nothing of a socket that it has given up', () => {
    const { link, socket, elapse, heard } = setUp();
    link.open();
    socket(0).welcomes(1);
    link.wake();
    elapse();
    const before = heard.length;
    socket(0).says({ type: 'told', number: 2 });
    expect(heard).toHaveLength(before);
  });

  it.each([
    { type: 'error', id: null, code: 'bad_token', text: '' },
    { type: 'error', id: null, code: 'no_such_table', text: '' },
    { type: 'bye', code: 'kicked' },
  ])('does not knock again after %o', (message) => {
    const { link, sockets, socket, statuses } = setUp();
    link.open();
    socket(0).onopen?.();
    socket(0).says(message);
    socket(0).breaks();
    link.wake();
    expect(sockets).toHaveLength(1);
    expect(statuses.at(-1)).toBe('refused');
  });

  it('comes again after a shutdown', () => {
    const { link, sockets, socket, elapse } = setUp();
    link.open();
    socket(0).welcomes(5);
    socket(0).says({ type: 'bye', code: 'shutdown' });
    socket(0).breaks();
    elapse();
    expect(sockets).toHaveLength(2);
  });

  it('sends again, after a while, what came too fast to be read', () => {
    const { link, socket, elapse } = setUp();
    link.open();
    socket(0).welcomes(17);
    link.send({ type: 'choose', number: 17, option: 3 });
    socket(0).says({ type: 'error', id: null, code: 'slow_down', text: '' });
    socket(0).says({ type: 'error', id: null, code: 'slow_down', text: '' });
    expect(elapse()).toBe(1000);
    const choice = { type: 'choose', id: 'c1', number: 17, option: 3 };
    expect(socket(0).sent.slice(1)).toEqual([choice, choice]);
    socket(0).says({ type: 'done', id: 'c1', number: 18 });
    expect(link.unanswered).toBe(0);
  });
});
