/** What views of all games tell alike, where they tell it. */
import type { Info, View } from '../link/protocol';

/** Whether the game is over as far as it has been shown. */
export const isOver = (view: View, info: Pick<Info, 'state'> | null): boolean =>
  typeof view['over'] === 'boolean' ? view['over'] : info?.state === 'over';

/** The seats that are thinking. */
export const askedSeats = (view: View): number[] =>
  Array.isArray(view['asked']) ? (view['asked'] as number[]) : [];
