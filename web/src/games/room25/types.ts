// Made from views.py and events.py of the game by `python -m cellmates.server.protocol.typescript_views`.

/** The words that there are, in the order of the game. */
export const WORDS = {
  Token: ['look', 'move', 'push', 'control', 'special'],
  Direction: ['n', 'e', 's', 'w'],
  Axis: ['ns', 'ew'],
  Phase: ['clue', 'programming', 'cards', 'action', 'over'],
  Adrenaline: ['none', 'held', 'planned', 'spent'],
  Role: ['prisoner', 'guard'],
  Team: ['a', 'b'],
  ClaimColour: ['blue', 'green', 'yellow', 'red', 'safe'],
  Aim: ['together', 'alone', 'prisoner', 'guard', 'race', 'team'],
  GoalStepName: ['unlock', 'find', 'gather', 'slide', 'kill', 'hold'],
  AfterDeath: ['partial', 'prisoners', 'guards', 'role_hidden', 'race', 'team_last_round', 'team_inside', 'revival', 'talk'],
  Fate: ['right', 'wrong', 'disputed', 'open'],
  Cause: ['mortal', 'acid_bath', 'trap', 'flooded', 'shredder', 'timer', 'time_bomb'],
  Why: ['danger', 'other', 'trust', 'far', 'lied', 'pushed', 'slid', 'innocent', 'honest', 'accident', 'unaware'],
  AnsweredPlan: ['look', 'avoid', 'go', 'meet', 'set_out', 'slide', 'yours', 'approve', 'program', 'noted'],
  Because: ['deadly', 'open', 'seen', 'told', 'gone', 'nobody', 'no_look', 'away', 'edge', 'barred', 'steps', 'search', 'outside', 'unlocked', 'key_first', 'harmless', 'inwards', 'back', 'lied', 'done', 'early', 'known', 'astray', 'slow_open', 'slow_seen', 'slow_told', 'myself', 'held', 'untold', 'safe_seen', 'safe_told', 'own_look', 'own_meet', 'own_slide', 'own_exit', 'own_key', 'own_way'],
  Obstacle: ['dark', 'all_open', 'no_way', 'prison', 'central_push', 'alone', 'no_way_for_them', 'hidden', 'slid', 'central_control', 'central_special', 'special_idle', 'closed', 'lock', 'corridor', 'punished'],
} as const;

/** A character, by its slug. */
export type Character = string;

/** A kind of room, by its slug. */
export type Room = string;

/** A cell of the complex by column and row, `a1` to `e5`. */
export type Cell = string;

/** A column by its letter, or a row by its number. */
export type Line = string;

/** A M.A.C. card as it is written, `move 4 e x2`. */
export type Card = string;

/** An action token. */
export type Token = (typeof WORDS)['Token'][number];

/** North, east, south or west. */
export type Direction = (typeof WORDS)['Direction'][number];

/** Which way a corridor runs. */
export type Axis = (typeof WORDS)['Axis'][number];

/** A phase of the round. */
export type Phase = (typeof WORDS)['Phase'][number];

/** Where a character's adrenaline token is. */
export type Adrenaline = (typeof WORDS)['Adrenaline'][number];

/** A hidden role. */
export type Role = (typeof WORDS)['Role'][number];

/** A team of the team mode. */
export type Team = (typeof WORDS)['Team'][number];

/** What can be claimed of a tile: a colour, or that it is safe. */
export type ClaimColour = (typeof WORDS)['ClaimColour'][number];

/** What somebody is after: to get out in some way, or to let nobody out. */
export type Aim = (typeof WORDS)['Aim'][number];

/** A step of the way out, or of the guards' way. */
export type GoalStepName = (typeof WORDS)['GoalStepName'][number];

/** What somebody who is dead has still to hope for, or may still do. */
export type AfterDeath = (typeof WORDS)['AfterDeath'][number];

/** What became of a claim: settled, contradicted by another one, or open. */
export type Fate = (typeof WORDS)['Fate'][number];

/** What somebody died of. */
export type Cause = (typeof WORDS)['Cause'][number];

