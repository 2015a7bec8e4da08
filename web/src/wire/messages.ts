// Made by `aurum schema` from the server's structs. Do not edit.

export const WIRE_VERSION = 1 as const;
export const API_PATH = "/api/v1" as const;
export const SOCKET_PATH = "/api/v1/socket" as const;
export const PLACE_LETTERS = 2 as const;
export const TABLE_PATH = "/t/" as const;
export const NICKNAME_LENGTH = 24 as const;
export const CIRCLE_NAME_LENGTH = 40 as const;
export const USUAL_LEVEL = "adept" as const;
export const START_LEVEL = "apprentice" as const;
export const LADDER = ["novice", "apprentice", "journeyman", "adept", "expert", "master"] as const;
export const AGAIN_VERSION = 1 as const;

/** Close codes after which coming back would end the same way. */
export const FINAL_CLOSES: readonly number[] = [4400, 4401, 4404, 4409, 4423];

/** The seats that win together, side by side, by the number of players. */
export const SIDES: Readonly<Record<number, readonly (readonly number[])[]>> = {
  3: [[0], [1], [2]],
  4: [[0, 2], [1, 3]],
};

/** The deck's metals and highest rank, and cards per hand, by number of players. */
export const DECKS: Readonly<Record<number, { metals: readonly string[]; ranks: number; hand: number }>> = {
  3: { metals: ["Bi", "P", "Ag", "Zn"], ranks: 9, hand: 12 },
  4: { metals: ["Bi", "Cu", "P", "Ag", "Zn"], ranks: 10, hand: 12 },
};

export const EDITION_IDS = ["english", "german", "russian", "designer", "french"] as const;
export type EditionId = (typeof EDITION_IDS)[number];

export const SCORINGS = ["nuggets", "points"] as const;
export type Scoring = (typeof SCORINGS)[number];

export const CLOCK_KINDS = ["none", "relaxed", "quick"] as const;
export type ClockKind = (typeof CLOCK_KINDS)[number];

export const SPECTATOR_MODES = ["closed", "delayed", "open"] as const;
export type SpectatorMode = (typeof SPECTATOR_MODES)[number];

export const BOT_LEVELS = ["random", "novice", "apprentice", "journeyman", "adept", "cautious", "greedy", "daring", "expert", "master"] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

export const EMOTES = ["hello", "thanks", "well-played", "nice", "oops", "wow", "thinking", "hurry", "sorry", "good-game"] as const;
export type Emote = (typeof EMOTES)[number];

export const TIE_RULES = ["exact-bid", "highest-gold", "all-tied"] as const;
export type TieRule = (typeof TIE_RULES)[number];

export const LESSON_IDS = ["first", "exchange", "gold", "team"] as const;
export type LessonId = (typeof LESSON_IDS)[number];

export type ClientMessage = Follow | Act | Commit | Reveal | Sit | Stand | Place | Remove | Start | Rematch | Undo | Hint | Check | Why | Learn | Say | Pace | Ping;

export type ServerMessage = Welcome | RoomChanged | Update | Done | Refused | Advice | Checked | Explained | Said | Pong | Farewell;

export type Event = BidExchanged | BidKept | BidPlaced | BidsRevealed | CardPlayed | GoldCollected | MatchEnded | MatchStarted | RoundDealt | RoundEnded | RoundScored | TrickOpened | TrickTaken;

/** What this server is and offers. */
export interface About {
  server: string;
  wire: number;
  bots: string[];
  emotes: string[];
  clocks: Record<string, number | null>;
  languages: string[];
  public_url: string | null;
}

/** One decision. `seq` is `own.asked` of the view it answers. */
export interface Act {
  type: "act";
  id: string;
  match: string;
  seq: number;
  action: string;
}

/** Answers `hint`, to nobody but the one who asked. It holds as much as `press` asked for; `actions` are the choices that are as good as the best, `names` says them in words. */
export interface Advice {
  type: "advice";
  id: string;
  match: string;
  seq: number;
  press: number;
  aim: string;
  actions?: string[];
  names?: string | null;
  why?: string | null;
  choices?: HintChoice[];
}

/** The match whose cards are played once more, in which chair, and from which moment on. */
export interface Again {
  match: string;
  seat: number;
  round?: number;
  ply?: number;
}

export interface AnswerPuzzle {
  action: string;
}

/** Which action of a finished match; rounds and actions count from 0. */
export interface AskWhy {
  round: number;
  ply: number;
  language?: "de" | "en" | "fr" | "ru";
}

/** Cards of the hand (or own gold) that may not be played now, with their common reason. */
export interface Barred {
  cards: string[];
  reason: Reason;
}

