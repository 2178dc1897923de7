/** A table as the page knows it: what the link hears, kept for the components to show. */
import * as http from '../link/http';
import { Link, type Socket, type Status } from '../link/link';
import type {
  Clock,
  Decision,
  FromServer,
  Happened,
  Hinted,
  Info,
  Line,
  Notice,
  OfferedOption,
  View,
  Wish,
} from '../link/protocol';
import { hostToken, seatToken } from '../shell/memory';
import { mixingWish } from './mixing';
import type { Scene } from './scene';
import { Showing } from './showing.svelte';

const REFUSAL = 6000;
const HINT_AGAIN = 1500;

/** What tables need of a game in progress, whoever tells it. */
export type Live = Pick<TableState, keyof TableState>;

export class TableState {
  status = $state<Status>('connecting');
  info = $state.raw<Info | null>(null);
  seat = $state<number | null>(null);
  host = $state(false);
  /** Sent away from this table when it was entered. */
  private sentAway = $state(false);
  notes = $state.raw<Record<string, string>>({});
  lines = $state.raw<Line[]>([]);
  phrases = $state.raw<OfferedOption[] | null>(null);
  private hinted = $state.raw<{ hint: Hinted; question: Decision } | null>(null);
  /** The option that was sent and not answered yet. */
  sent = $state<number | null>(null);
  /** The code of the last refusal, to be told to the person. */
  refusal = $state<string | null>(null);
  /** What the server said about it, for those who set something up. */
  refusalText = $state<string | null>(null);
  goodbye = $state<string | null>(null);
  /** What those who run the server say to everybody. */
  notice = $state.raw<Notice | null>(null);

  private readonly link: Link;
  private readonly shown = new Showing({
    game: () => this.info?.game,
    answered: () => this.sent !== null,
    reached: () => {
      this.phrases = null;
      this.reopen();
    },
  });
  private refusalTimer: ReturnType<typeof setTimeout> | null = null;
  private sentId: string | null = null;
  /** What can be said was asked for, and not told yet. */
  private wantsPhrases = false;
  /** A hint was asked for, and not told yet. */
  private wantsHint = false;
  /** What was said last about the nonce that is mixed into the deal. */
  private mixing = '';
  private mixingId: string | null = null;
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

  // The game as far as it has been shown.

  get number(): number {
    return this.shown.number;
  }

  get view(): View | null {
    return this.shown.view;
  }

  get log(): Happened[] {
    return this.shown.log;
  }

  /** What happened in the latest step. */
  get news(): Happened[] {
    return this.shown.news;
  }

  /** The event that is on the screen now; null when all has been shown. */
  get moment(): Happened | null {
    return this.shown.moment;
  }

  /** How many milliseconds it stays there. */
  get span(): number {
    return this.shown.span;
  }

  /** The scene that shows it, if it is worth one. */
  get scene(): Scene | null {
    return this.shown.scene;
  }

  /** The latest position that was shown as it happened. */
  get played(): number {
    return this.shown.played;
  }

  /** Steps are still being shown: they may be skipped. */
  get showing(): boolean {
    return this.shown.showing;
  }

  /** Something lies open over the board: the person reads or writes there. */
  set reading(reading: boolean) {
    this.shown.reading = reading;
  }

  /** What the person did not want to watch, until they answer the next question. */
  get skipped(): Happened[] {
    return this.shown.skipped;
  }

  get canTakeBack(): boolean {
    return this.shown.canTakeBack;
  }

  get clocks(): Clock[] {
    return this.shown.clocks;
  }

  /** When the clocks were told. */
  get clocksAt(): number {
    return this.shown.clocksAt;
  }

  /** Whether a bot plays this seat until its person wants it back. */
  get relieved(): boolean {
    const { info, seat } = this;
    return info?.state === 'playing' && seat !== null && info.seats[seat]?.relieved === true;
  }

  /** Whether this person was sent away and cannot sit down; whoever is pardoned can again. */
  get shutOut(): boolean {
    return this.sentAway && this.info?.shut_out === true;
  }

  /** Whether the host has taken this person's free words. */
  get muted(): boolean {
    return this.seat !== null && this.info?.seats[this.seat]?.muted === true;
  }

  /** What this person is asked; what a bot is asked in their place is the bot's business. */
  get decision(): Decision | null {
    return this.relieved || this.info?.closed ? null : this.shown.asked;
  }

  /** What the coach said about the question that is asked now. */
  get hint(): Hinted | null {
    return this.hinted?.question === this.shown.asked ? (this.hinted?.hint ?? null) : null;
  }