/** Why a game ended. */
export type Reason = string;

/** Why a seat refuses, accuses, or what it says for itself. */
export type Why = (typeof WORDS)['Why'][number];

/** What a plan is about, so that a yes to it can say what one will do. */
export type AnsweredPlan = (typeof WORDS)['AnsweredPlan'][number];

/** What everybody can see that makes a no true. */
export type Because = (typeof WORDS)['Because'][number];

/** Why something cannot be done. */
export type Obstacle = (typeof WORDS)['Obstacle'][number];

/** What is in force: every switch, and what follows from edition, mode and number of players. */
export interface Rules {
  /** The way to play. */ mode: string;
  /** basic: no special abilities, basic rooms only. */ rule_level: string;
  /** The hard difficulty of Cooperation and Solo. */ madness: boolean;
  /** How many guards there are among the characters. */ guards: number;
  /** Do madness cards join the deck outside madness? */ mac_include_madness_cards: boolean;
  /** The complex, by its id; `custom`: 25 tiles of one's own. */ complex_preset: string;
  /** Kinds that are shuffled into the corners. */ exit_zone_reserved: Room[];
  /** Which of two tiles the box holds. */ room_set: string;
  /** Tiles left in the box when one plays alone. */ solo_exclude: Room[];
  /** Who begins. */ first_player: string | number;
  /** When a character in Room 25 raises the alarm. */ alarm_trigger: string;
  /** When a guard may show his role. */ guard_reveal_when: string;
  /** What becomes of his adrenaline then. */ guard_reveal_adrenaline: string;
  /** When those outside Room 25 must show their roles. */ unmask_rule: string;
  /** May adrenaline be spent on the special ability? */ adrenaline_allows_special: boolean;
  /** May a planned adrenaline action be declined? */ adrenaline_optional: boolean;
  /** Does the Cold Room bar planning adrenaline only, or using it too? */ cold_adrenaline: string;
  /** When the Cold Room looks at a revealed guard. */ cold_guard_check: string;
  /** How long one may stay in a Flooded Room. */ flooded_deadline: string;
  /** Which blue tiles Kevin cannot swap. */ kevin_hack_blue: string;
  /** May Emmett lock the tile he stands in? */ lock_own_room: boolean;
  /** When a Robot Room brings a robot. */ robot_spawn: string;
  /** Where robots must not push. */ robot_push_blue: string;
  /** Does a robot turn the Pivoting Room it enters? */ robot_rotates_corridor: boolean;
  /** Does the corridor bind special abilities? */ pivoting_limits_specials: boolean;
  /** When the Moving Room swaps places. */ moving_trigger: string;
  /** Does the tile found behind an Illusion take effect? */ illusion_applies_effect: boolean;
  /** Where the marker of a revived character goes. */ revive_marker: string;
  /** What a revealed guard loses in the Mirror Room. */ mirror_revealed_guard: string;
  /** May a paranoid character plan adrenaline? */ paranoia_can_plan_adrenaline: boolean;
  /** May the colour be told after Vision? */ vision_colour_hint: boolean;
  /** How many portraits a Punishment card shows. */ punishment_pictured: number;
  /** Who picks the token that is lost. */ punishment_chooser: string;
  /** Are cards of absent characters left out? */ mac_remove_absent: boolean;
  /** Do "+" cards draw another one? */ mac_draw_again: boolean;
  /** Cards a round in madness. */ madness_draws: number;
  /** Are reminder tokens kept in solo madness? */ madness_solo_reminders: boolean;
  /** What the Jamming card does to a lone player. */ jamming_card_solo: string;
  /** Who picks the lock that must move. */ lock_mover: string;
  /** Do tokens leave a tile that a card turns down? */ deactivation_returns_tokens: boolean;
  /** How long Acceleration lasts. */ acceleration_scope: string;
  /** Must Room 25 be slid out, or is it enough that all are inside? */ coop_win_requires_exit: boolean;
  /** Do players of several characters program openly? */ multi_char_open_programs: boolean;
  /** Does the Prison also hold those who are pushed or carried? */ prison_blocks_forced: boolean;
  /** Does a robot that Alice refuses push somebody else? */ android_redirect: boolean;
  /** Does a Control Room's slide count as a Control action? */ control_room_is_control_action: boolean;
  /** Slides that can end the game. */ escape_by: string[];
  /** Who owns the reminder tokens. */ reminders_per: string;
  /** Where a client keeps showing what its player once saw. */ ui_memory_aid: string;
  /** Are exactly the roles of the table dealt, or some from a larger pile? */ roles_exact: boolean;
  /** Must Room 25 lie open before a guard may show himself? */ guard_reveal_needs_room25: boolean;
  /** Is there half a victory with exactly one dead? */ coop_partial_victory: boolean;
  /** Does a lone player program at all? */ solo_programs: boolean;
  /** Are the teams the printed ones? */ team_characters: string;
  /** How team mates may talk. */ team_talk: string;
  /** Whether actions are programmed, or picked when one's turn comes. */ programs: boolean;
  /** Whether there are adrenaline tokens. */ adrenaline: boolean;
  /** Whether the Key Room must be used before anybody can escape. */ key_room: boolean;
  /** Whether M.A.C. cards are played. */ mac_cards: boolean;
  /** Whether all win or lose together. */ together: boolean;
  /** Whether guards hide among the prisoners. */ hidden_roles: boolean;
  /** Whether teams play against each other. */ teams: boolean;
  /** Whether it pays to tell the whole table what one has seen. */ sharing: boolean;
  /** Whether entering Room 25 early shortens the game. */ alarm: boolean;
}

