/** How phrases of Room 25 are offered. */
import type { TalkLayout } from '../game';
import { lineCells, type Room25View } from './view';
import { tokenName } from './words';

const CELL = /^([a-e])([1-5])$/;

/** Where a room stands in a grid of five columns below a headline, as it lies in the complex. */
export function areaOf(word: string): string | undefined {
  const [, column = '', row = ''] = CELL.exec(word) ?? [];
  return column ? `${7 - Number(row)} / ${'abcde'.indexOf(column) + 1}` : undefined;
}

/** Whether a phrase proposes something about a room, or to slide one of its lines. */
export function plansAbout(text: string, cell: string): boolean {
  const [group, what, where = ''] = text.split(' ');
  if (group !== 'plan') return false;
  return what === 'slide' ? lineCells(where).includes(cell) : where === cell;
}

export const talk: TalkLayout<Room25View> = {
  groups: ['claim', 'plan', 'accuse', 'defend', 'praise'],
  proposals: ['plan'],
  atOnce: ['agree', 'deny'],
  hints: { claim: 'claim-hint' },
  offered(view, group) {
    if (group === 'accuse') return view.rules.hidden_roles;
    return group !== 'praise' || Object.values(view.characters).some(({ seat }) => seat !== view.seat);
  },
  plans: (view) => view.plans,
  wordName(word, texts, [, what = '', who = '']) {
    if (what === 'program' && who !== '') return tokenName(texts, word, who);
    return texts.sayOr(`character-${word}`, texts.sayOr(`branch-plan-${word}`, word));
  },
  areaOf,
};
