/**
 * What the page asks of a game.
 *
 * Each game lies in a folder of its own behind `index.ts`, which exports one `Game`. `games/index.ts`
 * lists them; nothing else on the page knows a game by name. What a start page needs is there at
 * once, tables and rulebooks come when somebody wants them.
 */
import type { Component, Snippet } from 'svelte';

import type { SetupEditor } from '../home/setup_editor.svelte';
import type { Drawing, Lists } from '../learn/catalogue';
import type { LearnersTexts } from '../learn/words.svelte';
import type { Decision, Found, GameEnding, Happened, Info, Outcome, View } from '../link/protocol';
import type { Sound } from '../shell/sound.svelte';
import type { Live } from '../table/live.svelte';
import type { Scene } from '../table/scene';
import type { MoreWords } from '../words/speech.svelte';
import type { Texts } from '../words/texts';
import type { Tone } from '../words/wording';

export interface Game {
  setup: Setup;
  table: () => Promise<GameTable>;
  /** What its rules pages show beside their texts; nothing: there are no rules pages. */
  rulebook: (() => Promise<Rulebook>) | null;
}

// Before the game: what a host chooses.

export type Config = Readonly<Record<string, unknown>>;

export interface Setup {
  /** A small picture, drawn into a box of 64 by 40. */
  Emblem: Component;
  /** A picture of a table that fills its place; null: there is only the small one. */
  cover: (() => Promise<Component<CoverProps>>) | null;
  /** What it shows in the lobby; null: words alone. */
  lobby: (() => Promise<LobbyArt>) | null;
  /** The colour of its light. */
  tint: string;
  /** Seconds that bots take: fast, calm, slow. Calm is as long as it takes to see what they did. */
  paces: [number, number, number];
  /** Fields of its own, and the keys that they set. */
  fields: { keys: readonly string[]; Fields: () => Promise<Component<FieldsProps>> } | null;
  /** Words for the summary of a table: what is played, and how it is handled. */
  summary?: (config: Config, texts: Texts) => { played: string[]; handled: string[] };
  /** How a finished game ended for a seat that neither won nor lost alone: its place, its score. */
  score?: (outcome: Outcome, seat: number, texts: Texts) => string;
}

export interface CoverProps {
  /** With those who play standing in front of the table. */
  people: boolean;
}

export interface LobbyArt {
  /** Who is played in a seat; null: that is drawn when the game begins. */
  Seat: Component<{ who: string | null }>;
  seatName: (who: string, texts: Texts) => string;
  /** A strip by which a preset is told from the others. */
  Preset: Component<{ name: string }>;
}

/** The fields of a game for one of its groups of settings. */
export interface FieldsProps {
  editor: SetupEditor;
  group: string;
}

// During the game.

export interface GameTable<V = View, W extends GameWords<V> = GameWords<V>> {
  Table: Component<TableProps<V, W>>;
  words: (texts: Texts) => W;
  /** What is said at it, which comes with it. */
  says?: MoreWords;
  /**
   * The view right after an event, as far as the event tells, so that the events of one step can
   * be shown one after another; without it the whole step is shown at once.
   */
  staging: ((view: V, event: Happened) => V) | null;
  /** The scene that an event deserves, and what draws it; the view is the one right after it. */
  scene: ((event: Happened, view: V) => Scene | null) | null;
  Scene: Component<SceneProps<V, W>> | null;
  /** The sounds of events, the most important last. */
  sounds: Readonly<Record<string, Sound>>;
  talk: TalkLayout<V> | null;
  /** How the feed shows who speaks and what was done; without it there are words alone. */
  feed: FeedPlan<V> | null;
  /** Why nobody may speak now: the id of a message; null: everybody may. */
  silence?: (view: V) => string | null;
  /** What a seat could think of what it did not see, out of an analysis, as findings. */
  thoughts?: (view: V, thoughts: ReadonlyMap<string, Readonly<Record<string, number>>>) => Found[];
  /** From which width on, in pixels, something stands beside the board. */
  wide: number;
  ending: () => Promise<EndScreen<V, W>>;
}

export interface TableProps<V = View, W extends GameWords<V> = GameWords<V>> {
  live: Live;
  view: V;
  words: W;
  /** Nothing is asked in a replay. */
  question: string;
  talk: Snippet;
  log: Snippet;
  players: Snippet;
  /** What the host may do to people, where there are any: to stand before everything else. */
  host?: Snippet | null;
}

export interface SceneProps<V = View, W extends GameWords<V> = GameWords<V>> {
  scene: Scene;
  event: Happened;
  view: V;
  words: W;
  /** How many milliseconds it stays. */
  span: number;
  /** Show the next event. */
  skip: () => void;
}