/** A tile, as it lies in its cell. */
export interface Tile {
  /** Its handle, which stays with it wherever it goes. */ tile: number;
  /** What it is, if it lies face up. */ room: Room | null;
  /** Whether it lies face up. */ up: boolean;
  /** Whether a Do Not Cross marker lies on it. */ closed: boolean;
  /** Whether it holds one of Emmett's locks. */ lock: boolean;
  /** How the corridor of a Pivoting Room runs. */ axis: Axis | null;
}

/** A character with all that belongs to it. */
export interface Sheet {
  /** Who plays it. */ seat: number;
  /** Where it stands, if it lives. */ at: Cell | null;
  /** Whether it lives. */ alive: boolean;
  /** Whether it hides. */ hidden: boolean;
  /** Whether its program is laid. */ ready: boolean;
  /** How many tokens are still programmed, as far as one may know. */ tokens: number;
  /** The tokens used this round. */ played: Token[];
  /** What is still programmed, next first; None: it lies face down. */ program: Token[] | null;
  /** Where its adrenaline token is. */ adrenaline: Adrenaline;
  /** The tokens lost to Punishment. */ lost: Token[];
  /** Where its reminder lies. */ reminder: Cell | null;
  /** Whether its reminder can be laid. */ reminder_free: boolean;
  /** Its role, as far as one may know. */ role: Role | null;
  /** Whether everybody knows its role. */ revealed: boolean;
  /** Whether it picks its actions when its turn comes. */ unprogrammed: boolean;
  /** Whether the Trap it stands in will close. */ armed: boolean;
  /** In a Flooded Room: 1 since this round (or turn), 2 since the one before. */ flood: number;
  /** Whether it draws its actions from a stack. */ paranoid: boolean;
  /** How many tokens are on that stack. */ stack: number;
  /** How many Empty tiles are left in its own supply. */ empties: number;
  /** Its team. */ team: Team | null;
}

/** The M.A.C. cards. */
export interface Deck {
  /** How many are still to be drawn. */ left: number;
  /** Those that are over, the oldest first. */ discard: Card[];
  /** Those in force. */ open: Card[];
}

/** A step on the way to what somebody is after. */
export interface GoalStep {
  /** Which one. */ step: GoalStepName;
  /** Whether it is behind them. */ done: boolean;
  /** How much of it there is already. */ have: number;
  /** How much it takes; 0: it cannot be counted yet. */ need: number;
}

/** What these eyes are after, and how far it is. */
export interface Goal {
  /** What it is about. */ aim: Aim;
  /** In their order; the first that is not done is the next. */ steps: GoalStep[];
}

