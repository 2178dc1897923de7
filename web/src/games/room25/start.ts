/** What one has to know before the first actions: who one is, and what one wants. */
import { isAlly, mine, type Room25View } from './view';

export interface StartCard {
  /** One's own characters. */
  people: string[];
  /** The others of one's team. */
  allies: string[];
  role: 'guard' | 'prisoner' | null;
  mode: string;
}

/** What the card at the beginning says, as long as the first actions have not begun. */
export function startOf(view: Room25View): StartCard | null {
  const people = mine(view);
  if (view.round > 1 || view.turn > 0 || view.over || people.length === 0) return null;
  const role = people.map((who) => view.characters[who]?.role ?? null).find((each) => each !== null);
  const allies = Object.keys(view.characters).filter((who) => isAlly(view, who));
  return { people, allies, role: role ?? null, mode: view.mode };
}
