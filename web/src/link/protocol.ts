// Made from the server's schema by `python -m cellmates.server.protocol.typescript`.

/** The first message: which table, and by what right. */
export interface Hello {
  type: 'hello';
  table: string;
  token?: string | null;
  from?: number | null;
}

/** Are you there? */
export interface Ping {
  type: 'ping';
}

/** Take an option of the decision, or something the seat may do unasked. */
export interface Choose {
  type: 'choose';
  id: string;
  number: number;
  option: number;
}

/** Say one of the phrases. */
export interface Say {
  type: 'say';
  id: string;
  number: number;
  option: number;
}

/** Undo the seat's last choice while nobody has acted on it. */
export interface TakeBack {
  type: 'take_back';
  id: string;
  number: number;
}

/** Free words, where the table allows them. */
export interface Chat {
  type: 'chat';
  id: string;
  text: string;
}

/** The person plays again. */
export interface Back {
  type: 'back';
  id: string;
}

/** The person gives up the seat, or hands it to a bot. */
export interface Leave {
  type: 'leave';
  id: string;
}

/** Somebody at a finished table would like to play again. */
export interface AskRematch {
  type: 'ask_rematch';
  id: string;
}

/** Put a bot on a seat, or clear it; in a game a cleared seat is anybody's to take. */
export interface SetSeat {
  type: 'seat';
  id: string;
  seat: number;
  bot: string | null;
}

/** Put bots as strong as the people here on all free seats. */
export interface Fill {
  type: 'fill';
  id: string;
}

/** Let two seats change places. */
export interface Swap {
  type: 'swap';
  id: string;
  seat: number;
  other: number;
}

/** Free a seat; its person cannot sit down at this table any more. In a game a bot plays on until somebody else takes the seat. */
export interface Kick {
  type: 'kick';
  id: string;
  seat: number;
}

/** Let everybody sit down again who was sent away. */
export interface Pardon {
  type: 'pardon';
  id: string;
}

/** Let a seat's person write no free words, or let him again; phrases of the game stay. */
export interface Mute {
  type: 'mute';
  id: string;
  seat: number;
  muted?: boolean;
}

/** In a game, let a bot play for the person of a seat until she comes back. */
export interface Relieve {
  type: 'relieve';
  id: string;
  seat: number;
}

/** Hand the host's chair over to the person of a seat. */
export interface MakeHost {
  type: 'make_host';
  id: string;
  seat: number;
}

/** Agree on something else before the game; what is left out stays as it is. */
export interface Configure {
  type: 'configure';
  id: string;
  game?: string | null;
  config?: Record<string, unknown> | null;
  settings?: Settings | null;
}

/** What a host decides besides the game's configuration. */
export interface Settings {
  clock?: NoClock | LiveClock | DaysClock;
  takeover?: number | null;
  pace?: number;
  moment?: number | null;
  talk?: 'free' | 'structured';
  spectators?: boolean;
  listed?: boolean;
  coach?: boolean;
}

/** All the time in the world. */
export interface NoClock {
  kind: 'none';
}

/** Seconds for each decision, and some to spare for the whole game. */
export interface LiveClock {
  kind: 'live';
  decision: number;
  bank: number;
}

/** Days for each decision. */
export interface DaysClock {
  kind: 'days';
  days: number;
}

/** Deal. */
export interface Start {
  type: 'start';
  id: string;
}

/** End a game before its end; its record is open then. */
export interface CloseTable {
  type: 'close';
  id: string;
}

/** Another table for the same people; where nobody but bots sits with the host, it may start at once. */
export interface Rematch {
  type: 'rematch';
  id: string;
  start?: boolean;
  nonce_hash?: string | null;
}

/** End all other devices of this seat: their secrets open nothing any more. */
export interface OnlyHere {
  type: 'only_here';
  id: string;
}

/** Before the game: the hash of what this seat will mix into the deal. */
export interface Mix {
  type: 'mix';
  id: string;
  nonce_hash: string;
}

/** While it is dealt: what this seat mixes in, as it has promised. */
export interface Reveal {
  type: 'reveal';
  id: string;
  nonce: string;
}