/** Why a bot acted as it did, in words. */
export interface Because {
  text: string;
}

/** How many bids ended so; how many should have, and how far from that is still usual. */
export interface BidCount {
  came: number;
  expected: number;
  band: number;
}

/** `seat` paid `gold`, put `card` on the bid of `target`, and took `returned` (R4). */
export interface BidExchanged {
  type: "bid-exchanged";
  seat: number;
  gold: string;
  card: string;
  target: number;
  returned: string;
}

export interface BidKept {
  type: "bid-kept";
  seat: number;
}

/** `card` is null while it lies face down (R3.2), except for its owner. */
export interface BidPlaced {
  type: "bid-placed";
  seat: number;
  card?: string | null;
}

export interface BidsRevealed {
  type: "bids-revealed";
  bids: string[];
}

export interface CardPlayed {
  type: "card-played";
  seat: number;
  card: string;
}

/** Asks the coach about an action before it is taken (only alone against bots). Answered with `checked`. An objection is noted like a hint; there is one for each question. */
export interface Check {
  type: "check";
  id: string;
  match: string;
  seq: number;
  action: string;
  language?: "de" | "en" | "fr" | "ru";
}

/** Answers `check`: what speaks against the action; null if nothing surely does. */
export interface Checked {
  type: "checked";
  id: string;
  match: string;
  seq: number;
  action: string;
  objection?: string | null;
}

/** A circle on some day, members in the order in which they joined. */
export interface CircleDay {
  circle: CircleLine;
  date: string;
  members: CircleMember[];
}

/** A circle in a member's list. `mine`: the one who asks may rename it and remove others. */
export interface CircleLine {
  id: string;
  name: string;
  /** with it a guest may join; it changes when a member is removed */
  link: string;
  members: number;
  mine: boolean;
}

/** A member, and the first attempts of the day by deal. A result is null while the member has not finished the deal, and while the one who asks has not. */
export interface CircleMember {
  id: string;
  name: string;
  me: boolean;
  maker: boolean;
  results: (DailyResult | null)[];
}

export interface Circles {
  circles: CircleLine[];
}

/** A seat's share in the deal. `kind` is who had the seat when the deal began. `by` is `server` for bots and for persons who sent no seed in time; `withheld` is what such a person had committed to and did not reveal. Records from before 2026-11 lack `kind`. */
export interface ClientSeed {
  by: "person" | "server";
  commitment: string | null;
  seed: string;
  withheld?: string | null;
  kind?: "bot" | "person" | null;
}

/** Ready for the hand: SHA-256 of the 32-byte seed that `reveal` will show. */
export interface Commit {
  type: "commit";
  id: string;
  match: string;
  hand: number;
  commitment: string;
}

/** Two matches with the same cards, from one chair; the rounds that both have. */
export interface Comparison {
  rules: Rules;
  seat: number;
  before: MatchLine;
  after: MatchLine;
  rounds: RoundPair[];
}

/** `seats` in seat order, as many as the rules have players. `start` deals at once if nobody is missing. */
export interface CreateTable {
  options?: Options;
  seats?: ("adept" | "apprentice" | "cautious" | "daring" | "expert" | "greedy" | "journeyman" | "master" | "me" | "novice" | "open" | "random")[];
  start?: boolean;
}

/** Today's deals: the day's secret, hashed `links` times, is the commitment (docs/daily.md). */
export interface Daily {
  date: string;
  day: number;
  deals: number;
  seat: number;
  edition: string;
  anchor: string;
  commitment: string;
  links: number;
  /** the first day of the archive */
  first?: string;
  /** whether a first attempt counts */
  ranked?: boolean;
  /** by the server's clock, in UTC */
  today?: string;
  /** the day's secret, when it is over */
  revealed?: string | null;
  /** the first day of the anchor's chain */
  chain_first?: string;
  /** the first day of the chain that follows */
  next_first?: string;
  /** of that chain, published ahead */
  next_anchor?: string;
}

/** A first attempt at a deal of some day; without a result it is not over. */
export interface DailyAttempt {
  date: string;
  deal: number;
  actions: string[];
  result: DailyResult | null;
}

export interface DailyAttempts {
  attempts: DailyAttempt[];
}

/** The table after these actions, what happened since the last one, at the end the result. */
export interface DailyLine {
  rules: Rules;
  view: View;
  own: Own;
  events: Event[];
  result?: DailyResult | null;
  /** false: a second attempt, or a past day */
  counts?: boolean;
  /** the day is over */
  past?: boolean;
}

