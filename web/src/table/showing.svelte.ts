/** The game as far as it has been shown: what happened together is seen event by event. */
import { tableOf, wordsOf } from '../games/loaded.svelte';
import type { Clock, Decision, Happened, OfferedOption, Told, View } from '../link/protocol';
import { NO_OPTIONS, seatOptionsAfter, seenAfter, type SeatOptions } from '../link/seen';
import { motion, settings } from '../shell/settings.svelte';
import { texts } from '../words/speech.svelte';
import { Scenes, type Scene } from './scene';

/** More steps than anybody wants to watch: show where they lead to. */
const PILE = 30;

/** How much of its time an event gets while so many steps wait behind it: ever less, early on. */
export function haste(waiting: number): number {
  return waiting < 5 ? 1 / (1 + 0.35 * waiting) : Math.max(0.1, 1 / (waiting - 1));
}

const same = (one: Decision | null, other: Decision | null) =>
  JSON.stringify(one) === JSON.stringify(other);

/** The part of its time that a scene gets with which the game turns, whatever waits behind it. */
const ENOUGH = 0.6;

/** A step, and when it was told: clocks run from then, however long it takes to show the rest. */
interface Step {
  told: Told;
  at: number;
}

interface Table {
  game: () => string | undefined;
  /** Whether an answer is on its way: its question closes before one sees what came of it. */
  answered: () => boolean;
  /** A step has been shown to its end. */
  reached: () => void;
}

export class Showing {
  number = $state(0);
  view = $state.raw<View | null>(null);
  log = $state.raw<Happened[]>([]);
  /** What happened in the latest step. */
  news = $state.raw<Happened[]>([]);
  /** The event that is on the screen now; null when all has been shown. */
  moment = $state.raw<Happened | null>(null);
  /** How many milliseconds it stays there. */
  span = $state(0);
  /** The scene that shows it, if it is worth one. */
  scene = $state.raw<Scene | null>(null);
  /** The latest position that was shown as it happened, however quickly; what is skipped is not. */
  played = $state(0);
  /** How many times as fast as usual everything is shown. */
  speed = 1;
  /** Something lies open over the board: the person reads or writes there. */
  reading = false;
  /** Steps are still being shown: they may be skipped. */
  showing = $state(false);
  /** What the person did not want to watch, until they answer the next question. */
  skipped = $state.raw<Happened[]>([]);

  // What the seat can do once a step is shown.
  asked = $state.raw<Decision | null>(null);
  offered = $state.raw<OfferedOption[]>([]);
  canTakeBack = $state(false);
  clocks = $state.raw<Clock[]>([]);
  clocksAt = $state(0);
  /** What the seat may do unasked by all that was told, shown or not, and the position told last. */
  already = $state.raw<{ number: number; may: OfferedOption[] }>({ number: 0, may: [] });

  private readonly queue: Step[] = [];
  /** The step that is being shown, where it leads to, and what of it is still to come. */
  private current: (Step & { aim: View; left: Happened[] }) | null = null;
  private seatOptions: SeatOptions = NO_OPTIONS;
  private readonly scenes = new Scenes();
  private timer: ReturnType<typeof setTimeout> | null = null;
  /** Something lies over the whole table: nothing more is shown until it is gone. */
  private held = false;
  /** What the server's own log told is not written again when it is shown. */
  private readTo = -1;

  constructor(private readonly table: Table) {}

  /** Show a step when those before it have been seen. */
  tell(told: Told): void {
    this.queue.push({ told, at: Date.now() });
    this.withdraw();
    if (this.queue.length > PILE || document.hidden) this.skip();
    else this.goOn();
  }

  /** Wait with the next step, or wait no longer. */
  hold(held: boolean): void {
    this.held = held;
    if (this.queue.length > 0) this.goOn();
  }

  /** Show how things stand, at once. */
  jumpTo(told: Told): void {
    this.skip();
    this.begin({ told, at: Date.now() });
    this.skip();
  }

  /** Show a position of the past, with all that led there. */
  put(number: number, view: View, news: Happened[], log: Happened[]): void {
    this.skip();
    this.number = number;
    this.view = view;
    this.news = news;
    this.log = log;
  }

  /** Show everything that has happened, now. */
  skip(): void {
    this.stop();
    if (this.current) this.finish();
    while (this.queue.length > 0) {
      this.begin(this.queue.shift());
      this.finish();
    }
    this.moment = null;
    this.scene = null;
    this.showing = false;
  }

  /** The person has seen enough: what is left is not shown, but kept for a summary. */
  skipAll(): void {
    const queued = this.queue.flatMap(({ told }) => told.events);
    this.skipped = [...this.skipped, ...(this.current?.left ?? []), ...queued];
    this.skip();
  }

