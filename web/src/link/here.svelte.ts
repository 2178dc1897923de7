/**
 * The page that plays without a server, where a house has it beside its own (`/here/`): for those who
 * lose the line, and for who plays alone where the house wants that.
 */
import type { NewTable } from './protocol';

export type Offer = 'away' | 'solo' | null;

const ADDRESS = '/here/';
const WISH = 'cellmates.begin';

const state = $state<{ offer: Offer; kept: boolean }>({ offer: null, kept: false });

/** Whether it opens without the house. */
export const keptHere = () => state.kept;
/** Whether whoever plays alone plays there. */
export const soloHere = () => state.offer === 'solo';

/** The house says what it has: from now on the browser keeps it for the time without a line. */
export async function offerHere(offer: Offer): Promise<void> {
  state.offer = offer;
  const thrifty = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
  if (offer === null || thrifty || !('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register(`${ADDRESS}service_worker.js`, { scope: ADDRESS });
    const coming = registration.installing ?? registration.waiting;
    state.kept = registration.active !== null;
    coming?.addEventListener('statechange', () => (state.kept ||= coming.state === 'activated'));
  } catch {
    // Forbidden here, or the line is gone already: nothing is offered.
  }
}

/** Go there and make this table. */
export function beginHere(wish: NewTable): void {
  sessionStorage.setItem(WISH, JSON.stringify(wish));
  location.assign(ADDRESS);
}

/** The table that was wished for at the house, once. */
export function wishedHere(): NewTable | null {
  const wish = sessionStorage.getItem(WISH);
  sessionStorage.removeItem(WISH);
  return wish === null ? null : (JSON.parse(wish) as NewTable);
}

/** Whether this page lies beside a house that answers. */
export async function houseAnswers(): Promise<boolean> {
  if (!location.pathname.endsWith(ADDRESS)) return false;
  try {
    return (await fetch('../api/door', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