/** Against the field of bot plays; `decisions` leaves luck out and has a standard error. */
export interface DailyResult {
  score: number;
  percent: number;
  par: number;
  decisions: number;
  decisions_error: number;
}

/** What a link to a deal tells before it is played. `people`: the chairs that people had. */
export interface DealInfo {
  match: string;
  rules: Rules;
  names: string[];
  people: number[];
}

/** All that is needed to make the deal of a hand again; public once the hand is over. */
export interface DealProof {
  table: string;
  hand: number;
  commitment: string;
  server_seed: string;
  clients: ClientSeed[];
}

/** What `end` would mean: the score of every side, and who would take the nugget. `winners`: who would win the match, if that ended it too; `final_bids`, if these would decide. */
export interface DeclinePreview {
  sides: SideScore[];
  nuggets: number[];
  tie: "all-tied" | "exact-bid" | "highest-gold" | null;
  winners?: number[] | null;
  final_bids?: FinalBid[];
}

/** The command was carried out (and is durable). `seq` when it belongs to the match's log. */
export interface Done {
  type: "done";
  id: string;
  seq?: number | null;
}

/** One answer of a rulebook, e.g. `tie-three`. `value` is made of words; several are steps, one after the other. Where a book says nothing, the word is `silent` if the designer's answer stands in, and `unstated` if there is none; `silent` is true if there is no other word. `players`: it matters only at a table of so many. */
export interface EditionAnswer {
  topic: string;
  clause: string;
  value: string;
  silent?: boolean;
  players?: number | null;
}

export interface EditionInfo {
  id: string;
  zeros: boolean;
  answers: EditionAnswer[];
  /** topics in which it differs from the english edition */
  differs: string[];
  /** what is dealt and counted here, whatever the book leaves open */
  played: EditionAnswer[];
}

export interface Editions {
  editions: EditionInfo[];
}

/** The chance to change a bid. What can pay, and the side's bid after laying each hand card there. */
export interface ExchangeOffer {
  gold: string[];
  own: Record<string, number>;
  partner: Record<string, number> | null;
  bid_now: number;
}

/** Answers `why`. */
export interface Explained {
  type: "explained";
  id: string;
  match: string;
  round: number;
  ply: number;
  text: string;
}

/** The last message before the server closes the connection, with the reason. `retry` in seconds. */
export interface Farewell {
  type: "farewell";
  reason: Reason;
  retry?: number | null;
}

/** The bid of a side level on nuggets as it lay when the last round ended (R10.2). */
export interface FinalBid {
  side: number;
  bid: number;
}

export interface FinishedTrick {
  leader: number;
  cards: string[];
  taker: number;
  lowest: number;
  gold: string | null;
}

/** Opens the conversation. `match` and `since` name what the client has already seen, to resume there. */
export interface Follow {
  type: "follow";
  v: 1;
  table: string;
  match?: string | null;
  since?: number | null;
}

/** A moment of a replay: the decision that led here, its events, and the table after it. `hands` holds what the chosen view may see: one hand and nulls, or all of them. */
export interface Frame {
  index: number;
  round: number;
  view: View;
  hands: (string[] | null)[];
  events?: Event[];
  seat?: number | null;
  action?: string | null;
  own?: Own | null;
}

/** A finished match, as one who played it sees it in their list. `hints`: for how many decisions a hint was asked. `again`: the cards had been played before. */
export interface GameLine {
  id: string;
  finished: number;
  rules: Rules;
  names: string[];
  bots: ("adept" | "apprentice" | "cautious" | "daring" | "expert" | "greedy" | "instinct" | "journeyman" | "master" | "novice" | "random" | null)[];
  seat: number;
  side: number;
  winners: number[];
  rounds: GameRound[];
  hints?: number;
  again?: boolean;
}

/** A match of the list whose review is complete. */
export interface GameLuck {
  id: string;
  luck: number;
  own: number;
}

/** A round of one's own side. */
export interface GameRound {
  bid: number;
  tricks: number;
  gold: number;
  score: number;
}

/** Newest first. */
export interface Games {
  games: GameLine[];
  /** what `before` has to be for the next page; null: there is none */
  next?: string | null;
}

export interface GoldCollected {
  type: "gold-collected";
  seat: number;
  card: string;
}

/** What somebody would have played. From the second decision on, its `key` has to be shown. */
export interface GuessAction {
  seat: number;
  decision: number;
  action: string;
  key?: string | null;
}

/** A decision as its seat saw it, and what had happened since its last one. Decisions count from 0; where the rules leave one action, there is none. Nothing here follows from what was played then or later. After the last decision it is the end of the match: the phase is `over`, and `own` asks nothing. `key` opens this decision again. */
export interface GuessShown {
  decision: number;
  key: string;
  rules: Rules;
  names: string[];
  view: View;
  own: Own;
  events: Event[];
}

