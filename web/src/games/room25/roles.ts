/** Hidden roles: who has to be told which one. */
import { mine, type Room25View } from './view';

/** One's own role, as long as the first actions have not begun. */
export function roleToTell(view: Room25View): { who: string; role: 'guard' | 'prisoner' } | null {
  if (view.round > 1 || view.turn > 0 || view.over) return null;
  for (const who of mine(view)) {
    const role = view.characters[who]?.role;
    if (role) return { who, role };
  }
  return null;
}
