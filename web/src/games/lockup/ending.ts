/** How a game of Lockup ended. */
import type { EndScreen } from '../game';
import Count from './Count.svelte';
import Cut from './Cut.svelte';
import { picture } from './picture';
import type { LockupView } from './view';
import type { LockupWords } from './words';

const winningSeats = (view: LockupView) => new Set(view.winners.map(Number));

export const ending: EndScreen<LockupView, LockupWords> = {
  winningSeats: (_info, view) => winningSeats(view),
  /** Winners first, then by stars. */
  people: (info, view, texts, nameOf) => {
    const won = winningSeats(view);
    const people = (info.outcome?.scores ?? []).map((score, seat) => ({ seat, score }));
    const guards = view.crews.slice(people.length).map(({ seat, stars }) => ({ seat, score: stars }));
    return [...people, ...guards]
      .sort((one, other) => Number(won.has(other.seat)) - Number(won.has(one.seat)) || other.score - one.score)
      .map(({ seat, score }) => ({
        key: String(seat),
        seat,
        name: nameOf(seat),
        fate: [{ text: texts.say('star-count', { count: score }), tone: 'plain' as const }],
      }));
  },
  counted: {},
  Cut,
  Count,
  picture,
};