/** What was played, told because a guess was made; and the next decision. */
export interface Guessed {
  played: string;
  equal: boolean;
  next: GuessShown;
}

export interface Health {
  status: "ok" | "starting" | "stopping";
}

/** Help that a seat had before its action number `ply`. A hint, with what was pressed; an objection of the coach to an action; a move taken back. */
export interface Help {
  kind: "coach" | "hint" | "undo";
  seat: number;
  ply: number;
  press?: number | null;
  action?: string | null;
}

/** Asks for help with the question that `seq` names; `room.hints` says whether it is given. Answered with `advice`. Every press is noted in the log, in the record and in the room. `picked` is the action that the best one is compared with. */
export interface Hint {
  type: "hint";
  id: string;
  match: string;
  seq: number;
  press: number;
  picked?: string | null;
  language?: "de" | "en" | "fr" | "ru";
}

/** One choice in numbers, counted in possible deals. Chances are from 0 to 1. `line` says it in words. `error` is the standard error of `win`, the share of the match. `tricks` has the chance to end the round with 0, 1, 2 … tricks. `good`: as good as the best, as far as can be told. `rough`: it was tried in few deals; chances other than `win` may be off by several points. */
export interface HintChoice {
  action: string;
  name: string;
  line: string;
  win: number;
  error: number;
  exact: number;
  takes: number;
  lowest: number;
  tricks: number[];
  good: boolean;
  rough: boolean;
}

/** What somebody with the link hears before joining. */
export interface Invitation {
  name: string;
  members: number;
  /** whether the one who asks is a member already */
  joined: boolean;
}

/** `seat: null` takes the first open one; `watch` takes none. */
export interface JoinTable {
  seat?: number | null;
  watch?: boolean;
}

export interface Joined {
  room: Room;
  seat: number | null;
}

/** Go on in a lesson: `step` and `after` are those of the room that was read. `answer` answers a question. Without it, what the step asks for is done for the learner. */
export interface Learn {
  type: "learn";
  id: string;
  step: number;
  after?: boolean;
  answer?: number | null;
}

/** The step of a lesson, in numbers from 1. `name` leads to its texts. `wants` is what the learner has to do: an action (the step accepts those in `expect`), one of the `answers`, only to `read`, or nothing while others move. `after`: the step is done, and this is what it says then. `cards` are those that the texts name. */
export interface LessonView {
  id: "exchange" | "first" | "gold" | "team";
  name: string;
  step: number;
  steps: number;
  wants: "action" | "answer" | "nothing" | "read";
  after?: boolean;
  over?: boolean;
  expect?: string[];
  answers?: number[];
  point?: ("bid" | "change" | "end" | "gold" | "hand" | "supply" | "trick" | "tricks")[];
  cards?: Record<string, string>;
}

export interface Lobby {
  tables: RoomLine[];
}

/** `account` is over `games`: matches whose review is complete and whose deal was new. `missing`: newer matches that have no complete review. `counting`: so many are being counted. */
export interface Luck {
  account: LuckAccount | null;
  games: GameLuck[];
  missing: number;
  counting?: number;
}

/** The sum over matches. 19 of 20 people find their luck inside the band. */
export interface LuckAccount {
  matches: number;
  /** wins more than the cards gave others in the mean */
  luck: number;
  band: number;
  verdict: "lucky" | "unlucky" | "usual";
  /** how often luck is at least this far from 0 */
  chance: number;
  /** what one's play gave a match, in shares of it */
  own: number;
  own_error: number;
  bids: number;
  under: BidCount;
  exact: BidCount;
  over: BidCount;
}

/** `final_bids` are the bids that decided between sides level on nuggets, the highest first. */
export interface MatchEnded {
  type: "match-ended";
  winners: number[];
  reason: "final-bid" | "nuggets" | "points";
  final_bids?: FinalBid[];
}

/** A finished match. */
export interface MatchInfo {
  id: string;
  rules: Rules;
  names: string[];
  first: number;
  finished: number;
  winners: number[];
  nuggets: number[];
  points: number[];
  sheets: RoundSheet[];
}

/** One of the two matches: who sat there, and which sides won. */
export interface MatchLine {
  names: string[];
  winners: number[];
}

export interface MatchStarted {
  type: "match-started";
  rules: Rules;
  first: number;
}

export interface Me {
  name: string;
  tables?: RoomLine[];
}

