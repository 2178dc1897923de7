/** What somebody should know of who did not watch it: what was won or lost without a say in it. */
import type { Happened } from '../../link/protocol';
import { detailsOf, type LockupView } from './view';

/** By kind, the detail that names whom it befell. */
const BEFALLS: Readonly<Record<string, 'seat' | 'of' | 'to'>> = {
  raided: 'seat',
  goal: 'seat',
  leader: 'seat',
  suspicion: 'seat',
  straggled: 'seat',
  robbed: 'of',
  passed_suspicion: 'to',
};

export function concerns(event: Happened, view: LockupView): boolean {
  const detail = BEFALLS[event.kind];
  return detail !== undefined && view.seat !== null && Number(detailsOf(event)[detail]) === view.seat;
}
