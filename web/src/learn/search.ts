/** Finding words in the rules, whatever letters they are typed with. */

/** A text for comparing: small letters without marks, so that «zólty» finds «żółty». */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ł/g, 'l')
    .replace(/[“”„"«»’']/g, '');
}

/** The words of a query; nothing typed gives none. */
export function wordsOf(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** Whether every word of a query stands in a text that was folded. */
export function matches(folded: string, words: readonly string[]): boolean {
  return words.every((word) => folded.includes(word));
}

export interface Findable {
  anchor: string;
  /** The folded title, and everything folded. */
  title: string;
  all: string;
}

export function findable(anchor: string, title: string, text: string): Findable {
  return { anchor, title: fold(title), all: fold(`${title}\n${text}`) };
}

/** The anchors of what is found, things so called before things that only mention it. */
export function search(things: readonly Findable[], query: string): string[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const found = things.filter((thing) => matches(thing.all, words));
  const called = found.filter((thing) => matches(thing.title, words));
  return [...called, ...found.filter((thing) => !called.includes(thing))].map((thing) => thing.anchor);
}
