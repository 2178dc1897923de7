// Made from views.py and events.py of the game by `python -m cellmates.server.protocol.typescript_views`.

/** The words that there are, in the order of the game. */
export const WORDS = {
  Location: ['yard', 'sewers', 'infirmary', 'smithy', 'commissary', 'chow_hall', 'cell_block', 'library'],
  Kind: ['scrap', 'potion', 'iron', 'gold'],
  Token: ['2', '3', '4', '5', 'enforcer', 'lookout'],
  Phase: ['setup', 'roll_call', 'lights_out', 'patrol', 'final', 'over'],
  CrewName: ['gnolls', 'kobolds', 'bugbears', 'goblins', 'insectoids', 'guards'],
  Level: ['moderate', 'challenging', 'expert'],
  Treasure: ['shield', 'gem', 'spell'],
  Category: ['leader', 'final', 'goons', 'resources', 'tomes', 'marker'],
  Gives: ['scrap', 'potion', 'iron', 'gold', 'any', 'power', 'marker', 'tome', 'choose_tome', 'swap', 'recruit', 'craft'],
  Paid: ['scrap', 'potion', 'iron', 'gold', 'any'],
  Supplied: ['scrap', 'potion', 'iron', 'gold', 'power', 'suspicion'],
  Deck: ['items', 'goons', 'tomes', 'guards', 'locations'],
  Counted: ['goal', 'goon', 'kind', 'tome', 'marker'],
  TomeMoment: ['before_turn', 'after_turn', 'before_reveal', 'after_ranking', 'before_reward', 'after_location', 'before_patrol_step', 'before_raid', 'after_final_raid'],
  DecidedBy: ['stars', 'items', 'shared', 'guards'],
  Objection: ['mine', 'other', 'trust'],
  Wrong: ['outbid', 'robbed', 'framed', 'snatched', 'broke'],
  Retort: ['thanks', 'sorry', 'shrug', 'mock', 'secret'],
} as const;

/** An item, goon, tome, goal, trait or guard, by its slug. */
export type Card = string;

/** A location. */
export type Location = (typeof WORDS)['Location'][number];

/** A kind of resource cube. */
export type Kind = (typeof WORDS)['Kind'][number];

/** A token of a crew. */
export type Token = (typeof WORDS)['Token'][number];

/** A phase of the round. */
export type Phase = (typeof WORDS)['Phase'][number];

/** A crew; `guards`: those of the solo game. */
export type CrewName = (typeof WORDS)['CrewName'][number];

/** A level of the solo game. */
export type Level = (typeof WORDS)['Level'][number];

/** A kind of treasure, in the order in which they are told. */
export type Treasure = (typeof WORDS)['Treasure'][number];

/** What is counted in the final scoring, in the order of counting. */
export type Category = (typeof WORDS)['Category'][number];

/** What a place can bring: cubes, a thing, or something that may be done. */
export type Gives = (typeof WORDS)['Gives'][number];

/** What stars are given for. */
export type Counted = (typeof WORDS)['Counted'][number];

/** What a price can be in. */
export type Paid = (typeof WORDS)['Paid'][number];

/** What is in the supply. */
export type Supplied = (typeof WORDS)['Supplied'][number];

/** A deck of cards. */
export type Deck = (typeof WORDS)['Deck'][number];

/** A moment at which tomes may be played, in the order of `windows.py`. */
export type TomeMoment = (typeof WORDS)['TomeMoment'][number];

/** So many cubes of each kind; a kind may be left out if there are none. */
export type Cubes = Partial<Record<Kind, number>>;

/** A price in cubes; what costs none of a kind leaves it out. */
export type Cost = Partial<Record<Paid, number>>;

/** What decided the game. */
export type DecidedBy = (typeof WORDS)['DecidedBy'][number];

/** Why somebody says no to a proposal. */
export type Objection = (typeof WORDS)['Objection'][number];

/** What somebody is blamed for. */
export type Wrong = (typeof WORDS)['Wrong'][number];

/** What is said to blame, praise or a question. */
export type Retort = (typeof WORDS)['Retort'][number];

/** Something that a place brings, or allows. */
export interface Gift {
  /** What it is. */ what: Gives;
  /** How much of it; for a swap: how many cubes are given for one. */ count: number;
  /** What it costs in cubes of any kind. */ price: number;
}

