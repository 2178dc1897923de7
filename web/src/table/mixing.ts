/** Before a game: what this browser says about the nonce that it mixes into the deal. */
import type { Info, Mix, Reveal } from '../link/protocol';
import { hashOf, keepNonce, newNonce, nonceOf } from '../shell/nonces';

export type MixingWish = Omit<Mix, 'id'> | Omit<Reveal, 'id'>;

export const sameHashes = (one: Record<string, string>, other: Record<string, string>) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([seat, hash]) => other[seat] === hash);

/** The cards are being dealt: nonces are awaited. */
export const beingDealt = (info: Info) =>
  info.state === 'open' && info.dealing?.settled === true && !info.dealing.public;

/** What is to be sent now, if anything. A nonce is told for one list of hashes and never for another. */
export function mixingWish(info: Info, seat: number | null): MixingWish | null {
  const { id, dealing, commitment } = info;
  if (seat === null || info.state !== 'open' || !dealing || dealing.public) return null;
  const shown = dealing.hashes[seat];
  const kept = nonceOf(id);
  if (!dealing.settled) {
    if (shown || kept?.told) return null; // it was shown, by this device or another one
    const nonce = kept?.nonce ?? newNonce();
    keepNonce(id, { nonce, told: null });
    return { type: 'mix', nonce_hash: hashOf(nonce) };
  }
  if (!kept || shown !== hashOf(kept.nonce)) return null;
  if (!kept.told) keepNonce(id, { ...kept, told: { commitment, hashes: dealing.hashes } });
  else if (kept.told.commitment !== commitment || !sameHashes(kept.told.hashes, dealing.hashes)) {
    return null;
  }
  return { type: 'reveal', nonce: kept.nonce };
}
