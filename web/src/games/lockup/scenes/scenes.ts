/** Which events of Lockup are scenes. */
import type { Happened } from '../../../link/protocol';
import type { Scene } from '../../../table/scene';
import { told, type LockupView } from '../view';

const RAID: Scene = { name: 'raid', ms: 2200, most: 6, covers: ['raided', 'stars'] };
const GOAL: Scene = { name: 'goal', ms: 2200, most: 3 };
const LEADER: Scene = { name: 'leader', ms: 1700, most: 4 };
const LAST_NIGHT: Scene = { name: 'last-night', ms: 1800, most: 1 };
const COUNT: Scene = { name: 'count', ms: 1800, most: 1 };

/** The scene that an event deserves. */
export function sceneOf(event: Happened, view: LockupView): Scene | null {
  const { kind, data } = told(event);
  switch (kind) {
    case 'raid':
      return RAID;
    case 'goal':
      return GOAL;
    case 'leader':
      return LEADER;
    case 'round':
      return data.number === view.rules.rounds ? LAST_NIGHT : null;
    case 'scored':
      return COUNT;
    default:
      return null;
  }
}