/** The person of this seat is called something else, until the game starts. */
export interface Rename {
  type: 'rename';
  id: string;
  name: string;
}

/** A private note; without text it is removed. */
export interface Note {
  type: 'note';
  id: string;
  key: string;
  text: string;
}

/** What may I say now? */
export interface Phrases {
  type: 'phrases';
}

/** What would a coach say about the question that I am asked? */
export interface Hint {
  type: 'hint';
}

/** Tell me everything again. */
export interface Sync {
  type: 'sync';
}

/** The answer to hello. */
export interface Welcome {
  type: 'welcome';
  table: Info;
  seat: number | null;
  host: boolean;
  notes: Record<string, string>;
  lines: Line[];
  told: Told | null;
  shut_out: boolean;
}

/** A table as everybody may know it. */
export interface Info {
  id: string;
  game: string;
  state: 'open' | 'over' | 'playing';
  config: Record<string, unknown>;
  level: string | null;
  departures: Departure[];
  cast: string[];
  seats: Seat[];
  clock: NoClock | LiveClock | DaysClock;
  takeover: number | null;
  pace: number;
  moment: number | null;
  talk: 'free' | 'structured';
  spectators: boolean;
  listed: boolean;
  coach: boolean;
  coached: boolean;
  watching: number;
  commitment: string;
  created: number;
  started: number | null;
  ended: number | null;
  next: string | null;
  outcome: Outcome | null;
  closed: 'abandoned' | 'host' | 'house' | 'rules' | 'sealed' | null;
  shut_out: boolean;
  dealing: DealingInfo | null;
  day?: string;
}

/** A rule that was agreed on otherwise than the rulebook says (null: the rest decides). */
export interface Departure {
  key: string;
  value: unknown;
  book: unknown;
}

/** Who sits on a seat. */
export interface Seat {
  seat: number;
  name: string | null;
  bot: string | null;
  here: boolean;
  relieved: boolean;
  host: boolean;
  muted: boolean;
}

/** How a game ended; the seats that `won`, and what each seat `was`, as ids of messages (games that ended before this was kept have neither); the score of the deal of a `day`. */
export interface Outcome {
  winners: (string | number)[];
  reason: string;
  scores: number[];
  won: number[];
  was: string[][];
  day?: DayResult;
}

/** What a try at the deal of a day was worth, with the row of symbols that is shared. */
export interface DayResult {
  points: number;
  won: boolean;
  symbols: string;
}

/** What is mixed into the house's seed: hashes of nonces, by seat; `settled` once they are fixed and the nonces are awaited, or the cards dealt. A `public` deal is named, and nothing is mixed in. */
export interface DealingInfo {
  settled: boolean;
  hashes: Record<string, string>;
  public: string;
}

/** Something said freely, or something the server did. */
export interface Line {
  type: 'line';
  line: number;
  number: number;
  kind: 'chat' | 'ended' | 'relieved' | 'returned' | 'started' | 'took_back' | 'wants_rematch';
  seat: number | null;
  text: string;
  at: number;
  name: string | null;
}

/** How the table stands now and what led there; what is left out is as it was told before. */
export interface Told {
  type: 'told';
  number: number;
  whole: boolean;
  events: Happened[];
  view: Record<string, unknown>;
  parts?: Record<string, Record<string, unknown>>;
  decision?: Decision | null;
  may?: OfferedOption[];
  can_take_back?: boolean;
  clocks?: Clock[];
  missed?: boolean;
}

/** An event, and the number of the entry that caused it. */
export interface Happened {
  kind: string;
  data: Record<string, unknown>;
  number: number;
}

/** A decision and its options, and what people may look for among them in vain. */
export interface Decision {
  kind: string;
  about: string;
  options: OfferedOption[];
  blocked?: BlockedOption[];
}

/** An option that a seat may take, and how it reads. */
export interface OfferedOption {
  option: number;
  text: string;
}

/** Something that a question does not offer, as it would read, and why not. */
export interface BlockedOption {
  text: string;
  why: string;
}

/** The time a seat has left. */
export interface Clock {
  seat: number;
  running: boolean;
  decision: number;
  bank: number;
}

/** What a seat may say now. */
export interface MayBeSaid {
  type: 'phrases';
  number: number;
  options: OfferedOption[];
}

