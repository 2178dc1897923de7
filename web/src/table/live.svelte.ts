/** A table as the page knows it: what the link hears, kept for the components to show. */
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
import { hostToken, seatToken } from '../shell/memory';

/** How long one step stays before the next is shown, unless they pile up. */
const STEP = 320;
const PILE = 8;
const REFUSAL = 6000;

export class TableState {
  status = $state<Status>('connecting');
  info = $state.raw<Info | null>(null);
  seat = $state<number | null>(null);
  host = $state(false);
  notes = $state.raw<Record<string, string>>({});
  lines = $state.raw<Line[]>([]);
  log = $state.raw<Happened[]>([]);
  news = $state.raw<Happened[]>([]);
  number = $state(0);
  view = $state.raw<View | null>(null);
  decision = $state.raw<Decision | null>(null);
  may = $state.raw<Choice[]>([]);
  canTakeBack = $state(false);
  clocks = $state.raw<Clock[]>([]);
  clocksAt = $state(0);
  phrases = $state.raw<Choice[] | null>(null);
  /** The option that was sent and not answered yet. */
  sent = $state<number | null>(null);
  /** The code of the last refusal, to be told to the person. */
  refusal = $state<string | null>(null);
  goodbye = $state<string | null>(null);

  private readonly link: Link;
  private readonly queue: Told[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  private refusalTimer: ReturnType<typeof setTimeout> | null = null;
  private sentId: string | null = null;
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

  open(): void {
    this.link.open();
  }

  close(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.link.close();
  }

  wake(): void {
    this.link.wake();
  }

  // What the person does.

  choose(option: number): void {
    if (this.sent !== null) return;
    this.sent = option;
    this.refusal = null;
    this.sentId = this.link.send({ type: 'choose', number: this.number, option });
  }

  do(wish: Wish): void {
    this.refusal = null;
    this.link.send(wish);
  }

  sayPhrase(option: number): void {
    this.do({ type: 'say', number: this.number, option });
  }

  askPhrases(): void {
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
          this.flush();
          this.show(told);
          if (!known) void this.readLog();
        }
        break;
      }
      case 'told':
        this.enqueue(message);
        break;
      case 'phrases':
        this.phrases = message.options;
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
        this.refuse(message.code);
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
  refuse(code: string): void {
    this.refusal = code;
    if (this.refusalTimer !== null) clearTimeout(this.refusalTimer);
    this.refusalTimer = setTimeout(() => (this.refusal = null), REFUSAL);
  }

  private keepNote(key: string, text: string): void {
    const { [key]: _old, ...rest } = this.notes;
    this.notes = text ? { ...rest, [key]: text } : rest;
  }

  private enqueue(told: Told): void {
    this.queue.push(told);
    if (this.queue.length > PILE || document.hidden) this.flush();
    else if (this.timer === null) this.next();
  }

  private next(): void {
    this.timer = null;
    const told = this.queue.shift();
    if (!told) return;
    this.show(told);
    // Nothing to watch: the next step need not wait.
    const pause = told.events.length > 0 ? STEP : 0;
    this.timer = setTimeout(() => this.next(), pause);
  }

  private flush(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    for (const told of this.queue.splice(0)) this.show(told);
  }

  private show(told: Told): void {
    this.view = told.whole ? told.view : { ...this.view, ...told.view };
    this.number = told.number;
    this.decision = told.decision;
    this.may = told.may;
    this.canTakeBack = told.can_take_back;
    this.clocks = told.clocks;
    this.clocksAt = Date.now();
    this.phrases = null;
    this.reopen();
    this.news = told.events;
    const last = this.log[this.log.length - 1]?.number ?? -1;
    const fresh = told.whole ? told.events.filter((event) => event.number > last) : told.events;
    if (fresh.length > 0) this.log = [...this.log, ...fresh];
  }

  /** Everything that happened before this page was opened. */
  private async readLog(): Promise<void> {
    const eyes = this.seat === null ? 'spectator' : String(this.seat);
    try {
      const course = await http.replay(this.table, { eyes, views: false }, seatToken(this.table));
      const old = course.frames.flatMap((frame) => frame.events);
      const last = old[old.length - 1]?.number ?? -1;
      this.log = [...old, ...this.log.filter((event) => event.number > last)];
    } catch {
      // The log is a comfort; the table can be played without it.
    }
  }
}