/** What somebody said of a face-down tile. */
export interface Claim {
  /** Who said it. */ seat: number;
  /** When it was said. */ round: number;
  /** Where the tile lies now. */ cell: Cell;
  /** Where it lay when this was said. */ then: Cell;
  /** Its handle. */ tile: number;
  /** What was said. */ colour: ClaimColour;
  /** What became of it, as far as these eyes know. */ fate: Fate;
  /** What the tile was, if these eyes know it and it settles the claim. */ room: Room | null;
  /** The seats that claim otherwise. */ against: number[];
}

/** A remark of table talk that is not about a tile. */
export interface Remark {
  /** When it was made. */ round: number;
  /** Who made it. */ seat: number;
  /** The phrase in its notation. */ text: string;
}

/** A yes or a no to a plan. */
export interface Answer {
  /** Who answered. */ seat: number;
  /** Whether it was a yes. */ yes: boolean;
  /** The reason of a no. */ why: string | null;
}

/** A seat's latest plan of this round, with what others say to it. */
export interface Proposal {
  /** Who proposed it. */ seat: number;
  /** The phrase in its notation; a cell in it is where that tile lies now. */ text: string;
  /** The latest answer of each seat that gave one. */ answers: Answer[];
}

/** All that a seat, or a spectator, is entitled to know. */
export interface Room25View {
  /** `room25`. */ game: string;
  /** Whose eyes these are; None: a spectator's. */ seat: number | null;
  /** The way to play. */ mode: string;
  /** The edition whose readings apply where nothing else was agreed. */ edition: string;
  /** `basic` or `ultimate`. */ level: string;
  /** Whether it is played at the hard difficulty. */ madness: boolean;
  /** Where a client keeps showing what its player once saw. */ memory_aid: string;
  /** What is in force; it never changes. */ rules: Rules;
  /** The round, from 1. */ round: number;
  /** How many there are at most. */ rounds: number;
  /** How many are left on the countdown, this one included. */ left: number;
  /** The phase of the round. */ phase: Phase;
  /** The pass of the action phase: 1, 2, or 3 for adrenaline; 0 outside it. */ turn: number;
  /** Whose turn it is. */ acting: Character | null;
  /** The turn order. */ order: Character[];
  /** The tiles cell by cell, a5 first, row by row. */ cells: Tile[];
  /** Face-down tiles that these eyes have seen. */ knows: Record<Cell, Room>;
  /** The lines slid this round, and which way. */ slid: Record<Line, Direction>;
  /** The seats that could slide each line now. */ sliders: Record<Line, number[]>;
  /** Where each robot stands. */ robots: (Cell | null)[];
  /** Everybody in the game. */ characters: Record<Character, Sheet>;
  /** What tiles there are; None: some are drawn at random. */ complex: Record<Room, number> | null;
  /** The complex, by its id. */ complex_preset: string;
  /** The M.A.C. cards. */ deck: Deck;
  /** Whether nobody may talk. */ jammed: boolean;
  /** Whether the Key Room was used. */ key_used: boolean;
  /** Whether Room 25 was found. */ room25_up: boolean;
  /** Over which edge Room 25 left the complex with those who escaped. */ way_out: Direction | null;
  /** What these eyes are after. */ goal: Goal;
  /** What the dead have still to hope for, if these eyes are theirs. */ after_death: AfterDeath[];
  /** How many guards there are among the characters. */ guards: number;
  /** What was said of face-down tiles. */ claims: Claim[];
  /** The latest remarks. */ said: Remark[];
  /** What is proposed for this round. */ plans: Proposal[];
  /** The seats that must decide something. */ asked: number[];
  /** Whether the game has ended. */ over: boolean;
  /** Characters, seats, teams or sides. */ winners: (string | number)[];
  /** The seats that these are. */ winning_seats: number[];
  /** Why it ended. */ reason: string | null;
}

