/** What every dialogue of a question is given. */
import type { Choice } from '../../../link/protocol';
import type { Crew, LockupView, Offer } from '../view';

export interface Asked {
  view: LockupView;
  /** Who is asked. */
  crew: Crew;
  kind: string;
  /** What it is about, in numbers. */
  offer: Offer;
  options: Choice[];
  sent: number | null;
  choose: (option: number) => void;
  /** Several choices that belong together, sent one after the other. */
  run: (steps: string[]) => void;
}
