/** Tome windows without tedium: "not before …", said once, as the table of words has it. */
import { recall, remember } from '../../shell/memory';
import type { LockupView } from './view';
import { TABLE } from './words';

const WAITS = Object.entries(TABLE.source.waits ?? {});
export type Scope = string;

type Details = Readonly<Record<string, unknown>>;
const detailsOf = (view: LockupView) => view as unknown as Details;

/** The ways to wait for longer than this moment. */
export function scopesOf(view: LockupView): Scope[] {
  const details = detailsOf(view);
  return WAITS.filter(
    ([, { there, not_in }]) => (there === undefined || details[there] !== null) && view.phase !== not_in,
  ).map(([scope]) => scope);
}

/** The same as long as the wait lasts. */
export function spanOf(scope: Scope, view: LockupView): string {
  const details = detailsOf(view);
  const wait = TABLE.source.waits?.[scope];
  return JSON.stringify([wait?.same.map((detail) => details[detail]), view.phase === wait?.not_in]);
}

/** "Not before …", as it was said, and the moment it was said of. */
export interface StandingAnswer {
  scope: Scope;
  span: string;
}

export const stand = (scope: Scope, view: LockupView): StandingAnswer => ({
  scope,
  span: spanOf(scope, view),
});

export const lasts = (standing: StandingAnswer, view: LockupView): boolean =>
  standing.span === spanOf(standing.scope, view);

/** The tomes that were declined in a round, each with the phases in which it was. */
export interface Declined {
  round: string;
  phases: Readonly<Record<string, readonly string[]>>;
}

/** Stands for the tomes of a window that offers none. */
const NOTHING = '';

/** So often is a tome that can wait declined before it asks no more in that round. */
const ENOUGH = 2;

const roundOf = (view: LockupView) => spanOf('round', view);

export const lastsDeclined = (declined: Declined | null, view: LockupView): boolean =>
  declined?.round === roundOf(view);

/** What is declined after "not now" was said of these tomes, too. */
export function declining(before: Declined | null, tomes: readonly string[], view: LockupView): Declined {
  const phases: Record<string, readonly string[]> = lastsDeclined(before, view) ? { ...before?.phases } : {};
  const phase = spanOf('phase', view);
  for (const tome of tomes.length > 0 ? tomes : [NOTHING]) {
    phases[tome] = [...new Set([...(phases[tome] ?? []), phase])];
  }
  return { round: roundOf(view), phases };
}

/** How long a tome is not asked about, if it can wait: it asks once a phase, and twice a round. */
export function quietFor(declined: Declined | null, tome: string, view: LockupView): Scope | null {
  const phases = lastsDeclined(declined, view) ? (declined?.phases[tome] ?? []) : [];
  if (phases.length >= ENOUGH) return 'round';
  return phases.includes(spanOf('phase', view)) ? 'phase' : null;
}

/** The tomes that are not asked about, by how long. */
export const quietTomes = (declined: Declined | null, tomes: readonly string[], view: LockupView) =>
  ['phase', 'round'].flatMap((scope) => {
    const quiet = tomes.filter((tome) => quietFor(declined, tome, view) === scope);
    return quiet.length > 0 ? [{ scope, tomes: quiet }] : [];
  });

/** Whether a window that offers nothing need not be shown: whoever said "not now" has seen one. */
export const quietWithout = (declined: Declined | null, view: LockupView): boolean =>
  Object.keys(declined?.phases ?? {}).some((tome) => quietFor(declined, tome, view) !== null);

// It is kept for the seat at its table, so that a page that is loaded anew does not ask again.

const keyOf = (table: string, seat: number) => `waiting.${table}.${seat}`;

export const keepStandingAnswer = (table: string, seat: number, standing: StandingAnswer | null): void =>
  remember(keyOf(table, seat), standing && JSON.stringify([standing.scope, standing.span]));

const declinedKey = (table: string, seat: number) => `declined.${table}.${seat}`;

export const keepDeclined = (table: string, seat: number, declined: Declined | null): void =>
  remember(declinedKey(table, seat), declined && JSON.stringify([declined.round, declined.phases]));

export function recallDeclined(table: string, seat: number, view: LockupView): Declined | null {
  const [round, phases] = JSON.parse(recall(declinedKey(table, seat)) ?? '[]') as unknown[];
  if (round !== roundOf(view) || typeof phases !== 'object') return null;
  return { round, phases: phases as Declined['phases'] };
}

// Who wants to be asked at every chance has said so once, for every table.

const EVERY_CHANCE = 'tomes.every_chance';

export const wantsEveryChance = (): boolean => recall(EVERY_CHANCE) === 'yes';

export const wantEveryChance = (wanted: boolean): void => remember(EVERY_CHANCE, wanted ? 'yes' : null);

/** What was said before the page was loaded, if it still lasts. */
export function recallStandingAnswer(table: string, seat: number, view: LockupView): StandingAnswer | null {
  const kept = recall(keyOf(table, seat));
  const scope = WAITS.map(([each]) => each).find((each) => kept === JSON.stringify([each, spanOf(each, view)]));
  return scope ? stand(scope, view) : null;
}