/** Every detail that events tell, the same thing wherever it occurs. */
export interface Details {
  /** The character it happens to, or who does it. */ who?: Character;
  /** The character who does it to another. */ by?: Character;
  /** The character whose ability is used. */ of?: Character;
  /** The seat that looks or speaks. */ seat?: number;
  /** Where it happens. */ cell?: Cell;
  /** The other of two cells. */ other?: Cell;
  /** Where something was before. */ from?: Cell;
  /** Where it is now. */ to?: Cell;
  /** The room that is seen, or that was there before. */ room?: Room;
  /** An action token. */ token?: Token;
  /** How many action tokens. */ tokens?: number;
  /** The tokens in their order, where they lie open. */ program?: Token[];
  /** Whether adrenaline is planned, too. */ adrenaline?: boolean;
  /** A M.A.C. card. */ card?: Card;
  /** How many cards. */ cards?: number;
  /** The line that slides. */ line?: Line;
  /** Which way. */ dir?: Direction;
  /** Whether that character is dead. */ dead?: boolean;
  /** Whether Room 25 leaves the complex by it. */ out?: boolean;
  /** How the corridor runs now. */ axis?: Axis;
  /** A robot, 1 or 2. */ robot?: number;
  /** A role that everybody knows now. */ role?: Role;
  /** What somebody died of. */ cause?: Cause;
  /** How many rounds are left, this one included. */ left?: number;
  /** The pass of the action phase; 3: adrenaline. */ number?: number;
  /** What is claimed of a tile. */ colour?: ClaimColour;
  /** The seat that has claimed otherwise. */ against?: number;
  /** What that seat has claimed. */ said?: ClaimColour;
  /** The seat whose plan is answered. */ whom?: number;
  /** Which plan is accepted, if it is one of these. */ plan?: AnsweredPlan;
  /** The reason that is given. */ why?: Why;
  /** What everybody can see that makes a no true, if there is anything. */ because?: Because;
  /** The speaker's to do: he could slide the line, or runs that character. */ own?: boolean;
  /** The speaker runs other characters, too. */ several?: boolean;
  /** The token that is to be laid first, or alone. */ first?: Token;
  /** The one behind it. */ second?: Token;
  /** How many steps away something is. */ steps?: number;
  /** The seat that has told what a room is. */ teller?: number;
  /** Which of several ways to say it, the same for everybody. */ wording?: number;
  /** Characters, seats, teams or sides. */ winners?: (string | number)[];
  /** Why the game ended. */ reason?: Reason;
  /** Why something could not be done. */ obstacle?: Obstacle;
}