/** Say this code on the other device before it expires. The token of this one then stops working. */
export interface Moving {
  code: string;
  expires: number;
}

/** Of a new circle, or the new name of an old one. */
export interface NameCircle {
  name: string;
}

/** Become a guest (or rename the one that the cookie names). */
export interface NameMe {
  name?: string | null;
}

/** Everything chosen when a table is made. `sit_in`: seconds until a bot sits in for an absent person. `hints`: whether hints are given also where several people play; a person alone against bots may always ask. */
export interface Options {
  rules?: Rules;
  clock?: "none" | "quick" | "relaxed";
  memory?: boolean;
  spectators?: "closed" | "delayed" | "open";
  listed?: boolean;
  sit_in?: number;
  hints?: boolean;
}

/** What only this seat may know. `asked` goes back as `seq` of the answer; null: not asked now. `exchangeable`: there are gold and a card, so that an exchange can be announced before the next trick (R4.1). */
export interface Own {
  seat: number;
  hand: string[];
  asked?: number | null;
  legal?: string[];
  barred?: Barred[];
  exchange?: ExchangeOffer | null;
  decline?: DeclinePreview | null;
  bid?: string | null;
  exchangeable?: boolean;
}

/** How long bots may seem to think; heard only where one person plays alone against bots. It is forgotten with the connection, and takes effect with the next bot that is asked. */
export interface Pace {
  type: "pace";
  id: string;
  bots: "brisk" | "calm" | "normal";
}

/** Application heartbeat; answered with `pong`. */
export interface Ping {
  type: "ping";
  id: string;
}

/** The host gives a seat to a bot (`level`) or opens it (`level: null`). */
export interface Place {
  type: "place";
  id: string;
  seat: number;
  level?: "adept" | "apprentice" | "cautious" | "daring" | "expert" | "greedy" | "journeyman" | "master" | "novice" | "random" | null;
}

/** A table with the cards of a finished match, from a moment of it on, in one of its chairs. The others are bots that answer equal lines of play equally. `version` is that of the link. */
export interface PlayAgain {
  match: string;
  seat?: number;
  round?: number;
  ply?: number;
  version?: number;
}

/** A line of play of one of today's deals: the player's actions so far; all else follows. */
export interface PlayDaily {
  date: string;
  deal?: number;
  actions?: string[];
}

export interface PlayedCard {
  seat: number;
  card: string;
}

/** Answers `ping`. */
export interface Pong {
  type: "pong";
  id: string;
  now: number;
}

/** Every HTTP error has this body. */
export interface Problem {
  status: number;
  reason: Reason;
}

/** What an answer is worth. The answers are told now, because one was given. `position` is the notation of the whole position, to check the puzzle with. Of a certain puzzle: in how many of the possible deals the others can foil the action, and an example by seat. Of a best-chance puzzle: how often the action, the answer and the best wrong one win, from 0 to 1. */
export interface PuzzleJudged {
  solved: boolean;
  answers: string[];
  worlds: number;
  position: string;
  fails?: number | null;
  example?: string[][];
  win?: number | null;
  best?: number | null;
  next_action?: string | null;
  next_win?: number | null;
}

/** A puzzle in the list; its answer is not in it. */
export interface PuzzleLine {
  id: string;
  kind: "best-chance" | "certain";
  theme: string;
  difficulty: number;
}

/** A puzzle before its answer: what the seat may know, and what it is to reach. `aim` is `exact`, `gold`, `trick`, `lead` or `round`; `rank` is that of the gold. */
export interface PuzzleShown {
  id: string;
  kind: "best-chance" | "certain";
  aim: string;
  rank: number;
  theme: string;
  difficulty: number;
  rules: Rules;
  view: View;
  own: Own;
}

export interface Puzzles {
  puzzles: PuzzleLine[];
  today: string;
}

/** Why something is not allowed: the clause, a code for translations, an English sentence. */
export interface Reason {
  clause: string;
  code: string;
  text: string;
  details?: Record<string, string>;
}

/** The records of the same matches. */
export interface Records {
  records: Record<string, unknown>[];
  /** what `before` has to be for the next page; null: there is none */
  next?: string | null;
}

/** The command changed nothing. A stale or illegal action is followed by a fresh `update`. */
export interface Refused {
  type: "refused";
  reason: Reason;
  id?: string | null;
}

/** Vote for another match; it starts when every person at the table has voted. */
export interface Rematch {
  type: "rematch";
  id: string;
}

/** The host takes a person's seat away, before or between matches. That guest may watch, but not sit at this table again. */
export interface Remove {
  type: "remove";
  id: string;
  seat: number;
}

export interface RemoveMember {
  member: string;
}

