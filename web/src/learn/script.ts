/**
 * The server of a tutorial, inside the page: it answers a link as a real one would, but knows one
 * chapter and lets only what its script says happen.
 */
import type { Socket } from '../link/link';
import type { FromServer, Happened, Info, OfferedOption, Told, View } from '../link/protocol';
import { scenesUntil, viewAt, type Chapter, type Lesson } from './tutorial';

/** What a refused choice is called; the page says what is wanted instead. */
export const NOT_YET = 'not_yet';

type Request = { type: string; id?: string; option?: number };

export class Script {
  private socket: ScriptedSocket | null = null;

  constructor(
    private readonly game: string,
    private readonly chapter: Chapter,
    /** The lesson that the player is at. */
    public at: number,
    /** The player took the option of the lesson, and the next one has begun. */
    private readonly moved: (at: number) => void,
    /** The table has been told where it stands. */
    private readonly opened: () => void,
  ) {}

  /** For a link: a connection to this script. */
  connect(): Socket {
    this.socket = new ScriptedSocket((request) => this.heard(request));
    return this.socket;
  }

  /** Go on from a lesson that asks for no choice. */
  next(): void {
    if (this.lesson.choose === null) this.goOn();
  }

  private get lesson(): Lesson {
    const lesson = this.chapter.lessons[this.at];
    if (!lesson) throw new Error(`no lesson ${this.at}`);
    return lesson;
  }

  private heard({ type, id = '', option }: Request): void {
    switch (type) {
      case 'hello':
        this.welcome();
        break;
      case 'phrases':
        this.say({ type: 'phrases', number: this.number, options: this.lesson.phrases });
        break;
      case 'choose':
      case 'say':
        if (option !== undefined && option === this.lesson.choose?.option) {
          const number = this.scenesAfter(this.at).at(-1)?.number ?? this.number;
          this.say({ type: 'done', id, number });
          this.goOn();
        } else {
          this.say({ type: 'error', id, code: NOT_YET, text: '' });
        }
        break;
      case 'note':
        this.say({ type: 'done', id, number: this.number });
        break;
      case 'ping':
        this.say({ type: 'pong' });
        break;
      default:
        this.say({ type: 'error', id, code: NOT_YET, text: '' });
    }
  }

  /** Everything that led to this lesson, at once. */
  private welcome(): void {
    const { seat, config } = this.chapter;
    this.say({
      type: 'welcome',
      table: infoOf(this.game, config),
      seat,
      host: false,
      notes: {},
      lines: [],
      told: null,
      shut_out: false,
    });
    const events = scenesUntil(this.chapter, this.at).flatMap((scene) => scene.events);
    this.say(this.told(this.number, true, events, viewAt(this.chapter, this.at), this.lesson));
    this.opened();
  }

  private goOn(): void {
    const scenes = this.scenesAfter(this.at);
    this.at += 1;
    scenes.forEach((scene, place) => {
      const here = place === scenes.length - 1 ? this.lesson : null;
      this.say(this.told(scene.number, false, scene.events, scene.view, here));
    });
    this.moved(this.at);
  }

  private scenesAfter(at: number) {
    return this.chapter.lessons[at + 1]?.scenes ?? [];
  }

  /** The number of the latest thing that has happened. */
  private get number(): number {
    return scenesUntil(this.chapter, this.at).at(-1)?.number ?? 0;
  }

  private told(
    number: number,
    whole: boolean,
    events: Happened[],
    view: View,
    lesson: Lesson | null,
  ): Told {
    const may: OfferedOption[] = lesson?.may ?? [];
    const decision = lesson?.decision ?? null;
    return { type: 'told', number, whole, events, view, decision, may, can_take_back: false, clocks: [] };
  }

  private say(message: FromServer): void {
    this.socket?.hear(message);
  }
}

/** Both ends of a connection that never leaves the page. */
class ScriptedSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(private readonly answer: (request: Request) => void) {
    queueMicrotask(() => this.onopen?.());
  }

  // As on a real wire, an answer comes after the one who asked has gone on.
  send(text: string): void {
    queueMicrotask(() => this.answer(JSON.parse(text) as Request));
  }

  hear(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(): void {
    this.onmessage = null;
  }
}

function infoOf(game: string, config: Record<string, unknown>): Info {
  return {
    id: 'tutorial',
    game,
    state: 'playing',
    config,
    level: null,
    departures: [],
    cast: [],
    seats: [],
    talk: 'structured',
    clock: { kind: 'none' },
    created: 0,
    takeover: null,
    pace: 0,
    moment: null,
    spectators: false,
    listed: false,
    coach: false,
    coached: false,
    watching: 0,
    commitment: '',
    dealing: null,
    started: null,
    ended: null,
    next: null,
    outcome: null,
    closed: null,
    shut_out: false,
  };
}
