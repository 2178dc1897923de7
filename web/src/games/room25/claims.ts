/** What was claimed of tiles: what became of it, and which claims a tile has room for. */
import type { Texts } from '../../words/texts';
import type { Claim, ClaimColour, Fate, Room25View } from './view';
import type { Room25Words } from './words';

/** A sign beside the words: settled, contradicted, or open. */
export const FATES: Readonly<Record<Fate, string>> = { right: '✓', wrong: '✗', disputed: '≠', open: '?' };

/** What became of a claim, in words. */
export function fateText(claim: Claim, view: Room25View, words: Room25Words, texts: Texts): string {
  if (claim.room !== null) {
    return texts.say(`fate-${claim.fate}`, { room: texts.say(`room-${claim.room}`) });
  }
  if (claim.fate === 'open') return texts.say('fate-open');
  const others = claim.against.map((seat) => words.seat(seat, view));
  return texts.say('fate-disputed', { others: texts.list(others) });
}

/** Whether two claims about a tile cannot both be right. */
export const disputed = (view: Room25View, tile: number): boolean =>
  view.claims.some((claim) => claim.tile === tile && claim.against.length > 0);

const PLACES = 3;

/** The claims that are drawn on a tile, one's own always among them, and how many more there are. */
export function claimsOn(view: Room25View, tile: number): { shown: Claim[]; more: Claim[] } {
  const all = view.claims.filter((claim) => claim.tile === tile);
  if (all.length <= PLACES) return { shown: all, more: [] };
  // One place goes to the number of those that are not drawn.
  const own = all.filter((claim) => claim.seat === view.seat).at(-1);
  const others = all.filter((claim) => claim !== own);
  const kept = new Set([...others.slice(own ? 2 - PLACES : 1 - PLACES), ...(own ? [own] : [])]);
  return { shown: all.filter((claim) => kept.has(claim)), more: all.filter((claim) => !kept.has(claim)) };
}

/** The colours that were claimed, each once: two of them are a dispute. */
export function lampsOn(view: Room25View, tile: number): ClaimColour[] {
  return [...new Set(view.claims.filter((claim) => claim.tile === tile).map(({ colour }) => colour))];
}