/** `seat: null` is open hands. A record that was cut off ends with the frame in which the next seat is asked. */
export interface Replay {
  rules: Rules;
  names: string[];
  first: number;
  seat: number | null;
  frames: Frame[];
  sheets: RoundSheet[];
  winners: number[] | null;
}

/** A record, finished or not, to be shown from one seat's view or with open hands (null). */
export interface ReplayRecord {
  record: Record<string, unknown>;
  seat?: number | null;
}

/** The 32-byte seed whose SHA-256 was sent with `commit`. */
export interface Reveal {
  type: "reveal";
  id: string;
  match: string;
  hand: number;
  seed: string;
}

/** What is known so far; `count` is the number of rounds that there are to review. `rough`: rounds of which there is only a first estimate. They are being counted again. `waits`: other matches come first. `failed`: no more will come. */
export interface Review {
  count: number;
  rounds: ReviewRound[];
  sums: ReviewSums | null;
  rough?: number[];
  waits?: boolean;
  failed?: boolean;
}

/** A bid as it was first laid: how often it ends how in possible deals, and how it ended. */
export interface ReviewBid {
  seat: number;
  bid: number;
  under: number;
  exact: number;
  over: number;
  came: "exact" | "over" | "under";
}

/** One thing that could have been done, and how far behind the best it was. */
export interface ReviewChoice {
  action: string;
  behind: number;
}

/** One decision. `expected` is what its seat could know before it, `gained` what the choice was worth more than that, `after` the value with all cards open. Luck is the change of that value minus `gained`. `stated` is `expected` as a chance that holds among players of different strength. `verdict` is missing where there was no choice, for what a stand-in did, and in a first estimate. */
export interface ReviewDecision {
  seat: number;
  action: string;
  forced: boolean;
  /** a number for every side */
  expected: number[];
  /** a number for every side */
  stated: number[];
  /** a number for every side */
  gained: number[];
  /** standard errors of `gained` */
  error: number[];
  /** a number for every side */
  after: number[];
  /** standard errors of the change of `after` by the decision */
  change_error: number[];
  verdict?: "blunder" | "close" | "depends" | "fine" | "inaccuracy" | "mistake" | "sharp" | null;
}

/** A misfortune or a stroke of luck: what came, how often that comes, what it changed. It is about a deal (`ply` is null) or a decision of the side's own. */
export interface ReviewFortune {
  side: number;
  topic: "deal" | "exact" | "gold" | "no-gold" | "not-taken" | "over" | "taken" | "under";
  chance: number;
  change: number;
  ply?: number | null;
  seat?: number | null;
}

/** Everything that the numbers depend on besides the record: anybody can compute them again. */
export interface ReviewJudge {
  version: string;
  seed: number;
  playouts: number;
  worlds: number;
}

/** A decision that surely cost its side something. `choices` has all, in no telling order. */
export interface ReviewMark {
  ply: number;
  seat: number;
  action: string;
  best: string;
  loss: number;
  error: number;
  word: "blunder" | "inaccuracy" | "mistake";
  choices?: ReviewChoice[];
  reason?: ReviewReason | null;
}

/** The fact in which the best choice and the one that was made differ most. */
export interface ReviewReason {
  topic: string;
  best: number;
  played: number;
}

/** A record of a finished match, to be reviewed. */
export interface ReviewRecord {
  record: Record<string, unknown>;
}

/** A round: the chances before its deal, and with all cards dealt and open. */
export interface ReviewRound {
  judge: ReviewJudge;
  round: number;
  /** a number for every side */
  before: number[];
  /** a number for every side */
  dealt: number[];
  /** a number for every side */
  dealt_error: number[];
  decisions: ReviewDecision[];
  marks: ReviewMark[];
  bids?: ReviewBid[];
  fortunes?: ReviewFortune[];
}

/** `start` and the four columns add up to `result`. `errors` are of the columns, in order. `decisive` is the column that moved the chance most; null if none stands out of its noise. */
export interface ReviewSide {
  side: number;
  start: number;
  deal: number;
  hidden: number;
  own: number;
  others: number;
  result: number;
  errors: number[];
  decisive?: "deal" | "hidden" | "others" | "own" | null;
}

/** `matrix`: a row for every seat, with what its decisions gave each side. */
export interface ReviewSums {
  sides: ReviewSide[];
  matrix: number[][];
  turning: ReviewTurning[];
}

/** A decision after which a side's chance was very different, and why. */
export interface ReviewTurning {
  round: number;
  ply: number;
  side: number;
  change: number;
  cause: "hidden" | "others" | "own";
}

