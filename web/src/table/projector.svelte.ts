/** Shows a game that was played as if it were played now: on the very table of the game. */
import * as http from '../link/http';
import type { Socket } from '../link/link';
import type { Frame, FromServer, Happened, Info, View } from '../link/protocol';
import { TableState } from './live.svelte';

const BLOCK = 20;

/** A connection to nobody: it welcomes, and says what it is told to say. */
class Screen implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(private readonly info: Info) {
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string): void {
    const { type } = JSON.parse(text) as { type: string };
    if (type === 'hello') {
      const nobody = { seat: null, host: false, notes: {}, lines: [], told: null, shut_out: false };
      this.say({ type: 'welcome', table: this.info, ...nobody });
    } else if (type === 'ping') this.say({ type: 'pong' });
  }

  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(): void {
    this.onmessage = null;
  }
}

export class Projector {
  readonly live: TableState;
  total = $state(0);
  position = $state(0);
  over = $state(false);
  failed = $state<string | null>(null);
  /** Everything that these eyes saw happen, from the deal on. */
  events = $state.raw<Happened[]>([]);

  private screen: Screen | null = null;
  private frames = new Map<number, Frame>();
  private readonly asked = new Map<number, Promise<void>>();

  constructor(
    readonly info: Info,
    readonly eyes: string,
    private readonly token: string | null,
    at: number,
  ) {
    this.live = new TableState(info.id, () => (this.screen = new Screen(info)));
    this.live.open();
    void this.open(at);
  }

  close(): void {
    this.live.close();
  }

  private async open(at: number): Promise<void> {
    try {
      const replay = await this.ask(undefined, undefined, false);
      this.total = replay.number;
      this.over = replay.over;
      this.events = replay.frames.flatMap((frame) => frame.events);
      await this.show(Math.min(at, this.total), false);
    } catch (error) {
      this.failed = http.codeOf(error);
    }
  }

  /** Go to a position; one step on is played, everything else is just shown. */
  async show(position: number, played = position === this.position + 1): Promise<void> {
    const wanted = Math.max(0, Math.min(this.total, position));
    this.position = wanted;
    try {
      await this.load(Math.floor(wanted / BLOCK));
      this.failed = null;
    } catch (error) {
      this.failed = http.codeOf(error);
    }
    const frame = this.frames.get(wanted);
    const view = frame?.views?.[this.eyes];
    if (!frame || !view || this.position !== wanted) return;
    if (played && this.live.view !== null) this.play(frame, view);
    else this.put(frame, view);
    void this.load(Math.floor((wanted + 5) / BLOCK)).catch(() => undefined);
  }

  private play(frame: Frame, view: View): void {
    this.live.skip();
    this.screen?.say({
      type: 'told',
      number: frame.number,
      whole: true,
      events: frame.events,
      view,
      decision: null,
      may: [],
      can_take_back: false,
      clocks: [],
    });
  }

  private put(frame: Frame, view: View): void {
    const log = this.events.filter((event) => event.number <= frame.number);
    this.live.put(frame.number, view, frame.events, log);
  }

  private load(block: number): Promise<void> {
    if (block * BLOCK > this.total) return Promise.resolve();
    const known = this.asked.get(block);
    if (known) return known;
    const loading = this.ask(block * BLOCK, block * BLOCK + BLOCK - 1, true).then((replay) => {
      for (const frame of replay.frames) this.frames.set(frame.number, frame);
    });
    this.asked.set(block, loading);
    loading.catch(() => this.asked.delete(block));
    return loading;
  }

  private ask(from: number | undefined, to: number | undefined, views: boolean) {
    const range = from === undefined || to === undefined ? {} : { from, to };
    return http.replay(this.info.id, { eyes: this.eyes, views, ...range }, this.token);
  }
}
