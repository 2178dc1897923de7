/** What every dialogue of a question is given. */
import type { OfferedOption } from '../../../link/protocol';
import type { Scope } from '../standing_answers';
import type { Crew, LockupView, Offer } from '../view';

/** What a question offers that is not about numbers. */
export const NO_OFFER: Offer = { gifts: [], costs: {}, purse: {}, lacks: {}, count: 0, can_wait: [], moment: null };

export interface Asked {
  view: LockupView;
  /** Who is asked. */
  crew: Crew;
  kind: string;
  /** What it is about, in numbers. */
  offer: Offer;
  options: OfferedOption[];
  sent: number | null;
  choose: (option: number) => void;
  /** Several choices that belong together, sent one after the other. */
  run: (steps: string[]) => void;
  /** Whether the last thing that was touched is the keyboard. */
  byKeys: () => boolean;
}

/** What can be said about tomes besides playing one now. */
export interface Tomes {
  everyChance: boolean;
  decline: () => void;
  wait: (scope: Scope) => void;
  setEveryChance: (wanted: boolean) => void;
}
