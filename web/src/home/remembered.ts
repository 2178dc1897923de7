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
  const found = await Promise.all(wanted.slice(-MOST).map(goingOn));
  return found.filter((table) => table !== null);
}

/** A table, unless it is over or gone; one that cannot be asked now is asked again. */
async function goingOn(id: string): Promise<Brief | null> {
  try {
    const { ended: _ended, outcome: _outcome, closed: _closed, ...table } = await http.tableInfo(id);
    if (table.state !== 'over') return table;
    gone.add(id);
  } catch (error) {
    if (http.codeOf(error) === 'no_such_table') gone.add(id);
  }
  return null;
}
