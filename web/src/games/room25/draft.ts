/** Choosing a program token by token, from the programs on offer. */
import type { OfferedOption } from '../../link/protocol';
import { mine, type Room25View } from './view';

/** What lies in the slots so far, in order. */
export interface Draft {
  readonly tokens: readonly string[];
  readonly adrenaline: boolean;
}

export interface Program extends Draft {
  option: number;
}

export const NOTHING: Draft = { tokens: [], adrenaline: false };

export function programsOf(options: readonly OfferedOption[]): Program[] {
  return options.map(({ option, text }) => {
    const words = text.split(' ').slice(1);
    return {
      option,
      tokens: words.filter((word) => !word.startsWith('+')),
      adrenaline: words.includes('+adrenaline'),
    };
  });
}

const begins = (program: Program, tokens: readonly string[]) =>
  tokens.every((token, place) => program.tokens[place] === token);

/** Whether some program begins with these tokens. */
const leads = (programs: readonly Program[], tokens: readonly string[]) =>
  programs.some((program) => begins(program, tokens));

/** The option that a draft is, if it can be sent as it stands. */
export function optionOf(programs: readonly Program[], draft: Draft): number | null {
  const found = programs.find(
    (program) =>
      program.adrenaline === draft.adrenaline &&
      program.tokens.length === draft.tokens.length &&
      begins(program, draft.tokens),
  );
  return found?.option ?? null;
}

/** Whether a token can be in any program. */
export const offers = (programs: readonly Program[], token: string): boolean =>
  programs.some((program) => program.tokens.includes(token));

export const offersAdrenaline = (programs: readonly Program[]): boolean =>
  programs.some((program) => program.adrenaline);

/** How many tokens the longest program has. */
export function longest(programs: readonly Program[]): number {
  return Math.max(0, ...programs.map((program) => program.tokens.length));
}

/** What of a draft is still possible: other rounds and other rooms offer other programs. */
export function fitting(programs: readonly Program[], draft: Draft): Draft {
  const tokens: string[] = [];
  for (const token of draft.tokens) {
    if (leads(programs, [...tokens, token])) tokens.push(token);
  }
  return { tokens, adrenaline: draft.adrenaline && offersAdrenaline(programs) };
}

/** Lay a token into a slot; what does not fit beside it goes back into the hand. */
export function lay(programs: readonly Program[], draft: Draft, token: string, slot: number): Draft {
  if (!offers(programs, token)) return draft;
  const old = draft.tokens.indexOf(token);
  const tokens = [...draft.tokens];
  const place = Math.max(0, Math.min(slot, longest(programs) - 1));
  if (old >= 0) {
    // From slot to slot: the two change places.
    const other = Math.min(place, tokens.length - 1);
    [tokens[old], tokens[other]] = [tokens[other] ?? token, token];
  } else if (place < tokens.length) {
    tokens[place] = token;
  } else {
    tokens.push(token);
  }
  const whole = { ...draft, tokens };
  if (leads(programs, tokens)) return whole;
  const kept = fitting(programs, whole);
  return kept.tokens.includes(token) ? kept : fitting(programs, { ...draft, tokens: [token] });
}

export const takeOut = (draft: Draft, token: string): Draft => ({
  ...draft,
  tokens: draft.tokens.filter((each) => each !== token),
});

/** A click or a key: out of its slot, or into the next one; the last one when all are full. */
export function press(programs: readonly Program[], draft: Draft, token: string): Draft {
  if (draft.tokens.includes(token)) return takeOut(draft, token);
  return lay(programs, draft, token, draft.tokens.length);
}

/** Programs that lie face down, by character, with the round they are for. */
export type Sent = Readonly<Record<string, Draft & { round: number }>>;

/** What was sent before, and what the view says has been sent now. */
export function sentPrograms(before: Sent, view: Room25View): Sent {
  if (view.phase !== 'programming') return before;
  const sent = { ...before };
  for (const who of mine(view)) {
    const sheet = view.characters[who];
    if (!sheet?.ready || !sheet.program) continue;
    const adrenaline = sheet.adrenaline === 'planned';
    sent[who] = { tokens: sheet.program, adrenaline, round: view.round };
  }
  return sent;
}

/** What lies in the slots when a program is asked for: what was taken back in this round, if anything. */
export function firstDraft(sent: Sent, about: string, round: number): Draft {
  const before = sent[about];
  return before?.round === round ? before : NOTHING;
}
