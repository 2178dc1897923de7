/** What a browser remembers; where storage is off, only until the page is closed. */

const fallback = new Map<string, string>();
const PREFIX = 'cellmates.';

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key) ?? fallback.get(key) ?? null;
  } catch {
    return fallback.get(key) ?? null;
  }
}

export function remember(key: string, value: string | null): void {
  if (value === null) fallback.delete(key);
  else fallback.set(key, value);
  try {
    if (value === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, value);
  } catch {
    // Storage is off or full: the fallback will do.
  }
}

/** The secret of a seat (or of the host's chair) at a table. */
export const seatToken = (table: string) => recall(`seat.${table}`);
export const keepSeatToken = (table: string, token: string | null) =>
  remember(`seat.${table}`, token);
export const hostToken = (table: string) => recall(`host.${table}`);
export const keepHostToken = (table: string, token: string | null) =>
  remember(`host.${table}`, token);
