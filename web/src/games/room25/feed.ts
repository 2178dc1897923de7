/** How Room 25 shows what was said and done: the slides of the M.A.C. share a line. */
import type { Happened } from '../../link/protocol';
import { say } from '../../words/speech.svelte';
import type { FeedPlan } from '../game';
import FeedFace from './FeedFace.svelte';
import FeedSign from './FeedSign.svelte';
import { ARROWS, detailsOf, type Room25View } from './view';

/** A card that slides a line, `move 4 e x2`, as «4 → ×2»; nothing for other cards. */
function slideOf(event: Happened): string {
  const [kind, line = '', dir = '', times] = (detailsOf(event).card ?? '').split(' ');
  return kind === 'move' ? `${line}\u00a0${ARROWS[dir] ?? ''}${times === 'x2' ? '\u00a0×2' : ''}` : '';
}

export const feed: FeedPlan<Room25View> = {
  Face: FeedFace,
  Sign: FeedSign,
  hidden: () => false,
  fold: (event) => {
    if (event.kind === 'slid') return 'joins';
    return event.kind === 'card' && slideOf(event) ? 'extends' : null;
  },
  opening: (event) => say('mac-slides', { slide: slideOf(event) }),
  // The card has said which line it moves.
  folded: (event) => (event.kind === 'slid' ? '' : `· ${slideOf(event)}`),
};
