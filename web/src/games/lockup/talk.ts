/** How phrases of Lockup are offered. */
import type { TalkLayout } from '../game';
import type { LockupView } from './view';

export const talk: TalkLayout<LockupView> = {
  groups: ['plan', 'warn', 'deal', 'claim', 'ask', 'praise', 'blame'],
  proposals: ['plan', 'warn', 'deal'],
  atOnce: ['agree', 'deny'],
  hints: {},
  plans: (view) => view.plans,
  wordName: (word, texts) => texts.sayOr(`location-${word}`, texts.sayOr(`lockup-word-${word}`, word)),
};
