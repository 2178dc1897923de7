/** How a game of Room 25 ended. */
import type { EndScreen } from '../game';
import Cut from './Cut.svelte';
import { picture } from './picture';
import type { Room25View } from './view';
import type { Room25Words } from './words';

export const ending: EndScreen<Room25View, Room25Words> = {
  winningSeats: (_info, view) => new Set(view.winning_seats),
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
  Cut,
  Count: null,
  picture,
};
