/** Choosing a program token by token, from the programs on offer. */
import type { Choice } from '../link/protocol';

export interface Draft {
  tokens: string[];
  adrenaline: boolean;
}

interface Program extends Draft {
  option: number;
}

export function programsOf(options: readonly Choice[]): Program[] {
  return options.map(({ option, text }) => {
    const words = text.split(' ').slice(1);
    return {
      option,
      tokens: words.filter((word) => !word.startsWith('+')),
      adrenaline: words.includes('+adrenaline'),
    };
  });
}

const same = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((token, place) => token === other[place]);

/** The option that a draft is, if it can be sent as it stands. */
export function optionOf(programs: readonly Program[], draft: Draft): number | null {
  const found = programs.find(
    (program) => program.adrenaline === draft.adrenaline && same(program.tokens, draft.tokens),
  );
  return found?.option ?? null;
}

/** Whether some program goes on from this draft with a token. */
export function mayAdd(programs: readonly Program[], draft: Draft, token: string): boolean {
  const longer = [...draft.tokens, token];
  return programs.some((program) => same(program.tokens.slice(0, longer.length), longer));
}

export function mayAddAdrenaline(programs: readonly Program[]): boolean {
  return programs.some((program) => program.adrenaline);
}

/** How many tokens the longest program has. */
export function longest(programs: readonly Program[]): number {
  return Math.max(0, ...programs.map((program) => program.tokens.length));
}
