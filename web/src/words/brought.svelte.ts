/** The cards that the table in sight is played with, if somebody brought them. */
import type { Faces } from '../link/protocol';

let faces = $state.raw<Faces | null>(null);

/** What stands on them; null for the cards of the box. */
export const brought = (): Faces | null => faces;

export function playWith(cards: Faces | null): void {
  faces = cards;
}

/** What a card is called that is not in the box, or otherwise than there. */
export const broughtName = (language: string, slug: string): string | undefined =>
  faces?.names[language]?.[slug];