/** What a coach says about the question that a seat is asked. */
export interface Hinted {
  type: 'hint';
  number: number;
  goal: AdviceSentence | null;
  ranked: RankedOption[];
  suggestion: number;
  verdict: 'clear' | 'close' | 'plain' | 'risky';
  reasons: AdviceSentence[];
  warnings: Warning[];
}

/** Something that a coach says: a line of the game's table of words, and its details. */
export interface AdviceSentence {
  kind: string;
  data: Record<string, unknown>;
}

/** An option, and what it is worth: with an `error` the chance of winning, from 0 to 1; without one a number in the coach's own measure. */
export interface RankedOption {
  option: number;
  value: number | null;
  error: number | null;
}

/** A danger, or a choice that brings nothing: the options that lead there, and why. */
export interface Warning {
  options: number[];
  why: AdviceSentence;
}

/** A command was carried out and stored. */
export interface Done {
  type: 'done';
  id: string;
  number: number;
}

/** A command was refused. */
export interface Error {
  type: 'error';
  id: string | null;
  code: string;
  text: string;
}

/** People or the state of the table have changed. */
export interface TableChanged {
  type: 'table';
  table: Info;
}

/** A note of this seat, written on another device. */
export interface Noted {
  type: 'note';
  key: string;
  text: string;
}

/** Something about the whole house: it is `draining` and stops when it is empty, at the latest at a time; or it is `open` again. */
export interface Notice {
  type: 'notice';
  code: 'draining' | 'open';
  until: number | null;
}

/** The server is there. */
export interface Pong {
  type: 'pong';
}

/** The connection is about to be closed. */
export interface Bye {
  type: 'bye';
  code: string;
}

/** A table in a list. */
export interface Brief {
  id: string;
  game: string;
  state: 'open' | 'over' | 'playing';
  config: Record<string, unknown>;
  seats: Seat[];
  talk: 'free' | 'structured';
  clock: NoClock | LiveClock | DaysClock;
  created: number;
  level: string | null;
  ended?: number;
  outcome?: Outcome;
  closed?: 'abandoned' | 'host' | 'house' | 'rules' | 'sealed';
  seat?: number | null;
  waiting?: boolean;
  progress?: Progress;
  day?: string;
}

/** The round that is played, and how many there are at most. */
export interface Progress {
  round: number;
  rounds: number;
}

/** The wish for a new table. */
export interface NewTable {
  clock?: NoClock | LiveClock | DaysClock;
  takeover?: number | null;
  pace?: number;
  moment?: number | null;
  talk?: 'free' | 'structured';
  spectators?: boolean;
  listed?: boolean;
  coach?: boolean;
  game: string;
  config?: Record<string, unknown>;
  bots?: Record<string, string>;
  name?: string | null;
  sit?: boolean;
  start?: boolean;
  nonce_hash?: string | null;
}

/** The wish for a seat. */
export interface Sit {
  name?: string | null;
  seat?: number | null;
}

/** What a person wants to be called. */
export interface Me {
  name: string;
}

/** A configuration to be looked at. */
export interface ConfigToCheck {
  config?: Record<string, unknown>;
}

/** Something of one's own to play with: a name, and the text of its files. */
export interface Material {
  name: string;
  files: Record<string, string>;
}

/** What somebody brought, as a configuration names it. */
export interface Named {
  name: string;
  digest: string;
}

/** What stands on the cards of a table, by kind and slug, and their names by language. */
export interface Faces {
  digest: string | null;
  cards: Record<string, Record<string, Record<string, unknown>>>;
  names: Record<string, Record<string, string>>;
}

/** The games there are. */
export interface GameList {
  games: GameInfo[];
}

/** A game in a list: its modes in the order in which they are offered, with the numbers of seats; `levels` is how hard each can be made, as keys of a configuration, `usual` its number of seats if left out; `minutes` about how long a game lasts, `weight` how hard it is to learn. Of its bots the usual one comes first; `ranked` has them from the weakest to the best. A bot may have one of the `temperaments`, named after its level (`careful:bold`). */
export interface GameInfo {
  name: string;
  modes: Record<string, number[]>;
  levels: Record<string, Record<string, Record<string, unknown>>>;
  usual: Record<string, number>;
  bots: string[];
  ranked: string[];
  temperaments: string[];
  rules_version: number;
  minutes: number;
  weight: string;
  presets: Preset[];
  puzzles: boolean;
}