  /** What this person may do although nobody asked. */
  get may(): OfferedOption[] {
    return this.relieved || this.info?.closed ? [] : this.shown.offered;
  }

  /** The same by all that was told, although some of it has yet to be shown. */
  get mayAlready(): OfferedOption[] {
    return this.relieved || this.info?.closed ? [] : this.shown.already.may;
  }

  /** The position that was told last, shown or not. */
  get latest(): number {
    return this.shown.already.number;
  }

  open(): void {
    this.link.open();
  }

  close(): void {
    this.shown.stop();
    if (this.refusalTimer !== null) clearTimeout(this.refusalTimer);
    this.link.close();
  }

  wake(): void {
    this.link.wake();
  }

  // What the person does.

  choose(option: number): void {
    this.chooseAt(this.number, option);
  }

  /** Do what one may do unasked, whatever has yet to be shown of what led to it. */
  doAlready(option: number): void {
    this.chooseAt(this.latest, option);
  }

  private chooseAt(number: number, option: number): void {
    if (this.sent !== null) return;
    this.sent = option;
    this.forgive();
    this.sentId = this.link.send({ type: 'choose', number, option });
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

  askHint(): void {
    this.wantsHint = true;
    this.link.ask({ type: 'hint' });
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
        this.sentAway = message.shut_out;
        this.notes = message.notes;
        this.lines = message.lines;
        const { told } = message;
        if (told) {
          const known = this.log.length > 0 && !told.missed;
          this.shown.jumpTo(told);
          if (!known) void this.readLog();
        }
        if (this.wantsPhrases) this.askPhrases(); // a question is lost with its connection
        this.mix();
        break;
      }
      case 'told':
        this.shown.tell(message);
        break;
      case 'phrases':
        this.phrases = message.options;
        this.wantsPhrases = false;
        break;
      case 'hint':
        this.wantsHint = false;
        if (this.shown.asked) this.hinted = { hint: message, question: this.shown.asked };
        break;
      case 'done':
        if (message.id === this.sentId) {
          this.sentUntil = message.number;
          this.reopen();
        }
        break;
      case 'error':
        if (message.id !== null && message.id === this.mixingId) break; // it began without this nonce
        if (message.id === this.sentId) {
          this.sentUntil = 0;
          this.reopen();
        }
        // Too many hints at once: the latest is asked for again.
        if (message.id === null && message.code === 'slow_down' && this.wantsHint) {
          setTimeout(() => {
            if (this.wantsHint && this.decision !== null && this.hint === null) this.askHint();
          }, HINT_AGAIN);
          break;
        }
        this.refuse(message.code, message.text);
        break;
      case 'table':
        this.info = message.table;
        this.mix();
        break;
      case 'line':
        if (!this.lines.some((line) => line.line === message.line)) {
          this.lines = [...this.lines, message];
        }
        break;
      case 'note':
        this.keepNote(message.key, message.text);
        break;
      case 'notice':
        this.notice = message;
        break;
      case 'bye':
        this.goodbye = message.code;
        break;
      case 'pong':
        break;
    }
  }

  /** Take part in the deal; the link repeats what gets lost. */
  private mix(): void {
    const wish = this.info && mixingWish(this.info, this.seat);
    const said = wish ? JSON.stringify(wish) : '';
    if (wish && said !== this.mixing) this.mixingId = this.link.send(wish);
    this.mixing = said;
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
    this.shown.skip();
  }

  /** The same, since the person has seen enough. */
  skipAll(): void {
    this.shown.skipAll();
  }

  /** Enough of the event on the screen: show the next one. */
  advance(): void {
    this.shown.advance();
  }

  /** Wait with the next step while something lies over the whole table. */
  hold(held: boolean): void {
    this.shown.hold(held);
  }

  /** Show steps so many times as fast as usual. */
  hurry(speed: number): void {
    this.shown.speed = speed;
  }

  /** Show a position of the past, with all that led there. */
  put(number: number, view: View, news: Happened[], log: Happened[]): void {
    this.shown.put(number, view, news, log);
  }

  /** Everything that happened before this page was opened. */
  private async readLog(): Promise<void> {
    const eyes = this.seat === null ? 'spectator' : String(this.seat);
    try {
      const replay = await http.replay(this.table, { eyes, views: false }, seatToken(this.table));
      this.shown.remember(replay.frames.flatMap((frame) => frame.events));
    } catch {
      // The log is a comfort; the table can be played without it.
    }
  }
}
