/**
 * Builds what runs the engine in a browser: Python's runtime, and one archive with the engine.
 *
 * node build.mjs SOURCES WHEEL FOLDER: our Python below SOURCES, msgspec's wheel for this runtime.
 * The archive is packed by the very Python that will unpack it. What the page asks before the
 * engine is ready is answered here once and for all: the games, and the tutorials.
 */
import { createHash } from 'node:crypto';
import { copyFile, cp, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

import { loadPyodide } from 'pyodide';

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
const archive = packing
  .runPython(
    `
import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, "/sources")
from cellmates.server.browser import pack

pack.archive(Path("/sources"), [Path("/wheels/${wheel.split('/').pop()}")])
`,
  )
  .toJs();
await writeFile(join(folder, 'engine.zip'), archive);

for (const name of ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip']) {
  await copyFile(join(runtime, name), join(folder, name));
}
// Python as it is after its start, with what the engine imports of the standard library: a browser
// goes on from there. The engine itself cannot be in it, because msgspec is a library of its own.
const started = await loadPyodide({ _makeSnapshot: true });
started.runPython(
  'import asyncio, ctypes, dataclasses, hashlib, importlib.resources, ipaddress, json, logging, pickle, shutil, ' +
    'statistics, tomllib, unicodedata, urllib.parse, zipfile',
);
await writeFile(join(folder, 'snapshot.bin'), gzipSync(started.makeMemorySnapshot(), { level: 9 }));

// No package is ever loaded by name, so the list of all of them need not be fetched.
const lock = JSON.parse(await readFile(join(runtime, 'pyodide-lock.json'), 'utf8'));
await writeFile(join(folder, 'pyodide-lock.json'), JSON.stringify({ ...lock, packages: {} }));

const python = await loadPyodide();
python.unpackArchive(archive.buffer, 'zip', { extractDir: '/engine' });
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
  return text;
};
const answers = { '/api/games': JSON.parse(await ask('/api/games')) };
for (const { name } of answers['/api/games'].games) {
  for (const path of [`/api/games/${name}`, `/api/tutorials/${name}`]) {
    answers[path] = JSON.parse(await ask(path));
  }
}
for (const [path, answer] of Object.entries(answers)) {
  const place = join(folder, 'answers', `${path.slice('/api/'.length)}.json`);
  await mkdir(dirname(place), { recursive: true });
  await writeFile(place, JSON.stringify(answer));
}
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
console.log(`engine.zip: ${(await stat(join(folder, 'engine.zip'))).size} bytes`);
process.exit(0);
