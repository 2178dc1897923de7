/** The steps of a goal in words. */
import { say } from '../../words/speech.svelte';
import type { GoalStep } from './view';

export function stepText(step: GoalStep): { name: string; count: string } {
  const id = `goal-${step.step}`;
  if (step.done) return { name: say(`${id}.done`), count: '' };
  // One thing needs no number, except slides: each of them is an action.
  const counted = step.need > 1 || (step.step === 'slide' && step.need > 0);
  const { have, need } = step;
  return { name: say(id), count: counted ? say(`${id}.count`, { have, need, left: need - have }) : '' };
}