  /** Enough of this event: show the next one; what its scene stands for goes with it. */
  advance(): void {
    const { current } = this;
    if (this.timer === null || !current) return;
    this.stop();
    const covered = this.scene?.covers ?? [];
    const shown = current.left.findIndex(({ kind }) => !covered.includes(kind));
    const gone = current.left.splice(0, shown < 0 ? current.left.length : shown);
    for (const event of gone) this.lay(event);
    this.skipped = [...this.skipped, ...gone];
    this.play();
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  /** What happened before this page was opened. */
  remember(events: readonly Happened[]): void {
    const last = events[events.length - 1]?.number ?? -1;
    this.log = [...events, ...this.log.filter((event) => event.number > last)];
    this.readTo = last;
  }

  private goOn(): void {
    if (!this.held && this.current === null && this.timer === null) this.next();
  }

  private next(): void {
    this.timer = null;
    this.moment = null;
    this.scene = null;
    this.begin(this.held ? undefined : this.queue.shift());
    this.play();
  }

  private begin(step: Step | undefined): void {
    this.showing = step !== undefined;
    this.current = null;
    if (!step) return;
    const { told } = step;
    const last = this.log[this.log.length - 1]?.number ?? -1;
    const left = told.whole ? told.events.filter((event) => event.number > last) : told.events;
    const aim = told.whole ? told.view : seenAfter(this.view, told);
    this.seatOptions = seatOptionsAfter(told.whole ? NO_OPTIONS : this.seatOptions, told);
    this.current = { ...step, aim, left: [...left] };
    this.news = told.events;
    // An answered question closes before one sees what came of it; one that is still open stays.
    if (this.table.answered()) this.skipped = [];
    if (this.table.answered() || !same(this.seatOptions.decision, this.asked)) this.asked = null;
  }

  /** Show the events of the current step one by one, then go on to the next step. */
  private play(): void {
    this.timer = null;
    const { current } = this;
    if (!current) return;
    const game = this.table.game();
    const table = tableOf(game);
    const words = wordsOf(game, texts());
    if (!table?.staging) this.view = current.aim;
    for (let event = current.left.shift(); event; event = current.left.shift()) {
      this.lay(event);
      this.played = event.number;
      const usual = words ? motion(words.duration(event)) : 0;
      let wait = (usual * haste(this.queue.length)) / this.speed;
      // Where nothing moves, and where people want none, there are no scenes.
      const worth = settings().scenes && motion(1) > 0 && this.view ? table?.scene?.(event, this.view) : null;
      const scene = this.scenes.take(worth ?? null, this.queue.length, this.reading);
      const least = scene?.turning ? ENOUGH : 0;
      if (scene) wait = (motion(scene.ms) * Math.max(least, haste(this.queue.length))) / this.speed;
      if (wait > 0) {
        this.moment = event;
        this.scene = scene;
        this.span = wait;
        this.timer = setTimeout(() => this.play(), wait);
        return;
      }
    }
    this.finish();
    // Even what takes no time is drawn before the next step.
    this.timer = setTimeout(() => this.next(), 0);
  }

  /** Nothing is offered that is over by what is told, even if that has yet to be shown. */
  private withdraw(): void {
    const { may } = this.queue.reduce(
      (options, { told }) => seatOptionsAfter(told.whole ? NO_OPTIONS : options, told),
      this.seatOptions,
    );
    const last = this.queue.at(-1)?.told ?? this.current?.told;
    this.already = { number: last?.number ?? this.number, may };
    const left = this.offered.filter(({ option }) => may.some((each) => each.option === option));
    if (left.length < this.offered.length) this.offered = left;
  }

  /** Put down what an event changes on the table. */
  private lay(event: Happened): void {
    this.write([event]);
    const staging = tableOf(this.table.game())?.staging ?? null;
    if (staging && this.view) this.view = staging(this.view, event);
  }

  private write(events: readonly Happened[]): void {
    const fresh = events.filter((event) => event.number > this.readTo);
    if (fresh.length > 0) this.log = [...this.log, ...fresh];
  }

  /** The current step as the server told it. */
  private finish(): void {
    const { current } = this;
    if (!current) return;
    this.current = null;
    const { told, at, aim, left } = current;
    this.view = aim;
    this.number = told.number;
    const { decision, may, canTakeBack, clocks } = this.seatOptions;
    // Asked the same once more is asked anew.
    if (!same(decision, this.asked)) this.asked = decision && { ...decision };
    this.offered = may;
    this.withdraw();
    this.canTakeBack = canTakeBack;
    this.clocks = clocks;
    if (told.clocks) this.clocksAt = at;
    this.write(left);
    this.table.reached();
  }
}
