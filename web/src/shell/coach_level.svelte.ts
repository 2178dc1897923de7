/** How much the coach says, as a person has set it; who is new has hints until it is set. */
import { recall, remember } from './memory';

export const COACH_LEVELS = ['off', 'hints', 'full'] as const;
export type CoachLevel = (typeof COACH_LEVELS)[number];

/** In so many games of a person the coach helps without being asked to. */
const FIRST_GAMES = 3;

const chosen = (kept: string | null): CoachLevel | null =>
  COACH_LEVELS.find((level) => level === kept) ?? null;

/** The tables that this person has played to their end, as far as they count. */
export function finishedFrom(kept: string | null): string[] {
  return (kept ?? '').split(' ').filter(Boolean).slice(0, FIRST_GAMES);
}

let level = $state(chosen(recall('coach')));
let finished = $state.raw(finishedFrom(recall('finished')));

export const coachLevel = (): CoachLevel =>
  level ?? (finished.length < FIRST_GAMES ? 'hints' : 'off');

export function setCoachLevel(wanted: CoachLevel): void {
  level = wanted;
  remember('coach', wanted);
}

export function noteFinished(table: string): void {
  if (finished.includes(table) || finished.length >= FIRST_GAMES) return;
  finished = [...finished, table];
  remember('finished', finished.join(' '));
}