/** What one place of a location brings. */
export interface Prize {
  /** All of it; each `recruit` is one of several ways. */ gifts: Gift[];
  /** Only for whoever is last of all. */ last_only: boolean;
}

/** What is in force, as it follows from what was agreed. */
export interface Rules {
  /** Whether boards have their B side and crews have traits. */ advanced: boolean;
  /** The level of the guards, for who plays alone. */ solo: Level | null;
  /** Whether bandits leave cubes before the first round. */ bandit_cube_at_setup: boolean;
  /** How many count as players; the guards are one. */ players: number;
  /** How many rounds there are. */ rounds: number;
  /** The locations where goons wait. */ dens: Location[];
  /** What each place brings, the first place first. */ prizes: Record<string, Prize[]>;
  /** What it costs to reserve an item, in cubes of any kind. */ reserve_price: number;
  /** What the leader goal is worth. */ leader_stars: number;
  /** What the most is worth, and the second most where that counts. */ contest_stars: number[];
  /** The kinds of treasure, in their order. */ treasures: Treasure[];
  /** With so few suspicion cubes left in the supply a raid is near. */ low_suspicion: number;
}

/** The tokens of one crew at a location. */
export interface Pile {
  /** Whose they are. */ seat: number;
  /** Those that lie face up. */ up: Token[];
  /** How many lie face down. */ down: number;
  /** The face-down ones, for their owner; after the end for everybody. */ mine: Token[] | null;
}

/** The guard cards at a location. */
export interface Guards {
  /** Those that lie face up. */ up: Card[];
  /** How many lie face down. */ down: number;
  /** The face-down ones, after the end. */ shown: Card[] | null;
}

/** A location and what is there. */
export interface LocationState {
  /** Suspicion cubes. */ suspicion: number;
  /** Cubes that bandits left for the strongest. */ cubes: Cubes;
  /** Who can be recruited there. */ goon: Card | null;
  /** The tokens, crew by crew. */ tokens: Pile[];
  /** The guards of the solo game. */ guards: Guards;
}

/** How much each crew has of what a goal counts; no numbers where there is no such goal. */
export interface GoalCounts {
  /** Of the leader goal. */ leader: number[];
  /** Of the instant goal. */ instant: number[];
  /** Of the final goal. */ final: number[];
}

/** What a goal is worth, and what for. */
export interface GoalWorth {
  /** Two numbers where the second most counts as well. */ stars: number[];
  /** How much one must have for it; 0: no matter how much. */ least: number;
  /** They are given for every so many; 0: once. */ per: number;
}

/** What each goal is worth; None where there is no such goal. */
export interface Worths {
  /** The leader goal. */ leader: GoalWorth | null;
  /** The instant goal. */ instant: GoalWorth | null;
  /** The final goal. */ final: GoalWorth | null;
}

/** The goals of this game. */
export interface Goals {
  /** The leader goal. */ leader: Card | null;
  /** Who leads. */ leader_holder: number | null;
  /** The instant goal. */ instant: Card | null;
  /** Who met it first. */ instant_taken: number | null;
  /** The final goal. */ final: Card | null;
  /** How far everybody is. */ counts: GoalCounts;
  /** What they are worth. */ worth: Worths;
}

/** A crew with all that it has. */
export interface Crew {
  /** Its seat; the guards of the solo game have the number after the last. */ seat: number;
  /** Which crew it is. */ crew: CrewName;
  /** Its reputation. */ stars: number;
  /** Power cubes. */ power: number;
  /** Suspicion cubes. */ suspicion: number;
  /** Resource cubes. */ cubes: Cubes;
  /** How many it may keep after a round. */ storage: number;
  /** Crafted items. */ items: Card[];
  /** Reserved items; for the others their number. */ reserved: Card[] | number;
  /** Recruited goons. */ goons: Card[];
  /** Tomes in hand; for the others their number. */ tomes: Card[] | number;
  /** Tokens not placed; for the others their number. */ cell: Token[] | number;
  /** Whether it has passed in this roll call. */ passed: boolean;
  /** Where it may place nothing more in this roll call. */ closed: Location[];
  /** How many more tokens it may place face down in this round. */ face_down_left: number;
  /** Its trait in the advanced game. */ trait: Card | null;
  /** Traits to choose from; for the others their number. */ offered: Card[] | number;
}

