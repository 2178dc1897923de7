/** How phrases of Lockup are offered. */
import type { TalkPlan } from '../game';

export const talk: TalkPlan = {
  groups: ['plan', 'claim'],
  atOnce: ['agree', 'deny'],
  hints: {},
  wordName: (word, texts) => texts.sayOr(`location-${word}`, word),
};
