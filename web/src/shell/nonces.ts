/**
 * What this browser mixes into a deal, so that the house alone cannot choose it: a nonce. Its hash
 * is shown before the game; the nonce itself is told once, and only when the hashes of everybody and
 * of the house's seed are settled. All of that is remembered, to be compared with the record.
 */
import { recall, remember } from './memory';
import { sha256 } from './sha256';

export interface KeptNonce {
  nonce: string;
  /** What the house had promised, and what everybody had shown, when the nonce was told. */
  told: { commitment: string; hashes: Record<string, string> } | null;
}

export const bytesOf = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

export const hashOf = (hex: string) => sha256(bytesOf(hex));

export function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function nonceOf(table: string): KeptNonce | null {
  const kept = recall(`nonce.${table}`);
  try {
    return kept === null ? null : (JSON.parse(kept) as KeptNonce);
  } catch {
    return null;
  }
}

export const keepNonce = (table: string, kept: KeptNonce) =>
  remember(`nonce.${table}`, JSON.stringify(kept));