/** How a game speaks. */
export interface GameWords<V = View> {
  /** What a player is called by the game: the characters, the crew. */
  seat(seat: number, view: V): string;
  sentence(event: Happened, view: V): string;
  /** What was said, without who said it; of other events the sentence. */
  speech(event: Happened, view: V): string;
  /** A phrase that proposes something, given in its notation, as it is said. */
  proposal(text: string, view: V, seat?: number | null): string;
  tone(event: Happened): Tone;
  winners(winners: readonly (string | number)[], view: V): string;
  /** What was found after the end: a sentence, and what stands above it. */
  finding(found: Found, view: V): { head: string; text: string };
  question(decision: Decision, view: V): string;
  /** An option, given in its notation, as a phrase; of a question about somebody, if it is one. */
  option(text: string, view: V, about?: string): string;
  /** Why one would want it. */
  why(text: string, view: V, about?: string): string;
  /** What the coach says: a sentence by its kind and details. */
  advice(kind: string, data: Readonly<Record<string, unknown>>, view: V): string;
  /** Why something is not offered, as the end of a sentence. */
  obstacle(why: string): string;
  /** How many milliseconds an event wants on the screen at normal speed; 0: it needs no look. */
  duration(event: Happened): number;
}

/** How a game shows in the feed what was said and done. */
export interface FeedPlan<V = View> {
  /** Who speaks. */
  Face: Component<{ seat: number; view: V }>;
  /** What was done; it may draw nothing. */
  Sign: Component<{ event: Happened; view: V }>;
  /** What the feed leaves out. */
  hidden: (event: Happened, before: Happened | null) => boolean;
  /**
   * Whether an event shares a line with what follows: it opens a line of its own that others join,
   * it extends such a line or opens one, or it joins one if there is one.
   */
  fold: (event: Happened) => 'opens' | 'extends' | 'joins' | null;
  /** The event that says both at once; nothing: they are two. */
  merged?: (before: Happened, event: Happened) => Happened | null;
  /** What an event says that opens such a line, where it is not its sentence. */
  opening?: (event: Happened, view: V, words: GameWords<V>) => string;
  /** What an event adds to the line that it joins; nothing: the line says it already. */
  folded: (event: Happened, view: V, words: GameWords<V>) => string;
}

/** How phrases are offered: some open a list, some are said at once. */
export interface TalkLayout<V = View> {
  groups: readonly string[];
  /** Groups of proposals: behind their headline one reads what will be said. */
  proposals: readonly string[];
  atOnce: readonly string[];
  /** Messages that stand above the list of a group. */
  hints: Readonly<Record<string, string>>;
  /** Those of the groups that make sense at this table; nothing: all. */
  offered?: (view: V, group: string) => boolean;
  /** What is proposed now, and what others say to it. */
  plans: (view: V) => readonly Proposed[];
  /** A word of the notation by its name; `path`: the words before it. */
  wordName: (word: string, texts: Texts, path: readonly string[]) => string;
  /** Where the button of a word stands in a grid of five columns, if it has a place of its own. */
  areaOf?: (word: string) => string | undefined;
}

/** A plan that others can answer. */
export interface Proposed {
  seat: number;
  /** The phrase in its notation. */
  text: string;
  answers: readonly { seat: number; yes: boolean }[];
}

// After the game.

export interface EndScreen<V = View, W extends GameWords<V> = GameWords<V>> {
  winningSeats: (info: Pick<Info, 'outcome'>, view: V) => Set<number>;
  /** Who played and what became of them, in the order in which they are shown. */
  people: (info: Info, view: V, texts: Texts, nameOf: (seat: number) => string) => ResultPerson[];
  /** What is counted of the events: the message that says how many there were. */
  counted: Readonly<Record<string, string>>;
  /** A cut of the board at the moment that decided the game. */
  Cut: Component<{ view: V; ending: GameEnding }> | null;
  /** The final count, where there is one. */
  Count: Component<{ view: V; words: W; ending: GameEnding | null }> | null;
  picture: Picture<V>;
}

export interface ResultPerson {
  key: string;
  seat: number;
  name: string;
  fate: { text: string; tone: 'plain' | 'quiet' | 'alert' }[];
}

/** The game's part of the picture that is shown to friends, beside the words. */
export interface Picture<V = View> {
  look: Look;
  /** Where the words stand, in pixels: from the left, and how wide. */
  words: { left: number; width: number };
  draw: (
    pen: CanvasRenderingContext2D,
    view: V,
    people: readonly Pictured[],
    texts: Texts,
  ) => void | Promise<void>;
}

export interface Look {
  back: string;
  plate: string;
  text: string;
  quiet: string;
  won: string;
}

export interface Pictured {
  name: string;
  /** What became of them: a role, a score. */
  note: string;
  won: boolean;
}

// Rules.

export interface Rulebook {
  /** Everything that has a name, by the names of the lists in the rules. */
  lists: (texts: Texts, learnt: LearnersTexts) => Lists;
  /** What is drawn beside an entry. */
  Drawing: Component<{ drawing: Drawing }>;
  /** A picture of the rules by its name. */
  Picture: Component<{ name: string }> | null;
  /** What a player saw at one moment, with the places that matter then. */
  Position: Component<{ view: View; places: string[] }>;
}

/** A table as the page holds it: each game is shown views of its own only. */
export const anyView = <V, W extends GameWords<V>>(table: GameTable<V, W>): GameTable =>
  table as unknown as GameTable;
