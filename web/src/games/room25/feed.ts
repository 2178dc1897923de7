/** How Room 25 shows what was said and done: the cards of the M.A.C. share a line. */
import type { FeedPlan } from '../game';
import FeedFace from './FeedFace.svelte';
import FeedSign from './FeedSign.svelte';
import type { Room25View } from './view';

export const feed: FeedPlan<Room25View> = {
  Face: FeedFace,
  Sign: FeedSign,
  hidden: () => false,
  fold: ({ kind }) => (kind === 'card' ? 'extends' : kind === 'slid' ? 'joins' : null),
  // A card says which line it moves.
  folded: (event, view, words) => (event.kind === 'slid' ? '' : words.sentence(event, view)),
};
