/**
 * Questions that are answered without asking the person: the steps of an errand, a tome that is to
 * be played at the next chance, and tome windows that are to be waited out.
 */
import type { Decision } from '../../link/protocol';
import { nextOf } from './errands';
import {
  declining,
  keepDeclined,
  keepStandingAnswer,
  lasts,
  lastsDeclined,
  quietFor,
  quietWithout,
  recallDeclined,
  recallStandingAnswer,
  spanOf,
  stand,
  wantEveryChance,
  wantsEveryChance,
  type Declined,
  type Scope,
  type StandingAnswer,
} from './standing_answers';
import { myCrew, open, type LockupView } from './view';

/** The tomes that a question offers. */
export const tomesOf = (decision: Decision | null): string[] =>
  (decision?.options ?? []).flatMap(({ text }) => (text.startsWith('tome ') ? [text.slice(5)] : []));

/** How the table stands for one seat. */
export interface Situation {
  table: string;
  seat: number | null;
  view: LockupView;
  decision: Decision | null;
  /** The option that was sent and not answered yet. */
  sent: number | null;
  /** The code of the latest refusal, as long as it is told. */
  refusal: string | null;
}

export class Answering {
  /** What was said with one gesture and is still to be sent, as the table asks for it. */
  private errand = $state.raw<readonly string[]>([]);
  /** "Not before …": how long tome windows are waited out. */
  standing = $state.raw<StandingAnswer | null>(null);
  /** Tomes that need not be asked about again in this phase, or in this round. */
  declined = $state.raw<Declined | null>(null);
  /** The tome to be played as soon as it may be. */
  next = $state.raw<string | null>(null);
  /** Whether the person wants to be asked at every chance. */
  everyChance = $state(wantsEveryChance());

  private seat = '';
  private span = '';
  private refusal: string | null = null;

  run(steps: readonly string[]): void {
    this.errand = steps;
  }

  waitFor(scope: Scope | null, { table, seat, view }: Situation): void {
    this.standing = scope === null ? null : stand(scope, view);
    if (seat !== null) keepStandingAnswer(table, seat, this.standing);
  }

  /** "Not now": the tomes that can wait are not asked about again in this phase; said in two, in this round. */
  decline({ table, seat, view, decision }: Situation): void {
    if (seat === null || this.everyChance) return;
    const patient = view.offer?.can_wait ?? [];
    const offered = tomesOf(decision);
    const now = offered.filter((tome) => patient.includes(tome));
    if (now.length === 0 && offered.length > 0) return;
    this.declined = declining(this.declined, now, view);
    keepDeclined(table, seat, this.declined);
  }

  /** Ask about every tome again. */
  askAgain({ table, seat }: Situation): void {
    this.declined = null;
    if (seat !== null) keepDeclined(table, seat, null);
  }

  setEveryChance(wanted: boolean, now: Situation): void {
    this.everyChance = wanted;
    wantEveryChance(wanted);
    if (wanted) this.askAgain(now);
  }

  /** Play a tome at the next chance; the same again takes the order back. */
  playNext(tome: string): void {
    this.next = this.next === tome ? null : tome;
  }

  /** Whether a question is answered by what was said before. */
  answers({ decision, view }: Situation): boolean {
    return this.steps(decision) || this.ordered(decision) !== null || this.waits(decision, view);
  }

  private ordered(decision: Decision | null): number | null {
    if (decision?.kind !== 'window' || this.next === null) return null;
    return decision.options.find(({ text }) => text === `tome ${this.next}`)?.option ?? null;
  }

  private steps(decision: Decision | null): boolean {
    return decision !== null && this.errand.length > 0 && nextOf(this.errand, decision).option !== null;
  }

  private waits(decision: Decision | null, view: LockupView): boolean {
    if (decision?.kind !== 'window') return false;
    return (this.standing !== null && lasts(this.standing, view)) || this.declinedAll(decision, view);
  }

  /**
   * Whether every tome that is offered was declined lately, and can still wait; none may be
   * offered, where windows ask so that others cannot tell.
   */
  private declinedAll(decision: Decision, view: LockupView): boolean {
    const { declined } = this;
    const patient = view.offer?.can_wait ?? [];
    const tomes = tomesOf(decision);
    if (tomes.length === 0) return quietWithout(declined, view);
    return tomes.every((tome) => patient.includes(tome) && quietFor(declined, tome, view) !== null);
  }

  /** Look at the table; the option to choose now, if the person need not be asked. */
  look(now: Situation): number | null {
    this.forget(now);
    const { decision, sent, view } = now;
    if (decision === null || sent !== null) return null;
    if (this.errand.length > 0) {
      const { option, rest } = nextOf(this.errand, decision);
      this.errand = rest;
      if (option !== null) return option;
    }
    const ordered = this.ordered(decision);
    if (ordered !== null) {
      this.next = null;
      return ordered;
    }
    if (!this.waits(decision, view)) return null;
    return decision.options.find((choice) => choice.text === 'wait')?.option ?? null;
  }

  /** Drop what was said of another seat or another place, what has passed, and what was refused. */
  private forget(now: Situation): void {
    const { table, seat, view, decision } = now;
    const refused = now.refusal !== null && now.refusal !== this.refusal;
    this.refusal = now.refusal;
    if (this.seat !== `${table} ${seat}`) {
      this.seat = `${table} ${seat}`;
      this.standing = seat === null ? null : recallStandingAnswer(table, seat, view);
      this.declined = seat === null ? null : recallDeclined(table, seat, view);
      this.next = null;
    }
    if (this.next !== null && !open(myCrew(view)?.tomes ?? []).includes(this.next)) this.next = null;
    if (!lastsDeclined(this.declined, view)) this.declined = null;
    if (refused && decision?.kind === 'window') this.askAgain(now);
    const span = spanOf('location', view);
    if (refused || this.span !== span) this.errand = [];
    this.span = span;
    const over = this.standing !== null && !lasts(this.standing, view);
    if (over || (this.standing && refused && decision?.kind === 'window')) this.waitFor(null, now);
  }
}
