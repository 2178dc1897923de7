/** The worker: Python, the engine in it, and the browser's database behind the engine's store. */
import type { FromEngine, ToEngine } from './engine_messages';
import { openStorage } from './storage';

/** As much of Python's runtime (Pyodide) as is used here. */
interface Runtime {
  unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPython(code: string): unknown;
  pyimport(name: string): { Door: (...hooks: unknown[]) => Door };
  toPy(value: unknown): unknown;
}

interface Door {
  start(kept: unknown): number;
  ask(
    method: string,
    path: string,
    body: string | undefined,
    token: string | undefined,
    language: string,
    alone: boolean,
  ): Promise<{ toJs(): [number, string, string]; destroy(): void }>;
  connect(socket: number): void;
  say(socket: number, text: string): void;
  leave(socket: number): void;
}

const say = (message: FromEngine) => self.postMessage(message);
const folder = new URL('../engine/', self.location.href).href;

/** Messages that come before the house is open are kept in their order. */
const early: ToEngine[] = [];
let mayOpen: () => void;
const allowed = new Promise<void>((resolve) => (mayOpen = resolve));
let handle: (message: ToEngine) => void = (message) =>
  message.kind === 'start' ? mayOpen() : early.push(message);
self.onmessage = ({ data }: MessageEvent<ToEngine>) => handle(data);

/** What is compressed in a file of ours, however it was served. */
function unzipped(response: Response): Promise<ArrayBuffer> {
  if (!response.ok || !response.body) throw new Error(`${response.url}: ${response.status}`);
  return new Response(response.body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}

async function start(): Promise<void> {
  const archive = fetch(`${folder}engine.zip`).then((response) => response.arrayBuffer());
  const snapshot = fetch(`${folder}snapshot.bin`).then(unzipped);
  const storage = openStorage((state) => say({ kind: 'storage', state }));
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as {
    loadPyodide: (options: { indexURL: string; _loadSnapshot: ArrayBuffer }) => Promise<Runtime>;
  };
  const problems = import('./problems');
  const python = await loadPyodide({ indexURL: folder, _loadSnapshot: await snapshot });
  python.unpackArchive(await archive, 'zip', { extractDir: '/engine' });
  // The snapshot is the same for everybody: chance is not.
  python.runPython("import random, sys; random.seed(); sys.path.insert(0, '/engine')");
  await allowed;
  const [kept, { sayProblem }] = await Promise.all([storage, problems]);
  const door = python.pyimport('cellmates.server.browser.door').Door(
    (key: string, value: string | undefined) => kept.keep(key, value),
    (language: string, id: string, details: string) => sayProblem(language, id, JSON.parse(details)),
    (socket: number, text: string) => say({ kind: 'told', socket, text }),
    (socket: number) => say({ kind: 'closed', socket }),
  );
  const unread = door.start(python.toPy(await kept.all()));
  handle = (message) => void take(door, message);
  for (const message of early) handle(message);
  say({ kind: 'ready', unread });
}

async function take(door: Door, message: ToEngine): Promise<void> {
  switch (message.kind) {
    case 'ask': {
      const { id, method, path, body, token, language, alone = false } = message;
      const answer = await door.ask(method, path, body, token, language, alone);
      const [status, type, text] = answer.toJs();
      answer.destroy();
      say({ kind: 'answered', id, status, type, text });
      return;
    }
    case 'connect':
      door.connect(message.socket);
      return;
    case 'say':
      door.say(message.socket, message.text);
      return;
    case 'leave':
      door.leave(message.socket);
      return;
    case 'start':
      return;
  }
}

start().catch((error: unknown) => say({ kind: 'failed', text: String(error) }));
