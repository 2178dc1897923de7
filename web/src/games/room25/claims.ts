/** Which claims a tile has room for. */
import type { Claim, ClaimColour, Room25View } from './view';

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
