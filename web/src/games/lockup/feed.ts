/** How Lockup shows what was said and done: what only a crew itself is told joins its deed. */
import type { FeedPlan } from '../game';
import FeedFace from './FeedFace.svelte';
import FeedSign from './FeedSign.svelte';
import { detailsOf, type LockupView } from './view';

const DEEDS = ['assigned', 'drew', 'sank', 'peeked'];
/** Cubes that come or go one by one. */
const COUNTED = ['paid', 'gained'];
const ALONE = ['placed_down', 'saw_tomes', 'kept', 'sunk', 'saw_token'];

export const feed: FeedPlan<LockupView> = {
  Face: FeedFace,
  Sign: FeedSign,
  // What a raid costs is told by the raid.
  hidden: ({ kind }, before) => kind === 'turn' || (kind === 'stars' && before?.kind === 'raided'),
  fold: ({ kind }) => (DEEDS.includes(kind) ? 'opens' : ALONE.includes(kind) ? 'joins' : null),
  folded: (event, view, words) => words.sentence(event, view),
  merged: (before, event) => {
    const [one, other] = [detailsOf(before), detailsOf(event)];
    const same = before.kind === event.kind && one.seat === other.seat && one.kind === other.kind;
    if (!same || !COUNTED.includes(event.kind)) return null;
    return { ...before, data: { ...before.data, count: (one.count ?? 0) + (other.count ?? 0) } };
  },
};
