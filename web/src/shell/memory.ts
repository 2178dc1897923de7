/** What a browser remembers; where storage is off, only until the page is closed. */

/** What storage did not take: newer than what it may have. */
const fallback = new Map<string, string | null>();
const PREFIX = 'cellmates.';

export function recall(key: string): string | null {
  const kept = fallback.get(key);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, value);
    fallback.delete(key);
  } catch {
    fallback.set(key, value); // storage is off or full
  }
}

/** Whether storage has taken what was to be remembered last. */
export const isKept = (key: string): boolean => !fallback.has(key);

/** Forget everything that this browser remembers of a person, settings included. */
export function forgetAll(): void {
  fallback.clear();
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX)) localStorage.removeItem(key);
    }
  } catch {
    // storage is off: nothing was kept
  }
}

/** What a person wants to be called, as soon as it is typed. */
export const ownName = () => recall('name') ?? '';
export const keepOwnName = (name: string) => remember('name', name.trim() || null);

/** The secret of a seat (or of the host's chair) at a table. */
export const seatToken = (table: string) => recall(`seat.${table}`);
export const keepSeatToken = (table: string, token: string | null) =>
  remember(`seat.${table}`, token);
export const hostToken = (table: string) => recall(`host.${table}`);
export const keepHostToken = (table: string, token: string | null) =>
  remember(`host.${table}`, token);
