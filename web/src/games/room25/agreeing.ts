/** What the server tells a host of Room 25 alone: the complexes, and what a configuration comes to. */
import type { Agreed, GameDetails } from '../../link/protocol';

/** Tiles to deal: named ones, and free picks by colour, some tiles left `out` of these. */
export interface ComplexInfo {
  id: string;
  counts: Record<string, number>;
  any: Record<string, number>;
  out: Record<string, number>;
  modes: string[];
}

interface BoxContents {
  complexes: ComplexInfo[];
  /** How many of each room lie in each box. */
  rooms: Record<string, Record<string, number>>;
  /** How many tiles are dealt. */
  tiles: number;
}

interface Terms {
  /** How many there may be. */
  guards: number[];
  box: string;
  complex: ComplexInfo;
}

export const materialOf = (game: GameDetails) => game.material as unknown as BoxContents;

export const termsOf = (agreed: Agreed | null) => (agreed ? (agreed.own as unknown as Terms) : null);
