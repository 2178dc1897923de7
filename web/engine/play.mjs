/** node play.mjs ENGINE ROOT GAMES: games of bots in the engine, as `tests/site/compare.py` wants them. */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';

import { loadPyodide } from 'pyodide';

import { unpack } from '../src/link/unpack.mjs';

const [engine, root] = process.argv.slice(2, 4).map((path) => resolve(path));
const packed = await readFile(join(engine, 'engine.bin'));
const python = await loadPyodide({ stdout: (line) => console.error(line) });
unpack(python, gunzipSync(packed));
python.mountNodeFS('/tests', join(root, 'tests'));
const told = await python.runPythonAsync(`
import json, sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/engine", "/"]
from cellmates.server.browser.house import BrowserHouse
from tests.site.deals import played

async def ask(method, path, body):
    answer = await house.ask(method, path, None if body is None else json.dumps(body))
    assert answer.status < 300, answer.body
    return json.loads(answer.body)

house = BrowserHouse()
house.start()
found = [await played(ask, number) for number in range(${Number(process.argv[4])})]
await house.stop()
json.dumps(found)
`);
console.log(told);
process.exit(0);
