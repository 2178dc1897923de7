/**
 * Questions that are answered without asking the person: the steps of an errand, and tome windows
 * that are to be waited out.
 */
import type { Decision } from '../../link/protocol';
import { nextOf } from './errands';
import {
  keepStandingAnswer,
  lasts,
  recallStandingAnswer,
  spanOf,
  stand,
  type Scope,
  type StandingAnswer,
} from './standing_answers';
import type { LockupView } from './view';

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

  /** Whether a question is answered by what was said before. */
  answers({ decision, view }: Situation): boolean {
    return this.steps(decision) || this.waits(decision, view);
  }

  private steps(decision: Decision | null): boolean {
    return decision !== null && this.errand.length > 0 && nextOf(this.errand, decision).option !== null;
  }

  private waits(decision: Decision | null, view: LockupView): boolean {
    return this.standing !== null && decision?.kind === 'window' && lasts(this.standing, view);
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
    }
    const span = spanOf('location', view);
    if (refused || this.span !== span) this.errand = [];
    this.span = span;
    const over = this.standing !== null && !lasts(this.standing, view);
    if (over || (this.standing && refused && decision?.kind === 'window')) this.waitFor(null, now);
  }
}
