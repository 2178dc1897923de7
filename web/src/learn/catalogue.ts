/** The lists of the rules pages: everything that has a name, with the anchor that others link to. */
import type { Texts } from '../words/texts';

/** What is drawn beside an entry; its kind and name are the game's own. */
export interface Drawing {
  kind: string;
  name: string;
  /** Larger than the others, and without a ground. */
  large?: true;
}

export interface CatalogueEntry {
  anchor: string;
  /** Other anchors that lead here. */
  also?: string[];
  title: string;
  /** Short facts beside the title. */
  tags?: string[];
  text: string;
  drawing?: Drawing;
}

export interface Group {
  title: string | null;
  entries: CatalogueEntry[];
}

export type Lists = Record<string, () => Group[]>;

export function capital(texts: Texts, word: string): string {
  return word.charAt(0).toLocaleUpperCase(texts.language) + word.slice(1);
}
