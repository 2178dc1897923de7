/** How a game speaks on the page; each game brings a face of its own. */
import type { Decision, Happened } from '../link/protocol';

export type Tone = 'plain' | 'talk' | 'alert' | 'title' | 'good' | 'private';

export interface Face<V> {
  /** What a player is called by the game: the characters, the crew. */
  seat(seat: number, view: V): string;
  sentence(event: Happened, view: V): string;
  tone(event: Happened): Tone;
  winners(winners: readonly (string | number)[], view: V): string;
  question(decision: Decision, view: V): string;
  /** An option, given in its notation, as a phrase; of a question about somebody, if it is one. */
  option(text: string, view: V, about?: string): string;
  /** Why one would want it. */
  why(text: string, view: V, about?: string): string;
  /** How many milliseconds an event wants on the screen at normal speed; 0: it needs no look. */
  duration(event: Happened): number;
  /**
   * The view right after an event, as far as the event tells, so that the events of one step can
   * be shown one after another; without it the whole step is shown at once.
   */
  after?(view: V, event: Happened): V;
}
