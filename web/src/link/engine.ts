/** A house in this browser: the engine runs in a worker, which is started at once. */
import type { FromEngine, ToEngine } from './engine_messages';
import type { Answered, Asked, House, Storage } from './house';
import type { Socket } from './link';

/** What the page may ask before the engine is ready: it was answered when the site was built. */
const BUILT_IN = /^\/api\/(games(\/\w+)?|tutorials\/\w+)$/;

export interface EngineHouse extends House {
  /** Let the house open; the engine itself has been started already. */
  start(): void;
  /** Called with every change of what storage does, and with the last one at once. */
  watchStorage(watch: (state: Storage) => void): void;
  /** Settled when the engine is ready: how many kept tables could not be read. */
  ready: Promise<number>;
}

export function engineHouse(worker: Worker, base: string): EngineHouse {
  const waiting = new Map<number, (answered: Answered) => void>();
  const sockets = new Map<number, Socket>();
  const watching: ((state: Storage) => void)[] = [];
  let storage: Storage = 'kept';
  let isReady = false;
  let count = 0;
  let failed: (reason: Error) => void;
  const stopped = new Promise<never>((_, reject) => (failed = reject));
  stopped.catch(() => undefined);
  let open: (unread: number) => void;
  const ready = Promise.race([new Promise<number>((resolve) => (open = resolve)), stopped]);
  ready.catch(() => undefined);

  const post = (message: ToEngine) => worker.postMessage(message);

  worker.onmessage = ({ data }: MessageEvent<FromEngine>) => {
    switch (data.kind) {
      case 'ready':
        isReady = true;
        open(data.unread);
        for (const socket of sockets.values()) socket.onopen?.();
        return;
      case 'failed':
        failed(new Error(data.text));
        return;
      case 'answered':
        waiting.get(data.id)?.(data);
        waiting.delete(data.id);
        return;
      case 'told':
        sockets.get(data.socket)?.onmessage?.({ data: data.text });
        return;
      case 'closed': {
        const socket = sockets.get(data.socket);
        sockets.delete(data.socket);
        socket?.onclose?.({ code: 1000 });
        return;
      }
      case 'storage':
        storage = data.state;
        for (const watch of watching) watch(storage);
        return;
    }
  };
  worker.onerror = (event) => failed(new Error(event.message));

  async function builtIn(path: string): Promise<Answered> {
    const response = await fetch(`${base}engine/answers/${path.slice('/api/'.length)}.json`);
    return { status: response.status, type: 'application/json', text: await response.text() };
  }

  async function ask({ method, path, body, token, language, alone }: Asked): Promise<Answered> {
    if (!isReady && method === 'GET' && BUILT_IN.test(path)) return builtIn(path);
    const id = (count += 1);
    const answered = new Promise<Answered>((resolve) => waiting.set(id, resolve));
    post({
      kind: 'ask',
      id,
      method,
      path,
      language: language ?? 'en',
      ...(body === undefined ? {} : { body }),
      ...(token ? { token } : {}),
      ...(alone ? { alone } : {}),
    });
    return Promise.race([answered, stopped]);
  }

  function connect(): Socket {
    const number = (count += 1);
    const socket: Socket = {
      near: true,
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (text) => post({ kind: 'say', socket: number, text }),
      close: () => {
        sockets.delete(number);
        post({ kind: 'leave', socket: number });
      },
    };
    sockets.set(number, socket);
    post({ kind: 'connect', socket: number });
    if (isReady) queueMicrotask(() => socket.onopen?.());
    return socket;
  }

  return {
    ask,
    connect,
    ready,
    start: () => post({ kind: 'start' }),
    watchStorage(watch) {
      watching.push(watch);
      watch(storage);
    },
  };
}
