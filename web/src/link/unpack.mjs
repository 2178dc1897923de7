/** Puts the files of the engine (`pack.py` packs them) into Python's file system, below /engine. */
export function unpack(python, packed) {
  const from = packed.indexOf(10);
  const index = JSON.parse(new TextDecoder().decode(packed.subarray(0, from)));
  let at = from + 1;
  for (const [name, length] of index) {
    const place = `/engine/${name}`;
    python.FS.mkdirTree(place.slice(0, place.lastIndexOf('/')));
    python.FS.writeFile(place, packed.subarray(at, (at += length)));
  }
}