/** A table without its cards. `undo` says whether the one person at it may take a move back, `hints` whether hints are given. `again`: the cards are those of that match, and nobody's seeds deal. */
export interface Room {
  code: string;
  state: "gathering" | "over" | "playing";
  options: Options;
  seats: SeatInfo[];
  watchers: number;
  match?: string | null;
  finished?: string[];
  seeds?: Seeds | null;
  undo?: boolean;
  hints?: boolean;
  zeros?: boolean;
  lesson?: LessonView | null;
  again?: Again | null;
}

/** Somebody sat down, left, went away, came back, voted; or the fair deal moved on. Replaces the former room. */
export interface RoomChanged {
  type: "room";
  room: Room;
  seat?: number | null;
  host?: boolean;
}

/** A listed table in the lobby. */
export interface RoomLine {
  code: string;
  state: "gathering" | "over" | "playing";
  options: Options;
  names: (string | null)[];
  open_seats: number;
  watchers: number;
}

/** `hand` is the receiver's own; null for spectators. `final_bid_counts`: this is the last round, and if nuggets are level after it, the highest bid decides the match (R10.2). */
export interface RoundDealt {
  type: "round-dealt";
  round: number;
  first: number;
  exposed: string[];
  hand?: string[] | null;
  final_bid_counts?: boolean;
}

export interface RoundEnd {
  seat: number;
  reason: "declined" | "empty" | "stuck";
  hand: string[];
}

/** The hand of the seat that ended the round is shown to all (R7.3). */
export interface RoundEnded {
  type: "round-ended";
  seat: number;
  reason: "declined" | "empty" | "stuck";
  hand: string[];
}

/** A round in one line: the first bid of the chair, and the points of its side at the end. */
export interface RoundLine {
  bid: string | null;
  score: number | null;
}

export interface RoundPair {
  round: number;
  before: RoundLine;
  after: RoundLine;
  tricks: TrickPair[];
  differs: boolean;
}

/** `tie` is the last tie rule that was needed (R9); null: the highest score stood alone. */
export interface RoundScored {
  type: "round-scored";
  sides: SideScore[];
  nuggets: number[];
  tie?: "all-tied" | "exact-bid" | "highest-gold" | null;
}

/** A finished round. How it ended, every side's score, the hands as dealt, all actions, the deal's proof, and all tricks: who led, who took each and whose card was lowest. `help` lists hints and moves taken back; `bots` has the bot of every seat that a bot played all through the round; `stood_in` has the places in `actions` at which a bot or the clock decided for a person. */
export interface RoundSheet {
  round: number;
  first: number;
  ended: RoundEnd;
  sides: SideSheet[];
  nuggets: number[];
  tie: "all-tied" | "exact-bid" | "highest-gold" | null;
  hands: string[][];
  exposed: string[];
  actions: string[];
  proof: DealProof | null;
  tricks?: FinishedTrick[];
  help?: Help[];
  bots?: (string | null)[];
  stood_in?: number[];
}

/** Edition and variants of a match. `zeros: null` means: as the edition has it. */
export interface Rules {
  edition?: string;
  players?: number;
  zeros?: boolean | null;
  scoring?: "nuggets" | "points";
}

/** What somebody at the table says. */
export interface Said {
  type: "said";
  seat: number;
  emote: "good-game" | "hello" | "hurry" | "nice" | "oops" | "sorry" | "thanks" | "thinking" | "well-played" | "wow";
}

/** Tell the table something that one can say at cards; it is not kept. */
export interface Say {
  type: "say";
  id: string;
  emote: "good-game" | "hello" | "hurry" | "nice" | "oops" | "sorry" | "thanks" | "thinking" | "well-played" | "wow";
}

/** Who sits in a seat. `sit_in`: the bot that plays for an absent person; `sit_in_after`: in how many milliseconds it will. `hints`: for how many decisions of this match it asked for a hint. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name?: string | null;
  level?: "adept" | "apprentice" | "cautious" | "daring" | "expert" | "greedy" | "instinct" | "journeyman" | "master" | "novice" | "random" | null;
  away?: boolean;
  host?: boolean;
  sit_in?: "adept" | "apprentice" | "cautious" | "daring" | "expert" | "greedy" | "journeyman" | "master" | "novice" | "random" | null;
  sit_in_after?: number | null;
  rematch?: boolean;
  hints?: number;
}

/** A seat as everybody sees it. `known`: cards all know to be in this hand (R4.5). */
export interface SeatView {
  hand_size: number;
  taken: number;
  placed: boolean;
  bid: string | null;
  gold: string[];
  known: string[];
}

