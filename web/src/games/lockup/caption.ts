/** The newest words about the table, in the room that the strip has. */
import type { Happened } from '../../link/protocol';

const ROOM = 72;

/** Who hears where the places are heard already that it is there. */
export const untold = (events: readonly Happened[]): readonly Happened[] =>
  events.at(-1)?.kind === 'ranked' ? events.filter(({ kind }) => kind !== 'location') : events;

/** As many of the last sentences as there is room for; the newest is always told whole. */
export function captionOf(sentences: readonly string[]): string {
  let caption = sentences.at(-1) ?? '';
  for (const sentence of sentences.slice(0, -1).reverse()) {
    if (sentence.length + 1 + caption.length > ROOM) break;
    caption = `${sentence} ${caption}`;
  }
  return caption;
}