/** Somebody's place at the location that is resolved. */
export interface Ranked {
  /** Who. */ seat: number;
  /** With which strength. */ strength: number;
}

/** A face-down token of somebody else that a seat has looked at. */
export interface Peeked {
  /** Where it lies. */ location: Location;
  /** Whose it is. */ seat: number;
  /** What it is. */ token: Token;
}

/** What the question to this seat is about, in numbers. */
export interface Offer {
  /** What one gets by collecting. */ gifts: Gift[];
  /** What an option costs, by its notation; nothing: one is asked later. */ costs: Record<string, Cost>;
  /** The cubes that one can pay with. */ purse: Cubes;
  /** What is missing for the items that one cannot craft. */ lacks: Record<Card, Cost>;
  /** How many cubes are to be given one by one. */ count: number;
  /** Tomes offered now that may as well be played later in this phase. */ can_wait: Card[];
  /** The moment at which tomes are offered; None: none are. */ moment: TomeMoment | null;
}

/** Why somebody gets stars in the final scoring. */
export interface Reason {
  /** What is counted. */ what: Counted;
  /** Which goal, type of goon or kind of cube. */ of: string | null;
  /** How many. */ count: number;
  /** What they are worth. */ stars: number;
}

/** The stars of one crew in one category of the final scoring. */
export interface Scored {
  /** Who. */ seat: number;
  /** What for. */ category: Category;
  /** How many. */ stars: number;
  /** What they are made of. */ why: Reason[];
}

/** What somebody said of a token at a location. */
export interface Claim {
  /** Who said it. */ seat: number;
  /** Where. */ location: Location;
  /** What. */ token: Token;
}

/** A remark of table talk that is no claim. */
export interface Remark {
  /** When it was made. */ round: number;
  /** Who made it. */ seat: number;
  /** The phrase in its notation. */ text: string;
}

/** A yes or a no to a proposal. */
export interface Answer {
  /** Who answered. */ seat: number;
  /** Whether it was a yes. */ yes: boolean;
  /** The reason of a no. */ why: string | null;
}

/** A seat's latest proposal of this round, with what others say to it. */
export interface Proposal {
  /** Who proposed it. */ seat: number;
  /** The phrase in its notation. */ text: string;
  /** The latest answer of each seat that gave one. */ answers: Answer[];
}

/** The final scoring. */
export interface Scoring {
  /** The stars of each crew before it. */ before: number[];
  /** What was counted, also where it came to nothing. */ scored: Scored[];
  /** Stars that each crew did not lose because it had none left (LK-15.11). */ spared: number[];
}

/** All that a seat, or a spectator, is entitled to know. */
export interface LockupView {
  /** `lockup`. */ game: string;
  /** Whose eyes these are; None: a spectator's. */ seat: number | null;
  /** How many seats there are. */ seats: number;
  /** The level of the guards, for who plays alone. */ solo: Level | null;
  /** Whether the advanced game is played. */ advanced: boolean;
  /** The name of the card set. */ cards: string;
  /** What is in force; it never changes. */ rules: Rules;
  /** The round, from 1. */ round: number;
  /** The phase of the round. */ phase: Phase;
  /** The location that is resolved. */ location: Location | null;
  /** Who has the first-player marker. */ first: number;
  /** Whose turn or reward it is. */ acting: number | null;
  /** All eight, in their order. */ locations: Record<string, LocationState>;
  /** The items that can be crafted. */ display: (Card | null)[];
  /** The goals. */ goals: Goals;
  /** What is left for everybody to take. */ supply: Partial<Record<Supplied, number>>;
  /** How many cards are left. */ decks: Partial<Record<Deck, number>>;
  /** Goons that have left. */ goon_discard: Card[];
  /** Tomes that were played. */ tome_discard: Card[];
  /** Guards of the solo game that are done. */ guards_used: Card[];
  /** Location cards that were turned up; `off_duty` is one of them. */ locations_used: string[];
  /** The crews by seat, and the guards last. */ crews: Crew[];
  /** The places at the location that is resolved. */ ranking: Ranked[] | null;
  /** Cards in hand to choose from. */ drawn: Card[];
  /** Where this seat is placing tokens. */ assigning: Location | null;
  /** Tokens of others that this seat has looked at. */ peeked: Peeked[];
  /** Tomes that this seat knows in the deck, from the top. */ sunk: Card[];
  /** What the question to this seat is about, where that is numbers. */ offer: Offer | null;
  /** The stars of each crew if the game ended now, after a last raid. */ if_ended: number[];
  /** What this seat's own things would bring then; none for a spectator. */ counting: Scored[];
  /** What was said of tokens. */ claims: Claim[];
  /** The latest remarks. */ said: Remark[];
  /** What is proposed in this round. */ plans: Proposal[];
  /** The seats that must decide something. */ asked: number[];
  /** Whether the game has ended. */ over: boolean;
  /** The winning seats; the guards may be one. */ winners: number[];
  /** Everybody's stars in the end. */ scores: number[] | null;
  /** Where they come from. */ scoring: Scoring | null;
  /** What decided. */ reason: string | null;
}

