/** What a seat sees after it was told something. */
import type { Clock, Decision, OfferedOption, Told, View } from './protocol';

/** What a seat may do now, and the time that is left for it. */
export interface SeatOptions {
  decision: Decision | null;
  may: OfferedOption[];
  canTakeBack: boolean;
  clocks: Clock[];
}

export const NO_OPTIONS: SeatOptions = { decision: null, may: [], canTakeBack: false, clocks: [] };

export function seenAfter(view: View | null, told: Told): View {
  if (told.whole) return told.view;
  const seen: View = { ...view, ...told.view };
  for (const [key, entries] of Object.entries(told.parts ?? {})) {
    seen[key] = { ...(seen[key] as object), ...entries };
  }
  return seen;
}

/** What a seat can do after it was told something; what was not mentioned is as before. */
export function seatOptionsAfter(before: SeatOptions, told: Told): SeatOptions {
  return {
    decision: told.decision === undefined ? before.decision : told.decision,
    may: told.may ?? before.may,
    canTakeBack: told.can_take_back ?? before.canTakeBack,
    clocks: told.clocks ?? before.clocks,
  };
}
