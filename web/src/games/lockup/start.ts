/** What one has to know before the first tokens are sent: which crew one is, and what it wants. */
import { myCrew, type Crew, type LockupView } from './view';

export interface StartCard {
  crew: Crew;
  /** What the mode is called among the messages. */
  mode: string;
  /** Which sentence says what it is about. */
  what: string;
}

/** What the card at the beginning says, as long as one's first night has not begun. */
export function startOf(view: LockupView): StartCard | null {
  const crew = myCrew(view);
  const early = view.round <= 1 && (view.phase === 'setup' || view.phase === 'roll_call');
  if (!crew || !early || crew.passed || crew.closed.length > 0) return null;
  if (view.rules.solo === null) {
    return { crew, mode: view.advanced ? 'mode-advanced' : 'mode-basic', what: 'lockup-start' };
  }
  return { crew, mode: view.advanced ? 'mode-advanced_solo' : 'lockup-mode-solo', what: 'lockup-start-solo' };
}
