/** The analysis of a finished game: asked for, waited for, and put into words. */
import * as http from '../../link/http';
import type { Analysis, BeliefChange, ComparedChoice, View } from '../../link/protocol';

const PATIENCE = 1000;
/** Milliseconds between two looks at how far it is. */

export class Analysing {
  analysis = $state.raw<Analysis | null>(null);
  /** Which choice of the log each choice of the analysis is. */
  numbers = $state.raw<number[]>([]);
  running = $state(false);
  done = $state(0);
  total = $state(0);
  failed = $state<string | null>(null);
  private timer: ReturnType<typeof setTimeout> | null = null;
  private closed = false;
  private readonly views = new Map<string, Promise<View | null>>();

  constructor(readonly table: string) {}

  /** See whether it was made before, or is being made. */
  look = () => this.ask(http.analysis(this.table));
  begin = () => this.ask(http.beginAnalysis(this.table));
  stop = () => this.ask(http.stopAnalysis(this.table));

  close(): void {
    this.closed = true;
    if (this.timer) clearTimeout(this.timer);
  }

  private async ask(asked: ReturnType<typeof http.analysis>): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    try {
      const told = await asked;
      this.failed = null;
      this.running = told.running;
      this.done = told.done;
      this.total = told.total;
      this.numbers = told.numbers;
      this.analysis = told.analysis;
    } catch (error) {
      this.running = false;
      this.failed = http.codeOf(error);
    }
    if (this.running && !this.closed) this.timer = setTimeout(() => void this.look(), PATIENCE);
  }

  /** The place in the log of a choice of the analysis. */
  inLog = (number: number): number => this.numbers[number] ?? number;

  /** The choice of the analysis that was made last at a place of the log. */
  at(position: number): number {
    let found = 0;
    for (let number = 0; number < this.numbers.length; number += 1) {
      if ((this.numbers[number] ?? 0) <= position) found = number;
    }
    return found;
  }

  /** What somebody (`open`: everybody together) saw before a choice of the analysis. */
  viewBefore(number: number, eyes: string): Promise<View | null> {
    const place = Math.max(0, this.inLog(number) - 1);
    const key = `${place} ${eyes}`;
    let found = this.views.get(key);
    if (!found) {
      found = http
        .replay(this.table, { eyes, from: place, to: place, views: true }, null)
        .then((told) => told.frames[0]?.views?.[eyes] ?? null, () => null);
      this.views.set(key, found);
    }
    return found;
  }
}

/** The costliest choice of everybody who made one. */
export const costliest = (analysis: Analysis): ComparedChoice[] =>
  analysis.people.flatMap(({ worst }) => analysis.choices.filter((choice) => choice.number === worst));

/** What a seat could think after so many choices, by what it is about. */
export function thoughtsOf(
  beliefs: readonly BeliefChange[],
  seat: number,
  number: number,
): Map<string, Record<string, number>> {
  const found = new Map<string, Record<string, number>>();
  for (const each of beliefs) {
    if (each.seat === seat && each.number <= number) found.set(each.about, each.odds);
  }
  return found;
}

/** Tenths of a percent as points with their sign. */
export function points(tenths: number): string {
  const rounded = Math.round(tenths / 10);
  return rounded < 0 ? `−${-rounded}` : rounded > 0 ? `+${rounded}` : '0';
}
