/** Who knew what: everything that only some were told, for each of those seats. */
import type { Frame, Happened } from '../../link/protocol';

export interface Secret {
  event: Happened;
  /** The seats that knew, fewer than all. */
  seats: number[];
}

export function secretsOf(frames: readonly Frame[], seats: number): Secret[] {
  return frames.flatMap((frame) =>
    frame.events.flatMap((event, place) => {
      const audience = frame.audiences?.[place] ?? null;
      if (audience === null) return [];
      const knew = Array.from({ length: seats }, (_, seat) => seat).filter(
        (seat) => (audience >> seat) & 1,
      );
      return knew.length > 0 && knew.length < Math.max(2, seats) ? [{ event, seats: knew }] : [];
    }),
  );
}