/** Every detail that events tell, the same thing wherever it occurs. */
export interface Details {
  /** Who does it, or to whom it happens. */ seat?: number;
  /** Another seat that it concerns. */ of?: number;
  /** Where it happens. */ location?: Location;
  /** The other place of a deal. */ other?: Location;
  /** Why somebody says no. */ refusal?: Objection;
  /** What for. */ blame?: Wrong;
  /** How one answers. */ reply?: Retort;
  /** Which of several ways to say it, the same for everybody. */ wording?: number;
  /** Where something was before. */ from?: Location;
  /** Where it is now; or the seat that gets it. */ to?: Location | number;
  /** The round, from 1. */ number?: number;
  /** Where a guard lies face down now. */ guards?: Location[];
  /** The phase that begins. */ phase?: Phase;
  /** A token, where it is known. */ token?: Token;
  /** Tokens that are shown, or placed face down. */ tokens?: Token[];
  /** Tokens that were placed face up. */ up?: Token[];
  /** How many were placed face down. */ down?: number;
  /** The seats in the order of their places. */ order?: number[];
  /** Their strengths, in the same order. */ strengths?: number[];
  /** How many; stars may be fewer than none. */ count?: number;
  /** A kind of cube. */ kind?: Kind;
  /** Whether they are cubes that bandits left, not from the supply. */ loose?: boolean;
  /** Cubes given in a swap. */ given?: Kind[];
  /** The cube taken for them. */ taken?: Kind;
  /** A goon. */ goon?: Card;
  /** An item. */ item?: Card;
  /** A tome. */ tome?: Card;
  /** Tomes. */ tomes?: Card[];
  /** A goal. */ goal?: Card;
  /** A trait. */ trait?: Card;
  /** A guard of the solo game. */ guard?: Card;
  /** How many of the tomes are in hand; the rest is to be chosen from. */ kept?: number;
  /** A starting bonus. */ what?: string;
  /** How many cubes can be stored now. */ limit?: number;
  /** Stars that are given. */ stars?: number;
  /** The stars that the crew has now. */ total?: number;
  /** Stars that are lost. */ loss?: number;
  /** Whose suspicion cubes go back to the supply. */ searched?: number[];
  /** What is counted. */ category?: Category;
  /** What the stars are made of. */ why?: Reason[];
  /** The deck that was shuffled. */ deck?: Deck;
  /** The winning seats. */ winners?: number[];
  /** What decided the game. */ reason?: DecidedBy;
}

