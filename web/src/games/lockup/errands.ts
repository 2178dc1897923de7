/**
 * Several choices made with one gesture, sent one after the other as the table asks for them.
 *
 * The table asks only what is open: an errand skips what answered itself, waits while something
 * else is asked, and is dropped when the table asks for one of its steps but does not offer it.
 */
import type { OfferedOption } from '../../link/protocol';
import { TABLE } from './words';

export interface Sending {
  /** What to choose now; null: nothing of this errand. */
  option: number | null;
  /** What is left; the same list if nothing was said. */
  rest: readonly string[];
}

export function nextOf(
  steps: readonly string[],
  asked: { kind: string; options: readonly OfferedOption[] },
): Sending {
  const answers = (step: string) => TABLE.option(step)?.template.line.answers?.includes(asked.kind) ?? false;
  const offered = (step: string) => asked.options.find((choice) => choice.text === step);
  const place = steps.findIndex((step) => answers(step) && offered(step));
  if (place >= 0) {
    const choice = offered(steps[place] ?? '');
    // What was passed over has answered itself, but cubes are paid in any order.
    const rest = steps.filter(
      (step, each) => each > place || (each < place && step.startsWith('pay ')),
    );
    return { option: choice?.option ?? null, rest };
  }
  return { option: null, rest: steps.some(answers) ? [] : steps };
}
