/** The steps of a goal in words. */
import { say } from '../../words/speech.svelte';
import type { GoalStep, Room25View } from './view';

/** How many are dead besides known prisoners and guards: who knows all guards knows the prisoners. */
const unknownDead = (view: Room25View, prisoners: number): number =>
  Object.values(view.characters).filter(({ alive, role }) => !alive && role !== 'guard').length -
  prisoners;

export function stepText(step: GoalStep, view: Room25View): { name: string; count: string } {
  const id = `goal-${step.step}`;
  if (step.done) return { name: say(`${id}.done`), count: '' };
  // One thing needs no number, except slides: each of them is an action.
  const counted = step.need > 1 || (step.step === 'slide' && step.need > 0);
  const { have, need } = step;
  const unknown = step.step === 'kill' ? unknownDead(view, have) : 0;
  const told = { have, need, left: need - have, unknown };
  return { name: say(id), count: counted ? say(`${id}.count`, told) : '' };
}
