/** Which events of Room 25 are scenes. */
import type { Happened } from '../../../link/protocol';
import type { Scene } from '../../../table/scene';
import { told } from '../view';

const DEATH: Scene = { name: 'death', ms: 2300, most: 4, turning: true };
const ALARM: Scene = { name: 'alarm', ms: 1900, most: 1, turning: true };
const UNMASK: Scene = { name: 'unmask', ms: 2800, most: 4, turning: true };
const LAST_ROUND: Scene = { name: 'last-round', ms: 1700, most: 1, turning: true };
const CLUE: Scene = { name: 'clue', ms: 1700, most: 1 };
const KEY: Scene = { name: 'key', ms: 1500, most: 1 };
const ESCAPE: Scene = { name: 'escape', ms: 3000, most: 1, turning: true };
const LOST: Scene = { name: 'lost', ms: 2600, most: 1, turning: true };

/** The scene that an event deserves. */
export function sceneOf(event: Happened): Scene | null {
  const { kind, data } = told(event);
  switch (kind) {
    case 'died':
      return DEATH;
    case 'unmasked':
    case 'role': // a guard who shows himself, or a dead one
      return data.role === 'guard' ? UNMASK : null;
    case 'clue':
      return CLUE;
    case 'key':
      return KEY;
    case 'round':
      return data.left === 1 ? LAST_ROUND : null;
    case 'revealed':
      if (data.room === 'room_25') return { ...ALARM, name: 'exit', of: 'exit' };
      // Whoever meets a kind of room for the first time is told what it does.
      return { name: 'room', of: `room ${data.room}`, ms: 2800, most: 1, ever: true, card: true };
    case 'alarm':
      return ALARM;
    case 'over':
      return data.reason === 'escaped' || data.reason === 'partial' ? ESCAPE : LOST;
    default:
      return null;
  }
}