/** What is told of each kind of event. */
export interface Room25Events {
  /** A round begins. */
  round: { left: number };
  /** Everybody programs. */
  programming: Record<string, never>;
  /** A program lies. */
  programmed: { who: Character; tokens: number; adrenaline: boolean; program?: Token[] };
  /** A pass of the action phase begins. */
  turn: { number: number };
  /** A character turns up a token. */
  token: { who: Character; token: Token };
  /** A programmed action cannot be done and is lost. */
  lost: { who: Character; token: Token; obstacle: Obstacle };
  /** A character saves its single action for the second pass. */
  later: { who: Character };
  /** A character skips its turn. */
  skipped: { who: Character };
  /** A character has nothing to do. */
  nothing: { who: Character };
  /** A seat looks at a tile before the game. */
  clue: { seat: number; cell: Cell };
  /** A character looks at a tile. */
  looked: { who: Character; cell: Cell };
  /** What is on a tile, for whoever looks. Told to some seats only. */
  saw: { who: Character; cell: Cell; room: Room };
  /** A character moves. */
  moved: { who: Character; from: Cell; to: Cell };
  /** A character is pushed by another. */
  pushed: { who: Character; by: Character; from: Cell; to: Cell };
  /** A character is pushed by a robot. */
  robot_pushed: { who: Character; robot: number; from: Cell; to: Cell };
  /** A character is called. */
  called: { who: Character; by: Character; from: Cell; to: Cell };
  /** A character is carried along. */
  carried: { who: Character; by: Character; from: Cell; to: Cell };
  /** A character is pulled into a False Exit. */
  pulled: { who: Character; by: Character; from: Cell; to: Cell };
  /** A character goes through a tunnel. */
  tunnelled: { who: Character; from: Cell; to: Cell };
  /** A character is sent back to the Central Room. */
  returned: { who: Character; from: Cell; to: Cell };
  /** A character ends up on the tile found behind an Illusion. */
  placed: { who: Character; cell: Cell };
  /** A tile is turned up. */
  revealed: { cell: Cell; room: Room };
  /** A room becomes an Empty Room; `room` was there. */
  emptied: { cell: Cell; room: Room };
  /** A tile is turned down. */
  turned_down: { cell: Cell };
  /** A line slides, by a card if not by `who`; what falls off comes in at the other end, unless it gets `out`. */
  slid: { line: Line; dir: Direction; out?: boolean; who?: Character };
  /** A M.A.C. card slides nothing: its line went the other way. */
  blocked: { line: Line; dir: Direction };
  /** Two tiles change places. */
  swapped: { cell: Cell; other: Cell };
  /** A room gets a Do Not Cross marker. */
  closed: { cell: Cell };
  /** A Do Not Cross marker is taken away. */
  reopened: { cell: Cell };
  /** A room gets a lock. */
  locked: { cell: Cell };
  /** A lock is taken away. */
  unlocked: { cell: Cell };
  /** A corridor is turned. */
  corridor: { cell: Cell; axis: Axis };
  /** A robot comes. */
  robot_placed: { robot: number; cell: Cell };
  /** A robot moves. */
  robot_moved: { robot: number; from: Cell; to: Cell };
  /** A robot is destroyed. */
  robot_destroyed: { robot: number; cell: Cell };
  /** A character dies. */
  died: { who: Character; cell: Cell; cause: Cause };
  /** A character comes back to life. */
  revived: { who: Character; cell: Cell };
  /** A character spends adrenaline. */
  adrenaline: { who: Character };
  /** A character loses its adrenaline. */
  adrenaline_lost: { who: Character; dead?: boolean };
  /** A character has adrenaline again. */
  recovered: { who: Character };
  /** A character loses the rest of its program. */
  program_lost: { who: Character };
  /** A character becomes paranoid. */
  paranoid: { who: Character };
  /** A character is paranoid no more. */
  calm: { who: Character };
  /** A paranoid character draws its action. */
  drew: { who: Character; token: Token };
  /** A character hides. */
  hid: { who: Character };
  /** A character hides no more. */
  reappeared: { who: Character };
  /** A character refuses to be moved. */
  refused: { who: Character };
  /** A character uses another's ability. */
  mimicked: { who: Character; of: Character };
  /** A character sabotages the room it stands in. */
  sabotaged: { who: Character; cell: Cell };
  /** A M.A.C. card is drawn. */
  card: { card: Card };
  /** A character loses a token for the rest of the game. */
  punished: { who: Character; token: Token };
  /** The discarded cards are the deck again. */
  deck_shuffled: { cards: number };
  /** A Timer Room shortens the countdown. */
  timer: { left: number };
  /** The alarm shortens the countdown. */
  alarm: { left: number };
  /** A character outside Room 25 must show its role. */
  unmasked: { who: Character; role: Role };
  /** A character's role is known. */
  role: { who: Character; role: Role };
  /** The Key Room was used: the way out is unlocked. */
  key: Record<string, never>;
  /** A reminder is laid. */
  reminded: { who: Character; cell: Cell };
  /** A reminder comes back. */
  reminder_back: { who: Character };
  /** A seat says what a tile is. */
  claim: { seat: number; wording: number; cell: Cell; colour: ClaimColour; against?: number; said?: ClaimColour };
  /** A seat says who is a guard. */
  accuse: { seat: number; wording: number; who: Character; why?: Why };
  /** A seat proposes which way to go. */
  plan: { seat: number; wording: number; dir: Direction };
  /** A seat says where it will look. */
  plan_look: { seat: number; wording: number; cell: Cell };
  /** A seat warns of a room; `who` is a guard who has shown himself and stands in there. */
  plan_avoid: { seat: number; wording: number; cell: Cell; who?: Character };
  /** A seat proposes where to meet. */
  plan_meet: { seat: number; wording: number; cell: Cell };
  /** A seat proposes what to slide. */
  plan_slide: { seat: number; wording: number; line: Line; dir: Direction; own?: boolean };
  /** A seat says what it will program, or asks somebody to program something. */
  plan_program: { seat: number; wording: number; who: Character; first: Token; second?: Token; own?: boolean; several?: boolean };
  /** A seat proposes to meet in Room 25. */
  plan_exit: { seat: number; wording: number };
  /** A seat proposes to go for the key. */
  plan_key: { seat: number; wording: number };
  /** A seat proposes to stay put. */
  plan_stay: { seat: number; wording: number };
  /** A seat accepts another's plan; `steps` to a `cell` that is far away, or what `who` lays. */
  yes: { seat: number; wording: number; whom: number; plan?: AnsweredPlan; cell?: Cell; steps?: number; who?: Character; first?: Token; second?: Token };
  /** A seat refuses another's plan; `because` of something about what is named with it. */
  no: { seat: number; wording: number; whom: number; why: Why; because?: Because; cell?: Cell; room?: Room; line?: Line; dir?: Direction; steps?: number; teller?: number; said?: ClaimColour };
  /** A seat defends itself. */
  defend: { seat: number; wording: number; why: Why };
  /** A seat praises a character. */
  praise: { seat: number; wording: number; who: Character };
  /** A seat agrees. */
  agree: { seat: number; wording: number };
  /** A seat disagrees. */
  deny: { seat: number; wording: number };
  /** The game has ended. */
  over: { winners: (string | number)[]; reason: Reason };
}