/** What is told of each kind of event. */
export interface LockupEvents {
  /** A round begins. */
  round: { number: number; guards?: Location[] };
  /** A phase begins. */
  phase: { phase: Phase };
  /** It is a crew's turn. */
  turn: { seat: number };
  /** A crew places tokens. */
  assigned: { seat: number; location: Location; up: Token[]; down: number };
  /** Which ones, for their owner. Told to some seats only. */
  placed_down: { seat: number; location: Location; tokens: Token[] };
  /** A crew passes. */
  passed: { seat: number };
  /** A location is resolved. */
  location: { location: Location };
  /** Face-down tokens are turned up. */
  turned_up: { seat: number; location: Location; tokens: Token[] };
  /** The places at a location are known. */
  ranked: { location: Location; order: number[]; strengths: number[] };
  /** The suspicion at a location falls on a crew. */
  suspicion: { seat: number; location: Location; count: number };
  /** A crew gets cubes. */
  gained: { seat: number; kind: Kind; count: number; loose: boolean };
  /** A crew pays cubes. */
  paid: { seat: number; kind: Kind; count: number };
  /** A crew gets power cubes. */
  power: { seat: number; count: number };
  /** A crew takes the first-player marker. */
  marker: { seat: number };
  /** A crew gets or loses stars. */
  stars: { seat: number; count: number; total: number };
  /** A crew declines its reward. */
  declined: { seat: number; location: Location };
  /** Who collected nothing goes elsewhere. */
  straggled: { seat: number; location: Location; to: Location | number };
  /** A crew swaps cubes. */
  swapped: { seat: number; given: Kind[]; taken: Kind };
  /** A goon joins a crew. */
  recruited: { seat: number; goon: Card; location: Location | null };
  /** A crew crafts an item. */
  crafted: { seat: number; item: Card };
  /** A crew reserves an item. */
  reserved: { seat: number; item: Card };
  /** A crew draws tomes. */
  drew: { seat: number; count: number; kept: number };
  /** Which ones, for who drew them. Told to some seats only. */
  saw_tomes: { seat: number; tomes: Card[] };
  /** Which one is kept, for who chose it. Told to some seats only. */
  kept: { seat: number; tome: Card };
  /** Which one is sunk, for who sank it. Told to some seats only. */
  sunk: { seat: number; tome: Card };
  /** A crew keeps one tome and sinks the other. */
  sank: { seat: number };
  /** A crew plays a tome. */
  played: { seat: number; tome: Card };
  /** A crew looks at another's token. */
  peeked: { seat: number; location: Location; of: number };
  /** Which one, for who looked. Told to some seats only. */
  saw_token: { seat: number; location: Location; of: number; token: Token };
  /** A crew moves a token. */
  moved_token: { seat: number; location: Location; to: Location | number; token?: Token };
  /** A crew pays with another's cube. */
  robbed: { seat: number; of: number; kind: Kind };
  /** A crew gets rid of suspicion. */
  removed_suspicion: { seat: number; count: number };
  /** A crew passes suspicion on. */
  passed_suspicion: { seat: number; to: Location | number; count: number };
  /** A crew can store more. */
  storage: { seat: number; limit: number };
  /** A crew is the first to meet the instant goal. */
  goal: { seat: number; goal: Card; stars: number; total: number };
  /** A crew takes the lead. */
  leader: { seat: number; goal: Card };
  /** A raid begins. */
  raid: { searched: number[] };
  /** A crew loses stars in it. */
  raided: { seat: number; loss: number };
  /** A crew returns a cube that it cannot store. */
  discarded: { seat: number; kind: Kind };
  /** An item comes to the display. */
  laid_out: { item: Card };
  /** A goon leaves the Chow Hall. */
  goon_left: { goon: Card; location: Location };
  /** A goon moves on. */
  goon_moved: { goon: Card; from: Location; to: Location | number };
  /** A goon comes. */
  goon_came: { goon: Card; location: Location };
  /** A goon draws suspicion to its location. */
  watched: { location: Location; count: number };
  /** A bandit leaves a cube. */
  bandit_cube: { location: Location; kind: Kind };
  /** A crew chooses its trait. */
  trait: { seat: number; trait: Card };
  /** A crew gets a starting bonus. */
  bonus: { seat: number; what: string; count: number };
  /** A guard is turned up. */
  guard_turned: { location: Location; guard: Card };
  /** Another guard comes. */
  guard_placed: { location: Location; guard: Card };
  /** No guard comes. */
  off_duty: Record<string, never>;
  /** All guards go back into their deck. */
  guards_return: Record<string, never>;
  /** Discarded cards are a deck again. */
  deck_shuffled: { deck: Deck };
  /** A crew gets stars in the final scoring. */
  scored: { seat: number; category: Category; stars: number; total: number; why: Reason[] };
  /** A seat says which token lies somewhere. */
  claim: { seat: number; wording: number; location: Location; token: Token };
  /** A seat says where it will go. */
  plan: { seat: number; wording: number; location: Location };
  /** A seat tells the others to stay away. */
  warn: { seat: number; wording: number; location: Location };
  /** A seat offers a place for another one. */
  deal: { seat: number; wording: number; location: Location; other: Location };
  /** A seat accepts what another proposed. */
  yes: { seat: number; wording: number; of: number };
  /** A seat refuses what another proposed. */
  no: { seat: number; wording: number; of: number; refusal: Objection; location: Location };
  /** A seat takes back that it accepted it. */
  took_back: { seat: number; wording: number; of: number; refusal: Objection; location: Location };
  /** A seat blames another. */
  blame: { seat: number; wording: number; of: number; blame: Wrong };
  /** A seat praises another. */
  praise: { seat: number; wording: number; of: number };
  /** A seat asks another where it will go. */
  ask: { seat: number; wording: number; of: number };
  /** A seat answers blame, praise or a question. */
  reply: { seat: number; wording: number; of: number; reply: Retort };
  /** A seat complains of a raid. */
  groan: { seat: number; wording: number };
  /** A seat agrees. */
  agree: { seat: number; wording: number };
  /** A seat disagrees. */
  deny: { seat: number; wording: number };
  /** The game has ended. */
  over: { winners: number[]; reason: DecidedBy };
}

