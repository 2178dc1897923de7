/** node decisions.mjs ENGINE: random decisions a second in the engine, of each kind of game, as JSON. */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';

import { loadPyodide } from 'pyodide';

import { unpack } from '../src/link/unpack.mjs';

const packed = await readFile(join(resolve(process.argv[2]), 'engine.bin'));
const python = await loadPyodide();
unpack(python, gunzipSync(packed));
const told = python.runPython(`
import json, random, sys, time
sys.path.insert(0, "/engine")
from cellmates.games import GAMES

def decisions(name, keys, seconds):
    game, made, dice = GAMES[name], 0, random.Random(1)
    config = game.config(keys)
    started = time.process_time()
    while time.process_time() - started < seconds:
        table = game.deal(config, dice.randbytes(32))
        while not table.over:
            seat = table.waiting[0]
            table.choose(seat, dice.choice(table.decision(seat).options))
            made += 1
    return round(made / (time.process_time() - started))

json.dumps({
    "room25, suspicion, 6 seats": decisions("room25", {"mode": "suspicion", "seats": 6}, 2),
    "room25, cooperation, 4 seats": decisions("room25", {"mode": "cooperation", "seats": 4}, 2),
    "lockup, 4 seats": decisions("lockup", {"seats": 4}, 2),
})
`);
console.log(told);
process.exit(0);
