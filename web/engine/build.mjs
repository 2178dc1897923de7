/**
 * Builds what runs the engine in a browser: Python's runtime, one file with the engine, and the memory
 * of a Python that has imported most of it.
 *
 * node build.mjs SOURCES WHEEL FOLDER: our Python below SOURCES, msgspec's wheel for this runtime.
 * The engine is packed by the very Python that will run it. What the page asks before the
 * engine is ready is answered here once and for all: the games, and the tutorials.
 */
import { createHash } from 'node:crypto';
import { copyFile, cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';

import { loadPyodide } from 'pyodide';

import { unpack } from '../src/link/unpack.mjs';

/** A service worker that knows every file of the site, and a name that changes with any of them. */
async function writeServiceWorker(site) {
  const found = await readdir(site, { recursive: true, withFileTypes: true });
  const files = found
    .filter((each) => each.isFile() && each.name !== 'service_worker.js' && !each.name.endsWith('.gz'))
    .map((each) => relative(site, join(each.parentPath, each.name)).split(sep).join('/'))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(await readFile(join(site, file)));
  const template = await readFile(join(here, 'service_worker.js'), 'utf8');
  const told = template
    .replace('__VERSION__', hash.digest('hex').slice(0, 16))
    .replace('__FILES__', JSON.stringify(files, null, 1));
  await writeFile(join(site, 'service_worker.js'), told);
}

const here = dirname(fileURLToPath(import.meta.url));
const [sources, wheel, folder] = process.argv.slice(2).map((path) => resolve(path));
const runtime = join(here, 'node_modules/pyodide');
await mkdir(folder, { recursive: true });

const packing = await loadPyodide();
packing.mountNodeFS('/sources', sources);
packing.mountNodeFS('/wheels', dirname(wheel));
packing.runPython(`
import json, sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, "/sources")
from cellmates.server.browser import pack
`);
const packed = packing
  .runPython(`pack.archive(Path("/sources"), [Path("/wheels/${wheel.split('/').pop()}")])`)
  .toJs();
const apart = new Set(JSON.parse(packing.runPython('json.dumps(pack.apart(Path("/sources")))')));
await writeFile(join(folder, 'engine.bin'), packed);
const files = gunzipSync(packed);

for (const name of ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip']) {
  await copyFile(join(runtime, name), join(folder, name));
}
// No package is ever loaded by name, so the list of all of them need not be fetched.
const lock = JSON.parse(await readFile(join(runtime, 'pyodide-lock.json'), 'utf8'));
await writeFile(join(folder, 'pyodide-lock.json'), JSON.stringify({ ...lock, packages: {} }));

const python = await loadPyodide();
unpack(python, files);
python.runPython("import sys; sys.path.insert(0, '/engine')");
const door = python.pyimport('cellmates.server.browser.door').Door(
  () => Promise.resolve(),
  (language, id) => id,
  () => undefined,
  () => undefined,
);
door.start([]);
const ask = async (path) => {
  const [status, , text] = (await door.ask('GET', path, undefined, undefined, 'en', false)).toJs();
  if (status !== 200) throw new Error(`${path}: ${text}`);
  return JSON.parse(text);
};
const answers = { '/api/games': await ask('/api/games') };
for (const { name } of answers['/api/games'].games) {
  for (const path of [`/api/games/${name}`, `/api/tutorials/${name}`]) {
    answers[path] = await ask(path);
  }
}
for (const [path, answer] of Object.entries(answers)) {
  const place = join(folder, 'answers', `${path.slice('/api/'.length)}.json`);
  await mkdir(dirname(place), { recursive: true });
  await writeFile(place, JSON.stringify(answer));
}

// Python as it is after its start, with as much of the engine as the door and a first game of each kind need: a
// browser goes on from there. What needs msgspec cannot be in it, because that is a library of its own.
const needed = JSON.parse(python.runPython('import json; json.dumps(list(sys.modules))'));
const started = await loadPyodide({ _makeSnapshot: true });
unpack(started, files);
started.runPython(
  'import asyncio, ctypes, dataclasses, hashlib, hmac, importlib.resources, ipaddress, json, logging, pickle, secrets, ' +
    'shutil, statistics, sys, tomllib, unicodedata, urllib.parse, uuid, zipfile\n' +
    "sys.path.insert(0, '/engine')\n" +
    needed.filter((name) => apart.has(name)).map((name) => `import ${name}\n`).join('') +
    'from cellmates.server.browser.beginning import warm_up\nwarm_up()\ndel cellmates, warm_up',
);
await writeFile(join(folder, 'snapshot.bin'), gzipSync(started.makeMemorySnapshot(), { level: 9 }));

// A house and many a file server send these copies instead.
for (const name of await readdir(folder)) {
  if (!/\.(mjs|wasm)$/.test(name)) continue;
  await writeFile(join(folder, `${name}.gz`), gzipSync(await readFile(join(folder, name)), { level: 9 }));
}
const site = join(folder, '..');
await copyFile(join(here, 'manifest.webmanifest'), join(site, 'manifest.webmanifest'));
await cp(join(here, 'icons'), join(site, 'icons'), { recursive: true });
const page = await readFile(join(site, 'index.html'), 'utf8');
const links = [
  '<link rel="manifest" href="./manifest.webmanifest" />',
  '<link rel="apple-touch-icon" href="./icons/apple-touch-180.png" />',
];
await writeFile(join(site, 'index.html'), page.replace('</title>', ['</title>', ...links].join('\n    ')));
await writeServiceWorker(site);
console.log(`engine.bin: ${packed.length} bytes`);
process.exit(0);
