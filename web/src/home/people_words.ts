/** Who sits at a table, in a line. */
import type { Brief } from '../link/protocol';
import { botName } from '../words/bot_name';
import type { Texts } from '../words/texts';

type Seat = Brief['seats'][number];

export const freeSeats = (table: Brief) => table.seats.filter((seat) => !seat.name && !seat.bot).length;

/** Each name once: four careful bots are “careful bot ×4”. */
export function peopleWords(seats: readonly Seat[], texts: Texts): string {
  const counts = new Map<string, number>();
  for (const { name, bot } of seats) {
    const called = name ?? (bot ? botName(bot, texts) : null);
    if (called !== null) counts.set(called, (counts.get(called) ?? 0) + 1);
  }
  const names = [...counts].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name));
  return names.length > 0 ? texts.list(names) : '';
}

/** Who waits at an open table, and for how many. */
export function waitingWords(table: Brief, texts: Texts): string[] {
  const here = table.seats.filter((seat) => seat.name && seat.here);
  return [
    here.length > 0
      ? texts.say('table-waits', { who: peopleWords(here, texts) })
      : texts.say('table-empty'),
    texts.say('free-seats', { count: freeSeats(table) }),
  ];
}
