/** The coach at a table: what it has to say about the question, and how much of that is shown. */
import { getContext, setContext } from 'svelte';

import type { AdviceSentence, Hinted } from '../../link/protocol';
import { coachLevel, type CoachLevel } from '../../shell/coach_level.svelte';
import type { Live } from '../live.svelte';

const KEY = Symbol('coach');
const NOBODY: ReadonlySet<number> = new Set();

export class Coach {
  /** The hint whose suggestion the person has asked for. */
  private asked = $state.raw<Hinted | null>(null);

  constructor(
    readonly live: () => Live,
    /** A sentence of the coach in words; of a view that is there. */
    readonly said: (sentence: AdviceSentence) => string,
  ) {}

  /** Whether a coach may help this person at all. */
  get allowed(): boolean {
    const { info, seat } = this.live();
    return info?.state === 'playing' && info.coached && seat !== null;
  }

  get level(): CoachLevel {
    return this.allowed ? coachLevel() : 'off';
  }

  /** What is said about the question that is asked now. */
  get hint(): Hinted | null {
    const live = this.live();
    return this.level === 'off' || live.decision === null ? null : live.hint;
  }

  /** Whether the suggestion is shown: always, or when the person wants it. */
  get suggests(): boolean {
    return this.hint !== null && (this.level === 'full' || this.asked === this.hint);
  }

  suggest(): void {
    this.asked = this.hint;
  }

  /** The option that is suggested, where that is shown. */
  get best(): number | null {
    return this.suggests ? (this.hint?.suggestion ?? null) : null;
  }

  /** The options that the coach warns of. */
  get dangerous(): ReadonlySet<number> {
    const { hint } = this;
    return hint ? new Set(hint.warnings.flatMap(({ options }) => options)) : NOBODY;
  }
}

export const setCoach = (coach: Coach): void => {
  setContext(KEY, coach);
};

/** Nothing in replays and lessons. */
export const coachOf = (): Coach | undefined => getContext(KEY);