/** A named set of choices: keys of a configuration, and of the host's `Settings`. Without modes it goes with every one; `minutes` is about how long it lasts, 0 if nobody has said; a `book` is a rulebook as printed; `bot` names the bots that go with it. */
export interface Preset {
  name: string;
  keys: Record<string, unknown>;
  modes: string[];
  minutes: number;
  house: Record<string, unknown>;
  book: boolean;
  bot: string;
}

/** A game with all that can be chosen: in its settings before it, in its options during it. */
export interface GameDetails {
  name: string;
  modes: Record<string, number[]>;
  levels: Record<string, Record<string, Record<string, unknown>>>;
  usual: Record<string, number>;
  bots: string[];
  ranked: string[];
  temperaments: string[];
  rules_version: number;
  minutes: number;
  weight: string;
  presets: Preset[];
  puzzles: boolean;
  settings: Setting[];
  options: string[];
  material: Record<string, unknown>;
  files: string[];
}

/** A key of a game's configuration: what it may be, and what it is if left out. The kind is `flag`, `choice`, `some` (at least one of the values), `many` (any number of them), `seat` (one of the values or a seat number), `people` (one of the values for each that plays, in order), `brought` (one of the values, or what somebody brought, see `Named`), or a kind that only the game knows. Without a default the rest of the configuration decides. What was chosen is undone when a key changes that it depends on. */
export interface Setting {
  key: string;
  kind: string;
  default: unknown;
  values: unknown[];
  group: string;
  depends_on: string[];
}

/** What a configuration comes to, with everything that was left out. `book` is what the rulebook has for each setting (null: it follows from the rest), `departures` the rules that are read otherwise; `matters` names the settings that change something here. */
export interface Agreed {
  config: Record<string, unknown>;
  values: Record<string, unknown>;
  seats: number;
  people: number;
  departures: Departure[];
  book: Record<string, unknown>;
  matters: string[];
  level: string | null;
  levels: string[];
  own: Record<string, unknown>;
}

/** Who the cookie belongs to. */
export interface Person {
  name: string | null;
  tables: Brief[];
}

/** Tables in a list. */
export interface TableList {
  tables: Brief[];
}

/** A new table with its secrets. */
export interface Made {
  table: Info;
  host: string;
  seat: number | null;
  token: string | null;
}

/** A seat with its secret. */
export interface Sat {
  table: Info;
  seat: number;
  token: string;
}

/** The link for friends, and the same to be photographed (SVG) if a phone can open it. */
export interface Invitation {
  link: string;
  qr: string | null;
}

/** One more secret for a seat (none: the host's chair), as a link and to be photographed. */
export interface SeatLink {
  seat: number | null;
  token: string;
  link: string;
  qr: string | null;
}

/** The frames from one number to another; `number` is the last there is. */
export interface Replay {
  number: number;
  over: boolean;
  frames: Frame[];
}

/** One step of a game through somebody's eyes. After the end: `at`, `spent` (seconds a person thought) and whether a `bot` chose; with all eyes `audiences`, for each event the seats that knew of it (a bit each; null: everybody). */
export interface Frame {
  number: number;
  seat: number | null;
  text: string | null;
  events: Happened[];
  views?: Record<string, Record<string, unknown>>;
  audiences?: (number | null)[];
  at?: number;
  spent?: number;
  bot?: boolean;
}

/** What a finished game came to: the number of the choice that decided it and of the position that shows it, what it was in one sentence, all that was found, what figures are made of, awards, and the numbers of the choices that said something untrue. */
export interface GameEnding {
  moment: number;
  position: number;
  headline: Found | null;
  findings: Found[];
  parts: Found[];
  awards: AwardGiven[];
  lies: number[];
}

/** Something that is known once a game is over, like an event: its kind and its details. */
export interface Found {
  kind: string;
  data: Record<string, unknown>;
}

