/** Making a table: its secrets are kept in this browser, and so is what it mixes into the deal. */
import * as http from '../link/http';
import type { Info, NewTable } from '../link/protocol';
import { keepHostToken, keepSeatToken } from '../shell/memory';
import { hashOf, keepNonce, newNonce } from '../shell/nonces';

export async function makeTable(wish: NewTable): Promise<Info> {
  const nonce = newNonce();
  const { table, host, token } = await http.makeTable({ ...wish, nonce_hash: hashOf(nonce) });
  keepHostToken(table.id, host);
  keepSeatToken(table.id, token);
  keepNonce(table.id, { nonce, told: null });
  return table;
}
