/**
 * The small markup of lessons and rules, so that translators write plain lines: `*emphasis*`,
 * `[[anchor|text]]`, `- item`, `| cell | cell`, `[list rooms]`, `[picture slide]`, `[round first_round]`.
 */
import { fold, matches } from '../words/search';

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'link'; text: string; anchor: string };

export type Block =
  | { kind: 'paragraph'; parts: Inline[] }
  | { kind: 'items'; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: Drawn; name: string };

/** What stands for something drawn; a round is that of a chapter of the introduction. */
type Drawn = 'list' | 'picture' | 'round';

const MARKS = /\[\[([^|\]]+)\|([^\]]+)\]\]|\*([^*]+)\*/g;

/** The pieces of one line. */
export function inline(line: string): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const found of line.matchAll(MARKS)) {
    if (found.index > from) parts.push({ kind: 'text', text: line.slice(from, found.index) });
    const [all, anchor, text, strong] = found;
    if (anchor !== undefined && text !== undefined) parts.push({ kind: 'link', text, anchor });
    else parts.push({ kind: 'strong', text: strong ?? '' });
    from = found.index + all.length;
  }
  if (from < line.length) parts.push({ kind: 'text', text: line.slice(from) });
  return parts;
}

/** A text without its markup. */
export function plain(text: string): string {
  return text
    .replace(/^\[(?:list|picture|round) [^\]]+\]$/gm, '')
    .replace(MARKS, (_all, _anchor, text?: string, strong?: string) => text ?? strong ?? '')
    .replace(/^- |^\| | \| /gm, ' ');
}

/** The blocks of a text: every line is a paragraph, an item, a row, or stands for something drawn. */
export function blocks(text: string): Block[] {
  const found: Block[] = [];
  for (const line of text.split('\n').map((each) => each.trim())) {
    const last = found[found.length - 1];
    const special = /^\[(list|picture|round) ([\w-]+)\]$/.exec(line);
    if (special) {
      found.push({ kind: special[1] as Drawn, name: special[2] ?? '' });
    } else if (line.startsWith('- ')) {
      const item = inline(line.slice(2));
      if (last?.kind === 'items') last.items.push(item);
      else found.push({ kind: 'items', items: [item] });
    } else if (line.startsWith('| ')) {
      const row = line.slice(2).split(' | ').map(inline);
      if (last?.kind === 'table') last.rows.push(row);
      else found.push({ kind: 'table', head: row, rows: [] });
    } else if (line !== '') {
      found.push({ kind: 'paragraph', parts: inline(line) });
    }
  }
  return found;
}

const said = (parts: readonly Inline[]) => fold(parts.map((part) => part.text).join(''));

/** What of a text has all the words of a search; lists stay, as they are searched by themselves. */
export function withWords(text: readonly Block[], words: readonly string[]): Block[] {
  return text.flatMap((block): Block[] => {
    switch (block.kind) {
      case 'paragraph':
        return matches(said(block.parts), words) ? [block] : [];
      case 'items': {
        const items = block.items.filter((item) => matches(said(item), words));
        return items.length > 0 ? [{ ...block, items }] : [];
      }
      case 'table':
        return matches([block.head, ...block.rows].flat().map(said).join(' '), words) ? [block] : [];
      case 'list':
        return [block];
      case 'picture':
      case 'round':
        return words.length === 0 ? [block] : [];
    }
  });
}