/** An event of any kind. */
export type Room25Event = {
  [Kind in keyof Room25Events]: { kind: Kind; data: Room25Events[Kind] };
}[keyof Room25Events];

/** What is in force where nothing else was agreed, for pages without a table. */
export const USUAL_RULES: Rules = {
  mode: "suspicion",
  rule_level: "ultimate",
  madness: false,
  guards: 2,
  mac_include_madness_cards: false,
  complex_preset: "season2_suspicion_2g",
  exit_zone_reserved: ["room_25", "key", "vision", "moving", "robot"],
  room_set: "jamming",
  solo_exclude: [],
  first_player: "random",
  alarm_trigger: "before_minus5",
  guard_reveal_when: "own_turn",
  guard_reveal_adrenaline: "lost_next_round",
  unmask_rule: "outside_equals_guards",
  adrenaline_allows_special: false,
  adrenaline_optional: false,
  cold_adrenaline: "planning",
  cold_guard_check: "round_start",
  flooded_deadline: "next_round_second_action",
  kevin_hack_blue: "revealed_only",
  lock_own_room: true,
  robot_spawn: "cap_revealed_rooms",
  robot_push_blue: "forbidden",
  robot_rotates_corridor: true,
  pivoting_limits_specials: false,
  moving_trigger: "enter",
  illusion_applies_effect: true,
  revive_marker: "former_place",
  mirror_revealed_guard: "adrenaline_only",
  paranoia_can_plan_adrenaline: true,
  vision_colour_hint: true,
  punishment_pictured: 2,
  punishment_chooser: "owner",
  mac_remove_absent: false,
  mac_draw_again: true,
  madness_draws: 2,
  madness_solo_reminders: false,
  jamming_card_solo: "remove_reminders",
  lock_mover: "emmett",
  deactivation_returns_tokens: true,
  acceleration_scope: "round",
  coop_win_requires_exit: true,
  multi_char_open_programs: false,
  prison_blocks_forced: true,
  android_redirect: true,
  control_room_is_control_action: false,
  escape_by: ["control_action"],
  reminders_per: "character",
  ui_memory_aid: "events_only",
  roles_exact: true,
  guard_reveal_needs_room25: true,
  coop_partial_victory: false,
  solo_programs: true,
  team_characters: "fixed",
  team_talk: "open",
  programs: true,
  adrenaline: true,
  key_room: false,
  mac_cards: false,
  together: false,
  hidden_roles: true,
  teams: false,
  sharing: true,
  alarm: true,
};
