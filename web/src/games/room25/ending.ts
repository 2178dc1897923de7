/** How a game of Room 25 ended. */
import type { Ending } from '../game';
import { awards } from './awards';
import { picture } from './picture';
import type { Room25View } from './view';

const SIDES: Record<string, string> = { guards: 'guard', prisoners: 'prisoner' };

export const ending: Ending<Room25View> = {
  /** Winners are seats, characters, teams or sides; in the end each of them is some seats. */
  winningSeats: (info, view) => {
    const sheets = Object.entries(view.characters);
    const seats = view.winners.flatMap((winner) =>
      typeof winner === 'number'
        ? [winner]
        : sheets.flatMap(([who, { seat, role, team }]) =>
            who === winner || team === winner || (role && role === SIDES[winner]) ? [seat] : [],
          ),
    );
    // Whoever escapes together wins together, the dead ones, too.
    const scores = info.outcome?.scores ?? [];
    return new Set([...seats, ...scores.flatMap((score, seat) => (score > 0 ? [seat] : []))]);
  },
  /** One player may have several characters; a name is said once. */
  people: (info, view, texts) =>
    Object.entries(view.characters).map(([who, { seat, role, alive }]) => {
      const name = texts.say(`character-${who}`);
      const person = info.seats[seat]?.name;
      return {
        key: who,
        seat,
        name: person ? `${name} (${person})` : name,
        fate: [
          ...(alive ? [] : [{ text: texts.say('state-dead'), tone: 'quiet' as const }]),
          ...(role
            ? [
                {
                  text: texts.say(`role-${role}`),
                  tone: role === 'guard' ? ('alert' as const) : ('plain' as const),
                },
              ]
            : []),
        ],
      };
    }),
  counted: { died: 'count-deaths' },
  awards,
  picture,
};