/** An event of any kind. */
export type LockupEvent = {
  [Kind in keyof LockupEvents]: { kind: Kind; data: LockupEvents[Kind] };
}[keyof LockupEvents];

/** What is in force where nothing else was agreed, for pages without a table. */
export const USUAL_RULES: Rules = {
  advanced: false,
  solo: null,
  bandit_cube_at_setup: false,
  players: 4,
  rounds: 6,
  dens: ["sewers", "infirmary", "smithy", "commissary", "chow_hall"],
  prizes: {"yard": [{"gifts": [{"what": "power", "count": 1, "price": 0}, {"what": "marker", "count": 1, "price": 0}], "last_only": false}, {"gifts": [{"what": "power", "count": 1, "price": 0}], "last_only": false}, {"gifts": [], "last_only": false}, {"gifts": [], "last_only": false}], "sewers": [{"gifts": [{"what": "scrap", "count": 3, "price": 0}], "last_only": false}, {"gifts": [{"what": "scrap", "count": 2, "price": 0}], "last_only": false}, {"gifts": [{"what": "scrap", "count": 1, "price": 0}], "last_only": false}, {"gifts": [{"what": "scrap", "count": 1, "price": 0}], "last_only": false}], "infirmary": [{"gifts": [{"what": "potion", "count": 3, "price": 0}], "last_only": false}, {"gifts": [{"what": "potion", "count": 1, "price": 0}], "last_only": true}, {"gifts": [{"what": "potion", "count": 1, "price": 0}], "last_only": true}, {"gifts": [{"what": "potion", "count": 1, "price": 0}], "last_only": true}], "smithy": [{"gifts": [{"what": "iron", "count": 2, "price": 0}], "last_only": false}, {"gifts": [{"what": "iron", "count": 1, "price": 0}], "last_only": false}, {"gifts": [], "last_only": false}, {"gifts": [], "last_only": false}], "commissary": [{"gifts": [{"what": "any", "count": 1, "price": 0}], "last_only": false}, {"gifts": [{"what": "swap", "count": 1, "price": 0}], "last_only": false}, {"gifts": [{"what": "swap", "count": 2, "price": 0}], "last_only": false}, {"gifts": [{"what": "swap", "count": 2, "price": 0}], "last_only": false}], "chow_hall": [{"gifts": [{"what": "recruit", "count": 1, "price": 1}, {"what": "recruit", "count": 2, "price": 4}], "last_only": false}, {"gifts": [{"what": "recruit", "count": 1, "price": 1}, {"what": "recruit", "count": 2, "price": 5}], "last_only": false}, {"gifts": [{"what": "recruit", "count": 1, "price": 2}], "last_only": false}, {"gifts": [{"what": "recruit", "count": 1, "price": 2}], "last_only": false}], "cell_block": [{"gifts": [{"what": "craft", "count": 1, "price": 0}], "last_only": false}, {"gifts": [{"what": "craft", "count": 1, "price": 0}], "last_only": false}, {"gifts": [{"what": "craft", "count": 1, "price": 0}], "last_only": false}, {"gifts": [{"what": "craft", "count": 1, "price": 0}], "last_only": false}], "library": [{"gifts": [{"what": "choose_tome", "count": 1, "price": 0}], "last_only": false}, {"gifts": [{"what": "tome", "count": 1, "price": 0}], "last_only": false}, {"gifts": [{"what": "tome", "count": 1, "price": 0}], "last_only": false}, {"gifts": [], "last_only": false}]},
  reserve_price: 1,
  leader_stars: 8,
  contest_stars: [8, 4],
  treasures: ["shield", "gem", "spell"],
  low_suspicion: 3,
};
