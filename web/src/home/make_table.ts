/** Making a table: its secrets are kept in this browser, and so is what it mixes into the deal. */
import { gameOf } from '../games';
import * as http from '../link/http';
import { beginHere, soloHere } from '../link/here.svelte';
import type { Info, NewTable } from '../link/protocol';
import { keepHostToken, keepSeatToken } from '../shell/memory';
import { ahead, goTo } from '../shell/route.svelte';
import { hashOf, keepNonce, newNonce } from '../shell/nonces';

export async function makeTable(wish: NewTable): Promise<Info> {
  const nonce = newNonce();
  const { table, host, token } = await http.makeTable({ ...wish, nonce_hash: hashOf(nonce) });
  keepHostToken(table.id, host);
  keepSeatToken(table.id, token);
  keepNonce(table.id, { nonce, told: null });
  return table;
}

/** Fetch the page of a table while the table itself is being made. */
function fetchAhead(game: string): void {
  ahead.table();
  void gameOf(game)
    .table()
    .catch(() => undefined);
}

/** Make a table and go there; a game against bots is in this browser where the house wants it so. */
export async function begin(wish: NewTable): Promise<void> {
  if (wish.start && soloHere()) return beginHere(wish);
  fetchAhead(wish.game);
  goTo(`/t/${(await makeTable(wish)).id}`);
}
