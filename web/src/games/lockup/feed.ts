/** How Lockup shows what was said and done: what only a crew itself is told joins its deed. */
import type { FeedPlan } from '../game';
import { KINDS } from './cards';
import FeedFace from './FeedFace.svelte';
import FeedSign from './FeedSign.svelte';
import { detailsOf, heapOf, type Cubes, type LockupView } from './view';

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
  // What a crew pays or gains at once is one line, of whatever kinds its cubes are.
  merged: (before, event) => {
    const [one, other] = [detailsOf(before), detailsOf(event)];
    const same = before.kind === event.kind && one.seat === other.seat;
    if (!same || !COUNTED.includes(event.kind)) return null;
    const heap: Cubes = { ...heapOf(before) };
    for (const kind of KINDS) heap[kind] = (heap[kind] ?? 0) + (heapOf(event)[kind] ?? 0);
    return { ...before, data: { ...before.data, heap } };
  },
};
