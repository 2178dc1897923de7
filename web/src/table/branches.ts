/** Long lists of options walked word by word of their notation. */
import type { OfferedOption } from '../link/protocol';

export interface Branch {
  word: string;
  /** The option itself, where the word leads to one only. */
  only: OfferedOption | null;
}

/** What can follow the words chosen so far. */
export function branchesOf(choices: readonly OfferedOption[], path: readonly string[]): Branch[] {
  const groups = new Map<string, OfferedOption[]>();
  for (const choice of choices) {
    const words = choice.text.split(' ');
    if (!path.every((word, place) => words[place] === word)) continue;
    const next = words[path.length] ?? '';
    groups.set(next, [...(groups.get(next) ?? []), choice]);
  }
  return [...groups.entries()].map(([word, group]) => ({
    word,
    only: group.length === 1 ? (group[0] ?? null) : null,
  }));
}
