/** A table as the page knows it: what the link hears, kept for the components to show. */
import { tableOf, wordsOf } from '../games/loaded.svelte';
import * as http from '../link/http';
import { Link, type Socket, type Status } from '../link/link';
import type {
  Choice,
  Clock,
  Decision,
  FromServer,
  Happened,
  Info,
  Line,
  Told,
  View,
  Wish,
} from '../link/protocol';
import { NOTHING, seenAfter, standingAfter, type Standing } from '../link/seen';
import { hostToken, seatToken } from '../shell/memory';
import { motion } from '../shell/settings.svelte';
import { texts } from '../words/speech.svelte';

/** More steps than anybody wants to watch: show where they lead to. */
const PILE = 30;
const REFUSAL = 6000;

/** How much of its time an event gets while so many steps wait behind it: ever less, early on. */
export function haste(waiting: number): number {
  return waiting < 5 ? 1 / (1 + 0.35 * waiting) : Math.max(0.1, 1 / (waiting - 1));
}

const same = (one: Decision | null, other: Decision | null) =>
  JSON.stringify(one) === JSON.stringify(other);

/** What tables need of a game in progress, whoever tells it. */
export type Live = Pick<TableState, keyof TableState>;

export class TableState {
  status = $state<Status>('connecting');
  info = $state.raw<Info | null>(null);
  seat = $state<number | null>(null);
  host = $state(false);
  notes = $state.raw<Record<string, string>>({});
  lines = $state.raw<Line[]>([]);
  log = $state.raw<Happened[]>([]);
  /** What happened in the latest step. */
  news = $state.raw<Happened[]>([]);
  /** The event that is on the screen now; null when all has been shown. */
  moment = $state.raw<Happened | null>(null);
  /** The latest position that was shown as it happened, however quickly; what is skipped is not. */
  played = $state(0);
  /** How many milliseconds it stays there. */
  span = $state(0);
  /** How many times as fast as usual everything is shown. */
  speed = 1;
  /** Steps are still being shown: they may be skipped. */
  showing = $state(false);
  number = $state(0);
  view = $state.raw<View | null>(null);
  private asked = $state.raw<Decision | null>(null);
  private offered = $state.raw<Choice[]>([]);
  canTakeBack = $state(false);
  clocks = $state.raw<Clock[]>([]);
  clocksAt = $state(0);
  phrases = $state.raw<Choice[] | null>(null);
  /** The option that was sent and not answered yet. */
  sent = $state<number | null>(null);
  /** The code of the last refusal, to be told to the person. */
  refusal = $state<string | null>(null);
  /** What the server said about it, for those who set something up. */
  refusalText = $state<string | null>(null);
  goodbye = $state<string | null>(null);

  private readonly link: Link;
  /** What was told and when: clocks run from then, however long it takes to show the rest. */
  private readonly queue: { told: Told; at: number }[] = [];
  /** The step that is being shown, where it leads to, and what of it is still to come. */
  private current: { told: Told; at: number; aim: View; left: Happened[] } | null = null;
  /** What the seat can do once the step is shown. */
  private standing: Standing = NOTHING;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private refusalTimer: ReturnType<typeof setTimeout> | null = null;
  /** What the server's own log told is not written again when it is shown. */
  private readTo = -1;
  private sentId: string | null = null;
  /** What can be said was asked for, and not told yet. */
  private wantsPhrases = false;
  /** The choice was taken: the question stays closed until this position is shown. */
  private sentUntil: number | null = null;

  constructor(
    readonly table: string,
    connect: () => Socket,
  ) {
    this.link = new Link({
      table,
      token: seatToken(table) ?? hostToken(table),
      connect,
      hear: (message) => this.hear(message),
      status: (status) => (this.status = status),
    });
  }

  /** Whether a bot plays this seat until its person wants it back. */
  get relieved(): boolean {
    const { info, seat } = this;
    return info?.state === 'playing' && seat !== null && info.seats[seat]?.relieved === true;
  }

  /** What this person is asked; what a bot is asked in their place is the bot's business. */
  get decision(): Decision | null {
    return this.relieved ? null : this.asked;
  }

  /** What this person may do although nobody asked. */
  get may(): Choice[] {
    return this.relieved ? [] : this.offered;
  }

  open(): void {
    this.link.open();
  }

  close(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    if (this.refusalTimer !== null) clearTimeout(this.refusalTimer);
    this.link.close();
  }

  wake(): void {
    this.link.wake();
  }

  // What the person does.

  choose(option: number): void {
    if (this.sent !== null) return;
    this.sent = option;
    this.forgive();
    this.sentId = this.link.send({ type: 'choose', number: this.number, option });
  }

  do(wish: Wish): void {
    this.forgive();
    this.link.send(wish);
  }

  sayPhrase(option: number): void {
    this.do({ type: 'say', number: this.number, option });
  }

  askPhrases(): void {
    this.wantsPhrases = true;
    this.link.ask({ type: 'phrases' });
  }

  note(key: string, text: string): void {
    this.keepNote(key, text);
    this.do({ type: 'note', key, text });
  }

  takeBack(): void {
    this.do({ type: 'take_back', number: this.number });
  }

  // What the server says.

