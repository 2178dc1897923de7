/**
 * One connection to one table that outlives its sockets: it says hello again from the last number
 * it was told, and sends every command again that was not answered. The server carries a command
 * out once, however often it comes.
 */
import type { Command, FromServer, Wish } from './protocol';

export interface Socket {
  /** Its other end is in this browser: slow perhaps (while it starts, or thinks), but never gone unnoticed. */
  readonly near?: boolean;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export type Status = 'connecting' | 'here' | 'lost' | 'refused';

export interface LinkOptions {
  table: string;
  token: string | null;
  connect: () => Socket;
  hear: (message: FromServer) => void;
  status: (status: Status) => void;
  /** Runs something later; returns how to call it off. */
  later?: (what: () => void, milliseconds: number) => () => void;
  newId?: () => string;
}

const FINAL_ERRORS = new Set(['no_such_table', 'bad_token', 'no_spectators', 'other_rules', 'sealed']);

const FINAL_GOODBYES = new Set(['kicked', 'banned', 'ended']);

const LONGEST = 8000;
const ANSWER_WITHIN = 10_000;
/** Who has just woken up, or was told that the network is gone, wants to know. */
const ANSWER_SOON = 4000;
/** After so long a silence it is asked whether anybody is there: a router that lost its power says nothing. */
const SILENCE = 20_000;
const SLOWER = 1000;

export class Link {
  private socket: Socket | null = null;
  private readonly pending = new Map<string, Command>();
  private last: number | null = null;
  private failures = 0;
  private welcomed = false;
  private finished = false;
  private callOffRetry: (() => void) | null = null;
  private callOffProbe: (() => void) | null = null;
  private callOffSilence: (() => void) | null = null;
  private callOffAgain: (() => void) | null = null;

  constructor(private readonly options: LinkOptions) {}

  /** Commands that nobody has answered yet. */
  get unanswered(): number {
    return this.pending.size;
  }

  open(): void {
    if (this.socket !== null || this.finished) return;
    this.callOffRetry?.();
    this.callOffRetry = null;
    this.options.status(this.failures === 0 && this.last === null ? 'connecting' : 'lost');
    const socket = this.options.connect();
    this.socket = socket;
    this.welcomed = false;
    this.probe();
    socket.onopen = () => {
      const { table, token } = this.options;
      const hello: Record<string, unknown> = { type: 'hello', table };
      if (token !== null) hello['token'] = token;
      if (this.last !== null) hello['from'] = this.last;
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => {
      if (this.socket === socket) this.heard(String(event.data));
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  /** Send a command; it is kept until it is answered. Returns its id. */
  send(wish: Wish): string {
    const id = (this.options.newId ?? randomId)();
    const command: Command = { ...wish, id };
    this.pending.set(id, command);
    if (this.welcomed) this.command(command);
    return id;
  }

  /** Ask something that needs no memory: lost with its socket. */
  ask(what: { type: 'phrases' } | { type: 'hint' } | { type: 'sync' } | { type: 'ping' }): void {
    if (this.welcomed) this.write(what);
  }

  /** The page has woken up: find out at once whether anybody still listens. */
  wake(): void {
    if (this.finished) return;
    if (this.socket === null) {
      this.failures = 0;
      this.open();
    } else if (this.welcomed) {
      this.ask({ type: 'ping' });
      this.probe(ANSWER_SOON);
    }
  }

  close(): void {
    this.finished = true;
    this.callOffRetry?.();
    this.listenNoMore();
    this.callOffAgain?.();
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private sendAgain(): void {
    this.callOffAgain?.();
    this.callOffAgain = null;
    if (this.welcomed) for (const command of this.pending.values()) this.command(command);
  }

  /** A message too many was not even read: nobody knows which. */
  private sendAgainLater(): void {
    this.callOffAgain ??= this.later(() => this.sendAgain(), SLOWER);
  }

  /** A command must be answered; however many they are, the first one's patience counts. */
  private command(command: Command): void {
    this.write(command);
    if (this.callOffProbe === null) this.probe();
  }

  private write(message: object): void {
    this.socket?.send(JSON.stringify(message));
  }

  private heard(text: string): void {
    this.listen();
    const message = JSON.parse(text) as FromServer;
    switch (message.type) {
      case 'welcome':
        this.welcomed = true;
        this.failures = 0;
        if (message.told) this.last = message.told.number;
        this.options.hear(message);
        this.options.status('here');
        this.sendAgain();
        return;
      case 'told':
        this.last = message.number;
        break;
      case 'done':
        this.pending.delete(message.id);
        break;
      case 'error':
        // "not_stored" means that nothing has happened: the person decides anew.
        if (message.id !== null) this.pending.delete(message.id);
        else if (message.code === 'slow_down') this.sendAgainLater();
        if (FINAL_ERRORS.has(message.code)) this.giveUp();
        break;
      case 'bye':
        if (FINAL_GOODBYES.has(message.code)) this.giveUp();
        break;
      default:
        break;
    }
    this.options.hear(message);
  }

  private giveUp(): void {
    this.pending.clear();
    this.close();
    this.options.status('refused');
  }

  private lost(): void {
    this.socket = null;
    this.welcomed = false;
    this.listenNoMore();
    if (this.finished) return;
    this.options.status('lost');
    const wait = Math.min(LONGEST, 250 * 2 ** this.failures);
    this.failures += 1;
    this.callOffRetry = this.later(() => {
      this.callOffRetry = null;
      this.open();
    }, wait);
  }

  /** Somebody is there; ask again only if nothing more comes. */
  private listen(): void {
    this.listenNoMore();
    if (this.socket?.near) return;
    this.callOffSilence = this.later(() => {
      this.ask({ type: 'ping' });
      this.probe();
    }, SILENCE);
  }

  private listenNoMore(): void {
    this.callOffProbe?.();
    this.callOffSilence?.();
    this.callOffProbe = this.callOffSilence = null;
  }

  /** A socket that stays silent after a question is as good as closed. */
  private probe(within = ANSWER_WITHIN): void {
    this.listenNoMore();
    if (this.socket?.near) return;
    this.callOffProbe = this.later(() => {
      const socket = this.socket;
      this.socket = null;
      socket?.close();
      this.lost();
    }, within);
  }

  private later(what: () => void, milliseconds: number): () => void {
    if (this.options.later) return this.options.later(what, milliseconds);
    const timer = setTimeout(what, milliseconds);
    return () => clearTimeout(timer);
  }
}

export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
