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

/** The tomes that were declined, and in which span of the game: they are not asked about again in it. */
export interface Declined {
  span: string;
  tomes: readonly string[];
}

/** A tome that can wait asks once a phase. */
export const ASKED_ONCE_A: Scope = 'phase';

// It is kept for the seat at its table, so that a page that is loaded anew does not ask again.

const keyOf = (table: string, seat: number) => `waiting.${table}.${seat}`;

export const keepStandingAnswer = (table: string, seat: number, standing: StandingAnswer | null): void =>
  remember(keyOf(table, seat), standing && JSON.stringify([standing.scope, standing.span]));

const declinedKey = (table: string, seat: number) => `declined.${table}.${seat}`;

export const keepDeclined = (table: string, seat: number, declined: Declined | null): void =>
  remember(declinedKey(table, seat), declined && JSON.stringify([declined.span, ...declined.tomes]));

export function recallDeclined(table: string, seat: number, view: LockupView): Declined | null {
  const span = spanOf(ASKED_ONCE_A, view);
  const [then, ...tomes] = JSON.parse(recall(declinedKey(table, seat)) ?? '[]') as string[];
  return then === span ? { span, tomes } : null;
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
