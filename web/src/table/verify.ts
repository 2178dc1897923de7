/** Was the game dealt as it was promised, and played as it is recorded? */
import * as http from '../link/http';
import type { Info, Verdict } from '../link/protocol';
import { sha256 } from './sha256';

/** Does the seed of a record fit the SHA-256 that was published before the game? */
export function fits(seed: unknown, commitment: string): boolean {
  if (typeof seed !== 'string' || !/^[0-9a-f]{64}$/.test(seed)) return false;
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  return sha256(bytes) === commitment;
}

export interface Proof {
  /** Computed on this page, from the record and what the page was told before the game. */
  seedFits: boolean;
  /** The record was dealt and played again by the server. */
  verdict: Verdict;
}

export async function prove(info: Info): Promise<Proof> {
  const [record, verdict] = await Promise.all([http.record(info.id), http.verify(info.id)]);
  const same = record['digest'] === verdict.digest && record['seed'] === verdict.seed;
  return {
    seedFits: fits(record['seed'], info.commitment),
    verdict: same ? verdict : { ...verdict, genuine: false },
  };
}
