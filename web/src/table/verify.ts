/** Was the game dealt as it was promised, and played as it is recorded? */
import * as http from '../link/http';
import type { Info, Verdict } from '../link/protocol';
import { bytesOf, hashOf, nonceOf, type KeptNonce } from '../shell/nonces';
import { sha256 } from '../shell/sha256';
import { sameHashes } from './mixing';

const isSecret = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

/** Does a seed fit the SHA-256 that was published before the game? */
export const fits = (seed: unknown, commitment: string) =>
  isSecret(seed) && hashOf(seed) === commitment;

/** What a record says of the making of its seed. */
interface Dealing {
  house: string;
  hashes: Record<string, string>;
  nonces: Record<string, string>;
  public: string;
}

/**
 * Who could have chosen the deal, as far as this browser can tell: nobody, as it has mixed
 * something in itself (`own`); nobody, if those whose nonces are in it say so (`others`); the house
 * (`house`); everybody knew it (`public`). `left_out`: this browser's nonce did not get into it.
 * `broken`: the record does not fit together, or not with what this browser was told.
 */
export type Chooser = 'own' | 'others' | 'house' | 'public' | 'left_out' | 'broken';

export interface Proof {
  /** Computed on this page, from the record and what the page was told before the game. */
  seedFits: boolean;
  chooser: Chooser;
  /** How many seats have mixed something in. */
  mixed: number;
  /** How many have promised to, and did not. */
  missing: number;
  /** The record was dealt and played again by the server. */
  verdict: Verdict;
}

/** The seed that is dealt from: the hash of the house's and of the nonces, by seat. */
export function dealSeed(house: string, nonces: Record<string, string>): string {
  const seats = Object.keys(nonces).map(Number);
  if (seats.length === 0) return house;
  const parts = [...new TextEncoder().encode('cellmates deal 1'), ...bytesOf(house)];
  for (const seat of seats.sort((one, other) => one - other)) {
    parts.push(seat, ...bytesOf(nonces[seat] ?? ''));
  }
  return sha256(Uint8Array.from(parts));
}

export function chooserOf(record: Record<string, unknown>, kept: KeptNonce | null): Chooser {
  const dealing = record['dealing'] as Dealing | undefined;
  const told = kept?.told ?? null;
  if (!dealing) return told ? 'broken' : 'house';
  const { house, hashes, nonces } = dealing;
  const whole =
    isSecret(house) &&
    Object.entries(nonces).every(([seat, nonce]) => fits(nonce, hashes[seat] ?? '')) &&
    dealSeed(house, nonces) === record['seed'];
  if (!whole) return 'broken';
  if (told) {
    if (told.commitment !== record['commitment'] || !sameHashes(told.hashes, hashes)) return 'broken';
    return Object.values(nonces).includes(kept?.nonce ?? '') ? 'own' : 'left_out';
  }
  if (dealing.public) return 'public';
  return Object.keys(nonces).length > 0 ? 'others' : 'house';
}

export async function prove(info: Info): Promise<Proof> {
  const [record, verdict] = await Promise.all([http.record(info.id), http.verify(info.id)]);
  const same = record['digest'] === verdict.digest && record['seed'] === verdict.seed;
  const dealing = record['dealing'] as Dealing | undefined;
  const mixed = Object.keys(dealing?.nonces ?? {}).length;
  return {
    seedFits: fits(dealing?.house ?? record['seed'], info.commitment),
    chooser: chooserOf(record, nonceOf(info.id)),
    mixed,
    missing: Object.keys(dealing?.hashes ?? {}).length - mixed,
    verdict: same ? verdict : { ...verdict, genuine: false },
  };
}
