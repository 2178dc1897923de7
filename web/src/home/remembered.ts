/** Tables whose secrets this browser keeps, although its cookie does not know them. */
import * as http from '../link/http';
import type { Brief } from '../link/protocol';

const KEY = /^cellmates\.seat\.([a-z0-9]{10})$/;
const MOST = 8;

function ids(): string[] {
  try {
    return Object.keys(localStorage).flatMap((key) => KEY.exec(key)?.[1] ?? []);
  } catch {
    return [];
  }
}

const gone = new Set<string>();

/** Those that are still going on, beside the ones that are known. */
export async function remembered(known: readonly Brief[]): Promise<Brief[]> {
  const listed = new Set(known.map((table) => table.id));
  const wanted = ids().filter((id) => !listed.has(id) && !gone.has(id));
  const found = await Promise.all(
    wanted.slice(-MOST).map((id) => http.tableInfo(id).catch(() => null)),
  );
  wanted.slice(-MOST).forEach((id, place) => {
    const table = found[place];
    if (!table || table.state === 'over') gone.add(id);
  });
  return found.filter((table) => table !== null && table.state !== 'over') as Brief[];
}
