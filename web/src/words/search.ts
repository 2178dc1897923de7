/** Finding words in what is said, whatever letters they are typed with. */

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

/** How many letters must be changed, left out, put in or swapped to make one word of another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  let above: number[] = [];
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      const swapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const swap = swapped ? (above[j - 2] ?? 0) + 1 : Infinity;
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, swap));
    }
    above = row;
    row = next;
  }
  return row[other.length] ?? 0;
}

/** The word of a vocabulary that is nearest to one, if it is no farther than that. */
function nearest(vocabulary: Iterable<string>, word: string, far: number): string | undefined {
  let best: { word: string | undefined; far: number } = { word: undefined, far: far + 1 };
  for (const each of vocabulary) {
    if (Math.abs(each.length - word.length) > far) continue;
    const here = distance(word, each);
    if (here < best.far) best = { word: each, far: here };
  }
  return best.word;
}

/** A word without its ending, which languages change: shorter by one letter to three. */
function stems(word: string): string[] {
  return [1, 2, 3].map((less) => word.slice(0, -less)).filter((stem) => stem.length >= LEAST_STEM);
}
const LEAST_STEM = 5;

/** The words of a query as they were meant: one that stands nowhere becomes the nearest that does, or its stem if
    that stands somewhere, or is left out if there is none near and other words are left. */
export function meant(things: readonly Findable[], query: string): string[] {
  const words = wordsOf(query);
  const unknown = words.filter((word) => !things.some((thing) => thing.all.includes(word)));
  if (unknown.length === 0) return words;
  const vocabulary = new Set(things.flatMap((thing) => thing.all.match(/[\p{L}\d]+/gu) ?? []));
  const found = words.map((word) => {
    if (!unknown.includes(word) || word.length < 4) return word;
    const near = nearest(vocabulary, word, word.length < 7 ? 1 : 2);
    if (near !== undefined) return near;
    const stem = stems(word).find((each) => things.some((thing) => thing.all.includes(each)));
    if (stem !== undefined) return stem;
    for (const each of stems(word)) {
      const slip = nearest(vocabulary, each, 1);
      if (slip !== undefined) return slip;
    }
    return word;
  });
  const known = found.filter((word, at) => word !== words[at] || !unknown.includes(word));
  return known.length > 0 ? known : found;
}

/** Where words stand in a text as it is written: pairs of beginning and end. */
export function hits(text: string, words: readonly string[]): [number, number][] {
  const letters: string[] = [];
  const places: number[] = [];
  [...text].reduce((at, letter) => {
    for (const folded of fold(letter)) {
      letters.push(folded);
      places.push(at);
    }
    return at + letter.length;
  }, 0);
  const folded = letters.join('');
  const found: [number, number][] = [];
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      const last = places[at + word.length - 1] ?? 0;
      found.push([places[at] ?? 0, last + (text.codePointAt(last)! > 0xffff ? 2 : 1)]);
    }
  }
  return found;
}

/** The anchors of what has all the words, things so called before things that only mention them. */
export function search(things: readonly Findable[], words: readonly string[]): string[] {
  if (words.length === 0) return [];
  const found = things.filter((thing) => matches(thing.all, words));
  const called = found.filter((thing) => matches(thing.title, words));
  return [...called, ...found.filter((thing) => !called.includes(thing))].map((thing) => thing.anchor);
}
