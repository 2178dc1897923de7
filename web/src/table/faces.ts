/** The face of a game by its name. */
import type { Texts } from '../words/texts';
import { LockupWords } from '../games/lockup/words';
import { Room25Words } from '../games/room25/words';
import type { View } from '../link/protocol';
import type { Face } from './face';

export function faceOf(game: string, texts: Texts): Face<View> {
  const face = game === 'lockup' ? new LockupWords(texts) : new Room25Words(texts);
  // Each face reads the views of its own game only.
  return face as unknown as Face<View>;
}
