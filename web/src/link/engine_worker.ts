/** The worker: Python, the engine in it, and the browser's database behind the engine's store. */
import { unpack, type Files } from './unpack.mjs';
import type { FromEngine, ToEngine } from './engine_messages';
import { openStorage } from './storage';

/** As much of Python's runtime (Pyodide) as is used here. */
interface Runtime extends Files {
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

/** What Python's runtime brings: how to start it, and its module. */
interface Brought {
  loadPyodide: (options: {
    indexURL: string;
    createPyodideModule: unknown;
    _loadSnapshot: Promise<ArrayBuffer>;
  }) => Promise<Runtime>;
}

async function start(): Promise<void> {
  // All that is large is asked for at once; nothing waits for anything else to arrive.
  const snapshot = fetch(`${folder}snapshot.bin`).then(unzipped);
  const files = fetch(`${folder}engine.bin`).then(unzipped);
  const module = import(/* @vite-ignore */ `${folder}pyodide.asm.mjs`) as Promise<{ default: unknown }>;
  const runtime = import(/* @vite-ignore */ `${folder}pyodide.mjs`) as Promise<Brought>;
  const storage = openStorage((state) => say({ kind: 'storage', state }));
  const problems = import('./problems');
  const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([runtime, module]);
  const python = await loadPyodide({ indexURL: folder, createPyodideModule, _loadSnapshot: snapshot });
  unpack(python, new Uint8Array(await files));
  // The snapshot is the same for everybody: chance is not.
  python.runPython('import random; random.seed()');
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