/** The fair deal of the next hand. First all persons commit, then all reveal, then it is dealt. `commitment` is the server's own. `kinds` says who takes part with a seed of their own; it and everything in `commitments` stay as they are once the stage is `reveal`. */
export interface Seeds {
  match: string;
  hand: number;
  stage: "commit" | "reveal";
  commitment: string;
  commitments: (string | null)[];
  kinds: ("bot" | "person")[];
  waiting: number[];
  time_left: number | null;
}

/** A side's line on the score sheet of a round (R8). */
export interface SideScore {
  bid: number;
  tricks: number;
  bid_points: number;
  gold_points: number;
  score: number;
}

/** A side's line on a round's sheet, with what is needed to explain it. */
export interface SideSheet {
  seats: number[];
  bid: number;
  tricks: number;
  standing: "exact" | "over" | "under";
  gold: string[];
  bid_points: number;
  gold_points: number;
  score: number;
}

/** A player alone, or a team (R3.4). `bid_seat` is whose card counts as the side's bid. */
export interface SideView {
  seats: number[];
  bid: number | null;
  bid_seat: number | null;
  taken: number;
  standing: "exact" | "over" | "under" | null;
  nuggets: number;
  points: number;
}

/** Take an open seat, or move to it; also takes a bot's seat before the match has started. */
export interface Sit {
  type: "sit";
  id: string;
  seat: number;
}

/** Leave the seat. In a running match a bot takes it over. */
export interface Stand {
  type: "stand";
  id: string;
}

/** The host begins the match; no seat may be open. */
export interface Start {
  type: "start";
  id: string;
}

export interface TakeIdentity {
  code: string;
}

/** A trick in one line: what the chair played, who took it, who was lowest, and its gold. */
export interface TrickLine {
  card: string;
  taker: number;
  lowest: number;
  collected: number | null;
}

/** A trick is about to start; `chances` are asked about an exchange, in this order (R4.3). */
export interface TrickOpened {
  type: "trick-opened";
  leader: number;
  chances: number[];
}

/** The same trick in both lines; null where a line had ended. */
export interface TrickPair {
  number: number;
  before: TrickLine | null;
  after: TrickLine | null;
}

/** `lowest` leads the next trick (R6.2). */
export interface TrickTaken {
  type: "trick-taken";
  seat: number;
  lowest: number;
}

/** The trick on the table with its badges. Who would take it now, who is lowest now (and takes `gold`, if that rank is in the supply), and which metals nobody may play any more. */
export interface TrickView {
  number: number;
  leader: number | null;
  cards: PlayedCard[];
  taking: number | null;
  lowest: number | null;
  gold: string | null;
  burnt: string[];
}

/** Take back your last decision of this round (only alone against bots). */
export interface Undo {
  type: "undo";
  id: string;
  match: string;
  seq: number;
}

/** The match moved to `seq`. `events` is what happened since the client's last `seq`; when `fresh`, forget what was drawn and draw the view: `story` then tells the round so far, without what was taken back (without perfect memory only the bids and the last trick). `ack` names the command of this client that caused it. `clocks`: the milliseconds that each seat still has. */
export interface Update {
  type: "update";
  match: string;
  seq: number;
  view: View;
  events?: Event[];
  own?: Own | null;
  ack?: string | null;
  fresh?: boolean;
  undone?: boolean;
  story?: Event[];
  clocks?: (number | null)[] | null;
  sheets?: RoundSheet[] | null;
}

/** The table as everybody sees it. `tricks` holds all of the round, or the last one without perfect memory. `final_bid_counts`: the round on the table, or the next one, is the last, and its highest bid decides the match if nuggets are level after it. `final_bids` are the bids that did decide it, the highest first. */
export interface View {
  phase: "bid" | "deal" | "exchange" | "over" | "play";
  round: number;
  first: number;
  to_act: number[];
  exposed: string[];
  supply: number[];
  seats: SeatView[];
  sides: SideView[];
  trick: TrickView;
  tricks: FinishedTrick[];
  winners: number[] | null;
  final_bid_counts?: boolean;
  final_bids?: FinalBid[];
}

/** Answers `follow`. `seat` is null for a spectator. An `update` follows when a match is running or over. */
export interface Welcome {
  type: "welcome";
  v: number;
  server: string;
  now: number;
  name: string;
  room: Room;
  /** null: spectator */
  seat?: number | null;
  host?: boolean;
}

/** Asks why a bot acted as it did, in a round that is over. Answered with `explained`. */
export interface Why {
  type: "why";
  id: string;
  match: string;
  round: number;
  ply: number;
  language?: "de" | "en" | "fr" | "ru";
}