  private hear(message: FromServer): void {
    switch (message.type) {
      case 'welcome': {
        this.info = message.table;
        this.seat = message.seat;
        this.host = message.host;
        this.notes = message.notes;
        this.lines = message.lines;
        const { told } = message;
        if (told) {
          const known = this.log.length > 0 && !told.missed;
          this.skip();
          this.begin({ told, at: Date.now() });
          this.skip();
          if (!known) void this.readLog();
        }
        if (this.wantsPhrases) this.askPhrases(); // a question is lost with its connection
        break;
      }
      case 'told':
        this.enqueue(message);
        break;
      case 'phrases':
        this.phrases = message.options;
        this.wantsPhrases = false;
        break;
      case 'done':
        if (message.id === this.sentId) {
          this.sentUntil = message.number;
          this.reopen();
        }
        break;
      case 'error':
        if (message.id === this.sentId) {
          this.sentUntil = 0;
          this.reopen();
        }
        this.refuse(message.code, message.text);
        break;
      case 'table':
        this.info = message.table;
        break;
      case 'line':
        if (!this.lines.some((line) => line.line === message.line)) {
          this.lines = [...this.lines, message];
        }
        break;
      case 'note':
        this.keepNote(message.key, message.text);
        break;
      case 'bye':
        this.goodbye = message.code;
        break;
      case 'pong':
        break;
    }
  }

  private reopen(): void {
    if (this.sentUntil === null || this.number < this.sentUntil) return;
    this.sentId = null;
    this.sentUntil = null;
    this.sent = null;
  }

  /** Tell the person what was refused, for a while. */
  refuse(code: string, text: string | null = null): void {
    this.refusal = code;
    this.refusalText = text;
    if (this.refusalTimer !== null) clearTimeout(this.refusalTimer);
    this.refusalTimer = setTimeout(() => this.forgive(), REFUSAL);
  }

  private forgive(): void {
    this.refusal = null;
    this.refusalText = null;
  }

  private keepNote(key: string, text: string): void {
    const { [key]: _old, ...rest } = this.notes;
    this.notes = text ? { ...rest, [key]: text } : rest;
  }

  /** Show everything that has happened, now. */
  skip(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    if (this.current) this.finish();
    while (this.queue.length > 0) {
      this.begin(this.queue.shift());
      this.finish();
    }
    this.moment = null;
    this.showing = false;
  }

  private enqueue(told: Told): void {
    this.queue.push({ told, at: Date.now() });
    if (this.queue.length > PILE || document.hidden) this.skip();
    else if (this.current === null && this.timer === null) this.next();
  }

  private next(): void {
    this.timer = null;
    this.moment = null;
    this.begin(this.queue.shift());
    this.play();
  }

  private begin(step: { told: Told; at: number } | undefined): void {
    this.showing = step !== undefined;
    this.current = null;
    if (!step) return;
    const { told, at } = step;
    const last = this.log[this.log.length - 1]?.number ?? -1;
    const left = told.whole ? told.events.filter((event) => event.number > last) : told.events;
    const aim = told.whole ? told.view : seenAfter(this.view, told);
    this.standing = standingAfter(told.whole ? NOTHING : this.standing, told);
    this.current = { told, at, aim, left: [...left] };
    this.news = told.events;
    // An answered question closes before one sees what came of it; one that is still open stays.
    if (this.sent !== null || !same(this.standing.decision, this.asked)) this.asked = null;
  }

  /** Show the events of the current step one by one, then go on to the next step. */
  private play(): void {
    this.timer = null;
    const { current } = this;
    if (!current) return;
    const staging = tableOf(this.info?.game)?.staging ?? null;
    const words = wordsOf(this.info?.game, texts());
    if (!staging) this.view = current.aim;
    for (let event = current.left.shift(); event; event = current.left.shift()) {
      this.write([event]);
      this.played = event.number;
      if (staging && this.view) this.view = staging(this.view, event);
      const usual = words ? motion(words.duration(event)) : 0;
      const wait = (usual * haste(this.queue.length)) / this.speed;
      if (wait > 0) {
        this.moment = event;
        this.span = wait;
        this.timer = setTimeout(() => this.play(), wait);
        return;
      }
    }
    this.finish();
    // Even what takes no time is drawn before the next step.
    this.timer = setTimeout(() => this.next(), 0);
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
    const { decision, may, canTakeBack, clocks } = this.standing;
    // Asked the same once more is asked anew.
    if (!same(decision, this.asked)) this.asked = decision && { ...decision };
    this.offered = may;
    this.canTakeBack = canTakeBack;
    this.clocks = clocks;
    if (told.clocks) this.clocksAt = at;
    this.phrases = null;
    this.write(left);
    this.reopen();
  }

  /** Everything that happened before this page was opened. */
  private async readLog(): Promise<void> {
    const eyes = this.seat === null ? 'spectator' : String(this.seat);
    try {
      const course = await http.replay(this.table, { eyes, views: false }, seatToken(this.table));
      const old = course.frames.flatMap((frame) => frame.events);
      const last = old[old.length - 1]?.number ?? -1;
      this.log = [...old, ...this.log.filter((event) => event.number > last)];
      this.readTo = last;
    } catch {
      // The log is a comfort; the table can be played without it.
    }
  }
}
