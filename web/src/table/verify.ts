/** Does the seed of a record fit the SHA-256 that was published before the game? */
import { sha256 } from './sha256';

export interface Verdict {
  fits: boolean;
  seed: string;
}

export function verify(record: Record<string, unknown>, commitment: string): Verdict {
  const seed = typeof record['seed'] === 'string' ? record['seed'] : '';
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  return { fits: seed.length === 64 && sha256(bytes) === commitment, seed };
}