/** Who did most of something, and how much. */
export interface AwardGiven {
  name: string;
  seats: number[];
  count: number;
}

/** How far the analysis of a finished game is: whether somebody works on it, how many of its choices were looked at, and all of it once it is made. `numbers` says which choice of the log each choice of the analysis is: what was taken back is not analysed. */
export interface AnalysisState {
  running: boolean;
  done: number;
  total: number;
  numbers: number[];
  analysis: Analysis | null;
}

/** All that was found about a game. */
export interface Analysis {
  balance: Balance[];
  beliefs: BeliefChange[];
  choices: ComparedChoice[];
  curve: number[][];
  format: number;
  game: string;
  insights: Insight[];
  people: PersonSum[];
  rounds: number[];
  sides: Side[];
  total: number;
  turning: TurningPoint[];
}

/** How the chance of a side came to be 0 or 100 %: start + deal + own + others + luck = end. */
export interface Balance {
  deal: number;
  end: number;
  luck: number;
  others: number | null;
  own: number;
  start: number;
}

/** From this moment on a seat could think so. */
export interface BeliefChange {
  about: string;
  number: number;
  odds: Record<string, number>;
  seat: number;
}

/** A choice that was compared with others. */
export interface ComparedChoice {
  about: string;
  better: string | null;
  bluff: number | null;
  cost: number;
  error: number;
  kind: string;
  line: string[];
  made: string[];
  number: number;
  options: Alternative[];
  round: number;
  seat: number;
  text: string;
  why: GivenReason[];
}

/** An option that was tried out: how likely the chooser's side wins by it. */
export interface Alternative {
  chance: number;
  error: number;
  text: string;
}

/** What speaks for an option, said to whoever chooses: becomes a sentence by `[advice]` in `words.toml`. */
export interface GivenReason {
  data: Record<string, unknown>;
  kind: string;
}

/** Something else that was found: becomes a sentence by `words.toml`. */
export interface Insight {
  data: Record<string, unknown>;
  kind: string;
  number: number;
}

/** What the choices of a seat cost its side. */
export interface PersonSum {
  compared: number;
  cost: number;
  seat: number;
  worst: number | null;
}

/** Those who win or lose together: a name that the game has words for, or a seat. */
export interface Side {
  name: string | number;
  seats: number[];
}

/** A choice after which the chances were others than before. */
export interface TurningPoint {
  about: string;
  change: number;
  cost: number;
  luck: LuckyEvent[];
  number: number;
  round: number;
  seat: number;
  side: number;
  text: string;
}

/** An event that nobody chose: becomes a sentence as events do. */
export interface LuckyEvent {
  data: Record<string, unknown>;
  kind: string;
}

/** Whether a record leads to its end, by the seed that was promised; `choices` leaves out what was only said. */
export interface Verdict {
  genuine: boolean;
  seed: string;
  commitment: string;
  choices: number;
  digest: string;
  problem: string | null;
}

/** The dates that can be played, today's first, the deals of each, and one's own tries. */
export interface Days {
  today: string;
  dates: string[];
  deals: DayDeal[];
  tries: DayTry[];
}

/** A mode that has a deal for every day, with the bot on the other seats (none: no others). */
export interface DayDeal {
  game: string;
  mode: string;
  seats: number;
  bot: string | null;
}

/** One's own try at a deal: where, whether begun on a later day, and its score when over. */
export interface DayTry {
  date: string;
  game: string;
  mode: string;
  table: string;
  late: boolean;
  result: DayResult | null;
}

/** Everybody's tries at a deal in this house, the best first, and its public seed. */
export interface DayBoard {
  date: string;
  game: string;
  mode: string;
  seed: string;
  lines: DayLine[];
}

/** Somebody's try at a deal; without a result it goes on. */
export interface DayLine {
  name: string;
  late: boolean;
  own: boolean;
  result: DayResult | null;
}

/** The wish for one's only try at a deal. */
export interface BeginTry {
  name?: string | null;
}

/** A whole tutorial. */
export interface Tutorial {
  chapters: Chapter[];
  game: string;
}

/** A chapter: a table set up anew, and its lessons. */
export interface Chapter {
  config: Record<string, unknown>;
  lessons: Lesson[];
  seat: number;
  title: string;
}

