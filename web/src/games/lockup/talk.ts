/** How phrases of Lockup are offered. */
import type { TalkPlan } from '../game';
import type { LockupView } from './view';

export const talk: TalkPlan<LockupView> = {
  groups: ['plan', 'warn', 'deal', 'claim'],
  atOnce: ['agree', 'deny'],
  hints: {},
  plans: (view) => view.plans,
  wordName: (word, texts) => texts.sayOr(`location-${word}`, word),
};