/** One step: the scenes that lead to it, what is taught there, and the way on. `picture` names the places that the worked round of the rules draws of it; empty: no picture. */
export interface Lesson {
  choose: LessonOption | null;
  decision: LessonQuestion | null;
  lesson: string;
  may: LessonOption[];
  phrases: LessonOption[];
  picture: string[];
  scenes: LessonScene[];
  show: string[];
}

/** An option by its number and in its notation. */
export interface LessonOption {
  option: number;
  text: string;
}

/** What the player is asked. */
export interface LessonQuestion {
  about: string;
  kind: string;
  options: LessonOption[];
}

/** One choice of the script: what happened, and what has changed in the player's view. */
export interface LessonScene {
  events: LessonEvent[];
  number: number;
  view: Record<string, unknown>;
}

/** An event that the player may know of, with the choice that led to it. */
export interface LessonEvent {
  data: Record<string, unknown>;
  kind: string;
  number: number;
}

/** The puzzles of a game; `makes` says whether new ones can be made here. */
export interface PuzzleList {
  puzzles: PuzzleSummary[];
  makes: boolean;
}

/** A puzzle in a list. Its grade goes from 1 to `grades`: the weakest level of bots that solves it (`solved_by`), or none of them. Without a `rate` its answer is proved. */
export interface PuzzleSummary {
  id: string;
  game: string;
  kind: string;
  grade: number;
  grades: number;
  solved_by: string | null;
  rate: PuzzleRate | null;
}

/** How often the answer of a puzzle succeeds, with its 95 % interval, and the next best option does, all in percent. */
export interface PuzzleRate {
  percent: number;
  low: number;
  high: number;
  next: number;
}

/** A puzzle as its solver sees it: what his seat knows, the question as a sentence, and the options in the notation of the game, several texts being one answer. */
export interface PuzzlePosition {
  id: string;
  game: string;
  kind: string;
  grade: number;
  grades: number;
  solved_by: string | null;
  rate: PuzzleRate | null;
  seat: number;
  config: Record<string, unknown>;
  question: Found;
  about: string;
  options: string[][];
  view: Record<string, unknown>;
}

/** The option that a solver takes; none: he wants to see the solution. */
export interface PuzzleAnswer {
  option: number | null;
}

/** The answer to a puzzle with its reasons, the line of play, and everything face up. */
export interface PuzzleSolution {
  right: boolean;
  answer: number;
  verdicts: PuzzleVerdict[];
  steps: PuzzleStep[];
  open: Record<string, unknown>;
}

/** Whether an option is the answer, and why, as a sentence. */
export interface PuzzleVerdict {
  works: boolean;
  kind: string;
  data: Record<string, unknown>;
}

/** A choice in the line of play that solves a puzzle: what is seen before it, whom it is about, and the choice. */
export interface PuzzleStep {
  view: Record<string, unknown>;
  about: string;
  text: string;
}

/** Why not: `code` is for the page, `text` for developers. */
export interface Refused {
  code: string;
  text: string;
}

export type FromClient = Hello | Ping | Choose | Say | TakeBack | Chat | Back | Leave | AskRematch | SetSeat | Fill | Swap | Kick | Pardon | Mute | Relieve | MakeHost | Configure | Start | CloseTable | Rematch | OnlyHere | Mix | Reveal | Rename | Note | Phrases | Hint | Sync;

export type FromServer = Welcome | Told | MayBeSaid | Hinted | Done | Error | TableChanged | Line | Noted | Notice | Pong | Bye;

export type LobbyCommand = SetSeat | Fill | Swap | Kick | Pardon | Mute | Relieve | MakeHost | Configure | Start | CloseTable | Rematch;

export type PlayCommand = Choose | Say | TakeBack | Chat | Back | Leave | AskRematch;

/** What a seat or a spectator sees; each game has a shape of its own. */
export type View = Record<string, unknown>;

export type Command = PlayCommand | LobbyCommand | OnlyHere | Mix | Reveal | Rename | Note;

type WithoutId<C> = C extends unknown ? Omit<C, 'id'> : never;

/** Commands without their id, which the link gives them. */
export type Wish = WithoutId<Command>;
