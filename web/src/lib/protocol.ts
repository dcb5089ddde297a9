// Generated from src/rookery by `make protocol`; do not edit by hand.

/** A position of a finished deal with all cards open, after `move`; null for the first. */
export interface ReplayStep {
  move: string | null;
  told: string[];
  deal: TrickDeal | FishingDeal;
  hands: string[][];
  nest: string[];
}

/** Cards set up by hand under the rules of a game. */
export interface LaidOut {
  game: string;
  options?: Record<string, boolean | number | string | null>;
  hands?: string[];
  dealer?: number;
  nest?: string;
  trump?: string;
  leader?: number;
  trick?: string;
  bidder?: number;
  bid?: string;
  partners?: number[];
  tricks_won?: number[];
  turn?: number;
  centre?: string;
  taken?: string[];
}

/** The body of `POST /api/analysis`: a position, moves from it, and the question about it. */
export interface AskAnalysis {
  text?: string;
  laid_out?: LaidOut | null;
  deal?: number | null;
  move?: number | null;
  moves?: string[];
  players?: string[];
  ask?: "position" | "open" | "hidden";
}

/** A legal move and its value, as a range. */
export interface ValuedMove {
  move: string;
  low: number | null;
  high: number | null;
  behind: number | null;
  margin: number | null;
  then: string[];
}

/** The values of the legal moves of `seat`, its best move first. */
export interface VerdictView {
  by: string;
  unit: string;
  seat: number;
  side: number[];
  moves: ValuedMove[];
  low: number | null;
  high: number | null;
  is_exact: boolean;
  left: number | null;
  line: string[];
  worlds: number;
  nodes: number;
  why_not: string | null;
}

/** The places of a game's cards under its house rules, for setting up a position. */
export interface Layout {
  kind: string;
  pack: string[];
  places: number;
  hand_size: number;
  nest_size: number;
  trumps: string[];
  sides: string;
}

/** The answer to `POST /api/analysis`. */
export interface Analysed {
  text: string;
  game: string;
  title: string;
  options: Record<string, boolean | number | string | null>;
  players: string[];
  sides: number[] | null;
  is_whole: boolean;
  step: ReplayStep;
  legal: string[];
  layout: Layout | null;
  solve: string | null;
  verdict: VerdictView | null;
}

/** Ratings from `low` to `high`, both included; null for no bound. */
export interface RatingRange {
  low: number | null;
  high: number | null;
  unrated: boolean;
}

/** The first message on a connection. Without a secret the client is a spectator. */
export interface Hello {
  type: "hello";
  protocol?: 1;
  secret?: string | null;
  since?: number | null;
  history?: boolean;
  language?: string;
}

/** The answer to a `ping`, sent at once so that the server can measure the round trip. */
export interface Pong {
  type: "pong";
  n: number;
}

/** A move, chosen from what the client showed at version `since`; refused if outdated. */
export interface Move {
  type: "move";
  id: string;
  since: number;
  move: string;
}

/** Ask why a move is illegal now. This changes nothing. */
export interface Why {
  type: "why";
  id: string;
  move: string;
}

/** Ask what the best bot would do in this seat. */
export interface Hint {
  type: "hint";
  id: string;
}

/** Take an open seat or a bot's. Answered by `seated`. */
export interface Sit {
  type: "sit";
  id: string;
  seat: number;
  name: string;
  is_bot?: boolean;
  admission?: string;
}

/** Change your name. */
export interface Rename {
  type: "rename";
  id: string;
  name: string;
}

/** Tell the others whether a program plays in your seat. */
export interface Declare {
  type: "declare";
  id: string;
  is_bot: boolean;
}

/** Give up the seat for good: before the start it is open again, later a bot takes it. */
export interface Leave {
  type: "leave";
  id: string;
}

/** Contribute your part of the shuffle, before the first deal. */
export interface Contribute {
  type: "contribute";
  id: string;
  value: string;
}

/** Host: begin the match. Bots take the open seats. */
export interface Start {
  type: "start";
  id: string;
}

/** Say that you have seen the result of the deal and the next one may begin. */
export interface Ready {
  type: "ready";
  id: string;
}

/** Say that you are still there; a stand-in for you gives your seat back. */
export interface Here {
  type: "here";
  id: string;
}

/** Say one of the fixed phrases, by its number. */
export interface Say {
  type: "say";
  id: string;
  phrase: number;
}

/** Write free text to everybody at the table, if the host has allowed it. */
export interface Write {
  type: "write";
  id: string;
  text: string;
}

/** Report the person in a seat, or its last person, to the operator of the server. */
export interface Report {
  type: "report";
  id: string;
  seat: number;
  reason: "insults" | "cheating" | "stalling" | "name" | "other";
  note?: string;
}

/** Host: put a bot of some level in a seat without a person. */
export interface SetBot {
  type: "set_bot";
  id: string;
  seat: number;
  level: string;
}

/** Host, before the start: open a bot's seat for a person. */
export interface OpenSeat {
  type: "open_seat";
  id: string;
  seat: number;
}

/** Host: give a person's seat to a bot. The seat's secret is void from then on. */
export interface Release {
  type: "release";
  id: string;
  seat: number;
  bar?: boolean;
}

/** Before the start: move to a free seat or a bot's, or ask the person there to swap. */
export interface ChangeSeat {
  type: "change_seat";
  id: string;
  seat: number;
}

/** Host, before the start: move people to other seats. */
export interface Arrange {
  type: "arrange";
  id: string;
  order: number[];
}

/** Host, before the start: draw lots for the seats, and so for partners. */
export interface DrawSeats {
  type: "draw_seats";
  id: string;
}

/** Host, before the start: play by these house rules and, if given, another game. */
export interface Rules {
  type: "rules";
  id: string;
  options: Record<string, boolean | number | string | null>;
  game?: string | null;
}

/** Host: make the person in a seat the host. */
export interface MakeHost {
  type: "make_host";
  id: string;
  seat: number;
}

/** Take back your last move and everything after it, if all people agree. */
export interface Undo {
  type: "undo";
  id: string;
}

/** Claim all remaining tricks. */
export interface Claim {
  type: "claim";
  id: string;
}

/** End the match now, if all people agree. */
export interface End {
  type: "end";
  id: string;
}

/** End the match and begin a new one at a new table, if all people agree. */
export interface Restart {
  type: "restart";
  id: string;
}

/** Answer an open question: `to` is the `version` in `table.asked`. */
export interface Reply {
  type: "reply";
  id: string;
  to: number;
  agree: boolean;
}

/** Host: change the given settings. Nobody can sit down at a locked table. */
export interface Settings {
  type: "settings";
  id: string;
  locked?: boolean | null;
  listed?: boolean | null;
  pace?: "slow" | "normal" | "fast" | "instant" | null;
  clock?: 0 | 20 | 45 | 90 | 86400 | 172800 | 259200 | 604800 | null;
  one_move?: boolean | null;
  chat?: boolean | null;
  asks?: RatingRange | null;
}

/** After a match: play another with the same people, at a new table named by `table.next`. */
export interface Again {
  type: "again";
  id: string;
  game?: string | null;
  options?: Record<string, boolean | number | string | null> | null;
}

/** A trick: its cards in the order played, from the leader on; `winner` once it is complete. */
export interface TrickOnTable {
  leader: number;
  cards: string[];
  winner: number | null;
  points: number;
  step?: number;
}

/** One move of the bidding: an amount, `sun` or `pass`. */
export interface Auctioned {
  seat: number;
  call: string;
}

/** A deal of a trick game as one seat sees it: the public part, and what the seat may know. */
export interface TrickDeal {
  kind: "tricks";
  number: number;
  phase: string;
  dealer: number;
  actors: number[];
  hand_sizes: number[];
  auction: Auctioned[];
  bidder: number | null;
  bid: string | null;
  trump: string | null;
  called: string | null;
  all_called: string[];
  nest_size: number;
  buried_size: number;
  to_bury: number;
  trick: TrickOnTable | null;
  last_trick: TrickOnTable | null;
  tricks_won: number[];
  points_won: number[];
  counters: Record<string, number>;
  ranks: string[];
  cut: string[];
  face_up: string[];
  buried_face_up: string[];
  deals_before: number;
  dummy?: number;
  pile_size?: number;
  tricks_lost?: number;
  exchange_size?: number;
  legal: string[];
  hand: string[];
  partner: number | null;
  partners: number[];
  nest: string[] | null;
  buried: string[] | null;
  bury_one_of?: string[];
  tricks?: TrickOnTable[];
}

/** A pile of the centre: one card, or a build with its bottom card first. */
export interface PileView {
  cards: string[];
  value: number;
  owed_by?: number[];
}

/** What a seat has won: how many cards, fives, sweeps and oranges. */
export interface HaulView {
  cards: number;
  fives: number;
  big_sweeps: number;
  little_sweeps: number;
  oranges: number;
  total?: number;
}

/** What a seat's moves have revealed of its present hand. */
export interface ShownView {
  lacks: number[];
  keeps: number[];
  apart?: number[];
}

/** An open orange: the seat that captured it, and the seats that have declined to call. */
export interface OrangeView {
  capturer: number;
  held: number[];
}

/** A deal of Tuxedo as one seat sees it. `brings` says in words what each legal move wins. */
export interface FishingDeal {
  kind: "fishing";
  number: number;
  phase: string;
  dealer: number;
  actors: number[];
  hand_sizes: number[];
  turn: number | null;
  centre: PileView[];
  stock_size: number;
  hauls: HaulView[];
  last_capturer: number | null;
  orange: OrangeView | null;
  legal: string[];
  brings: string[];
  hand: string[];
  taken?: string[][];
  shown?: ShownView[];
}

/** The boards of a table: `count` deals from number `first` of a set, which others play too. */
export interface BoardsView {
  kind: string;
  of: string;
  first: number;
  count: number;
}

/** The deal of a practice table, whose deck is not shuffled but comes from elsewhere. */
export interface PracticeView {
  kind: string;
  of: string;
}

/** The score sheet. `winners` is empty while the match is undecided. */
export interface SheetView {
  rows: SheetRow[];
  totals: number[];
  target: number;
  winners: number[];
  ending: string;
}

/** The score of a side in a deal; if everybody plays alone, a side is one seat. */
export interface SideScore {
  seats: number[];
  sources: Record<string, number>;
  points: number;
}

/** The body of `POST /api/tables`: the table to open. */
export interface OpenTable {
  game: string;
  name: string;
  options?: Record<string, boolean | number | string | null>;
  others?: string[];
  listed?: boolean;
  pace?: "slow" | "normal" | "fast" | "instant";
  clock?: 0 | 20 | 45 | 90 | 86400 | 172800 | 259200 | 604800 | null;
  one_move?: boolean;
  asks?: RatingRange | null;
}

/** A finished deal of some table, to be continued differently from one of its moments. */
export interface MomentWanted {
  kind: "replay";
  code: string;
  deal: number;
  move: number;
  seat: number;
}

/** A lesson, by its name in `GET /api/lessons`. */
export interface LessonWanted {
  kind: "lesson";
  name: string;
}

/** A lesson. A game's first lesson is its guided first deal. */
export interface LessonListed {
  name: string;
  game: string;
  title: string;
  summary: string;
  minutes: number;
}

/** The body of `POST /api/practice`: the practice table to open, and the level of its bots. */
export interface OpenPractice {
  name: string;
  deal: MomentWanted | LessonWanted;
  level?: string;
  pace?: "slow" | "normal" | "fast" | "instant";
}

/** The answer to `POST /api/tables` and to `POST /api/practice`. */
export interface Opened {
  code: string;
  seat: number;
  secret: string;
}

/** The body of every HTTP error. */
export interface Fault {
  code: string;
  message: string;
}

/** A house rule. `kind` is flag, number or choice; `source` is the number of its rule. */
export interface OptionDescribed {
  name: string;
  kind: string;
  sentence: string;
  source: string;
  values: string;
  default: boolean | number | string | null;
  choices: string[];
  low: number;
  high: number;
  step: number;
  nullable: boolean;
  title: string;
  choice_titles: string[];
}

/** A game in a list, with what people need to choose it. */
export interface GameListed {
  name: string;
  title: string;
  summary: string;
  seats: number[];
  usual_seats: number;
  showcase: string[];
  minutes: number;
  is_variant: boolean;
  is_poker_pack: boolean;
  also_called: string[];
  differs: string;
  form_of: string;
  told_in: string;
}

/** A step of an example: a sentence, and the cards that it is about. */
export interface ExampleStep {
  text: string;
  cards: string[];
  players: string[];
  winner: string;
}

/** A real deal, played by bots, that shows how a game is played; `outcome` is in words. */
export interface Example {
  players: string[];
  steps: ExampleStep[];
  sides: SideScore[];
  outcome: string;
}

/** A game that can be played, with its rules in short and its house rules. */
export interface GameDescribed {
  name: string;
  title: string;
  summary: string;
  seats: number[];
  usual_seats: number;
  showcase: string[];
  minutes: number;
  is_variant: boolean;
  is_poker_pack: boolean;
  also_called: string[];
  differs: string;
  form_of: string;
  told_in: string;
  how_to: string[];
  source: string;
  options: OptionDescribed[];
  pack: string[];
  ranks: string[];
  trump_ranks: string[];
  counters: Record<string, number>;
  other_points: Record<string, number>;
  points: number;
  advice: string[];
  example: Example | null;
}

/** A level of bots: its name in commands, its title on the page, and its description. */
export interface BotDescribed {
  name: string;
  title: string;
  sentence: string;
}

/** The answer to `GET /api/overview`: all games in brief, and what they share. */
export interface Overview {
  games: GameListed[];
  bots: BotDescribed[];
  usual_bot: string;
  phrases: string[];
  addresses: string[];
  offline: boolean;
  is_local: boolean;
  version: string;
}

/** The answer to `GET /api/games`: an `Overview` in which all games are described in full. */
export interface Catalogue {
  games: GameDescribed[];
  bots: BotDescribed[];
  usual_bot: string;
  phrases: string[];
  addresses: string[];
}

/** The query of `GET /api/nearest`: what a family knows of the rules of its game. */
export interface AskNearest {
  players?: number;
  ones?: "high" | "low" | "out";
  rook?: "out" | "low" | "10.5" | "12.5" | "high";
  calls?: boolean;
  target?: number;
}

/** A game similar to the answers: the options to open it with, and the differences, in words. */
export interface GameFound {
  name: string;
  options: Record<string, boolean | number | string | null>;
  differences: string[];
}

/** The key to a seat: the code of its table, and its secret. */
export interface SeatKey {
  code: string;
  secret: string;
}

/** The body of `POST /api/standings`: your seats at the tables in question. */
export interface AskStandings {
  seats: SeatKey[];
}

/** The person or bot in a seat; the name of an open seat is empty. */
export interface PlayerNamed {
  name: string;
  is_bot: boolean;
}

/** The state of a table, as far as its people know it without their cards. */
export interface Standing {
  code: string;
  stage: string;
  game: string;
  title: string;
  seat: number | null;
  players: PlayerNamed[];
  sides: number[] | null;
  deal: number;
  is_turn: boolean;
  totals: number[];
  winners: number[];
  changed_at: number;
  is_practice: boolean;
  move_until: number | null;
  boards: BoardsView | null;
}

/** A table that its host has listed publicly, while somebody can sit down there. */
export interface Listed {
  code: string;
  game: string;
  title: string;
  stage: string;
  players: string[];
  open_seats: number;
  seats: number;
  rules: string;
  options: Record<string, boolean | number | string | null>;
  pace: "slow" | "normal" | "fast" | "instant";
  clock: number;
  asks: RatingRange | null;
}

/** The answer to `GET /api/tables/CODE/replay/N`: every position of deal N, counted from 1. */
export interface ReplayDeal {
  number: number;
  steps: ReplayStep[];
}

/** The query of `GET /api/tables/CODE/replay/N/line`: another continuation of the deal. */
export interface AskLine {
  before: number;
  moves: string;
}

/** The answer to `GET /api/tables/CODE/replay`: the match, and its number of deals so far. */
export interface ReplayMatch {
  code: string;
  game: string;
  title: string;
  options: Record<string, boolean | number | string | null>;
  players: string[];
  deals: number;
  is_over: boolean;
  sheet: SheetView;
  can_verify: boolean;
  pack: string[];
  bots: number[];
  practice: PracticeView | null;
  boards: BoardsView | null;
}

/** The table at `version`. Parts that did not change are left out. */
export interface Update {
  type: "update";
  version: number;
  is_fresh?: boolean;
  happened?: Happened[];
  table?: TableView | null;
  deal?: TrickDeal | FishingDeal | null;
  sheet?: SheetView | null;
  clock_left?: number | null;
  written?: Written | null;
}

/** The query of `GET /api/puzzles`: a game, a theme and a difficulty; each may be left out. */
export interface AskPuzzles {
  game?: string;
  theme?: string;
  difficulty?: "easy" | "medium" | "hard";
}

/** A puzzle in a list. */
export interface PuzzleListed {
  id: string;
  game: string;
  difficulty: string;
  themes: string[];
}

/** A theme of puzzles: its name in requests, its title, and a sentence about it. */
export interface ThemeDescribed {
  name: string;
  title: string;
  sentence: string;
}

/** The answer to `GET /api/puzzles`; `themes` are all themes of puzzles. */
export interface PuzzleList {
  puzzles: PuzzleListed[];
  themes: ThemeDescribed[];
}

/** A puzzle: only what the seat to move would have been sent at its table. */
export interface PuzzleView {
  id: string;
  game: string;
  title: string;
  difficulty: string;
  update: Update;
}

/** The body of `POST /api/puzzles/ID/answer`: the answered move. */
export interface AnswerPuzzle {
  move: string;
}

/** A legal move and its value, after a long search. */
export interface MoveJudged {
  move: string;
  points: number | null;
  loss: number;
  error: number;
}

/** The verdict on a move: whether it is right, which moves are right, and why. */
export interface PuzzleAnswered {
  move: string;
  is_right: boolean;
  told: string;
  right: string[];
  reason: string;
  values: MoveJudged[];
  themes: string[];
}

/** A decision of a reviewed deal, judged by what its seat could know. */
export interface ReviewedDecision {
  ply: number;
  plies: number;
  seat: number;
  phase: "bid" | "trump" | "call" | "bury" | "lead" | "card" | "turn" | "orange";
  moves: string[];
  mark: "mistake" | "better" | "unlucky" | null;
  sentence: string;
  unit: "lead" | "points";
  points: number | null;
  best: string[];
  best_points: number | null;
  cost: number;
  low: number;
  high: number;
  not_judged: string | null;
  open_points: number | null;
  line: string[];
}

/** The review of one seat; curves are lists of a ply and one number, or two. */
export interface ReviewedSeat {
  seat: number;
  judged: number;
  not_judged: number;
  mistakes: number;
  better: number;
  unlucky: number;
  given_away: number;
  sentence: string;
  curve: number[][];
  open_curve: number[][];
  unit: "lead" | "points";
  end: number;
}

/** What was possible with all hands open, in points of the bidder's side. */
export interface ReviewedOpen {
  bidders: number[];
  stake: number;
  took: number;
  worth: number[];
  bounds: number[][];
  line: string[];
}

/** The review of a finished deal; `deal` counts from 0. */
export interface ReviewedDeal {
  deal: number;
  points: number[];
  bidder: number | null;
  bid: string | null;
  sentences: string[];
  seats: ReviewedSeat[];
  decisions: ReviewedDecision[];
  open: ReviewedOpen | null;
}

/** The answer to `POST /api/tables/CODE/review/N`: the review of deal N, or its progress. */
export interface ReviewProgress {
  state: "waiting" | "thinking" | "done";
  done: number;
  known: number;
  review: ReviewedDeal | null;
}

/** A seat and who is in it. `kind` is `person`, `bot` or `open`. */
export interface SeatView {
  name: string;
  kind: string;
  level?: string;
  is_host?: boolean;
  is_here?: boolean;
  is_stood_in?: boolean;
  is_ready?: boolean;
  is_bot?: boolean;
  away_for?: number | null;
  idle_for?: number | null;
  must_ready?: boolean;
  author?: string;
}

/** A question to the people at the table: `what` is swap, undo, claim, end or restart. */
export interface AskedView {
  version: number;
  what: string;
  seat: number;
  other: number | null;
  agreed: number[];
  waits_for: number[];
}

/** The lost end of a table's log: events missing on the server's disk when the server started. */
export interface LostEnd {
  events: number;
  version: number;
  told: string;
}

/** The coach's present texts for the learner of a lesson. */
export interface CoachView {
  title: string;
  step: number;
  steps: number;
  after: string;
  say: string;
  ask: string;
  is_done: boolean;
}

/** Everything about the table except the cards. `stage` is `lobby`, `playing` or `over`. */
export interface TableView {
  code: string;
  game: string;
  title: string;
  options: Record<string, boolean | number | string | null>;
  stage: string;
  you: number | null;
  seats: SeatView[];
  sides: number[] | null;
  spectators: number;
  locked: boolean;
  listed: boolean;
  pace: string;
  clock: number;
  commitment: string;
  contributions: number;
  next: string | null;
  asked: AskedView | null;
  chat: boolean;
  lost: LostEnd | null;
  practice: PracticeView | null;
  boards: BoardsView | null;
  coach: CoachView | null;
  is_met: boolean;
  asks: RatingRange | null;
  one_move: boolean;
  is_held: boolean;
}

/** One scored deal. Fields that the game lacks are null: Tuxedo has no bidder. */
export interface SheetRow {
  deal: number;
  dealer: number;
  bidder: number | null;
  partners: number[];
  bid: string | null;
  trump: string | null;
  took: number | null;
  made: boolean | null;
  points: number[];
  totals: number[];
  told: string;
  sides: SideScore[];
}

/** One event, described in sentences for the receiving seat. */
export interface Happened {
  version: number;
  what: string;
  seat?: number | null;
  move?: string | null;
  by_bot?: boolean;
  phrase?: number | null;
  told?: string[];
  moves?: number;
}

/** A person's free text. It is plain text from a stranger: show it as such. */
export interface Text {
  number: number;
  seat: number;
  author: string;
  name: string;
  text: string;
}

/** New texts, the oldest first; with `is_all` there are no others, so forget earlier ones. */
export interface Written {
  texts?: Text[];
  is_all?: boolean;
}

/** The command was carried out and stored durably. */
export interface Done {
  type: "done";
  id: string;
  version: number;
}

/** The command changed nothing. A complete `update` follows. */
export interface Refused {
  type: "refused";
  id: string;
  code: string;
  message: string;
}

/** You have the seat. Its secret is sent only this once. */
export interface Seated {
  type: "seated";
  id: string;
  seat: number;
  secret: string;
}

/** The answer to `why`. `reason` is null if the move is allowed. */
export interface Reason {
  type: "reason";
  id: string;
  reason: string | null;
}

/** A move considered for a hint, and the points its side may expect in the deal after it. */
export interface Considered {
  move: string;
  points: number;
}

/** A hint: the best bot's move, and the reason. */
export interface Hinted {
  type: "hinted";
  id: string;
  move: string;
  reason: string;
  considered: Considered[];
  then: string[];
}

/** A request for a `pong`, to be answered at once. */
export interface Ping {
  type: "ping";
  n: number;
}

/** The last message before the server closes the connection. */
export interface Bye {
  type: "bye";
  code: string;
  message: string;
}

/** The body of `POST /api/clubs`: a club, and the name of its first host in the club. */
export interface MakeClub {
  name: string;
  about: string;
  game: string;
  options: Record<string, boolean | number | string | null>;
  your_name: string;
}

/** The body of `PATCH /api/clubs/CODE`, from a host: a club's whole description. */
export interface ChangeClub {
  name: string;
  about: string;
  game: string;
  options: Record<string, boolean | number | string | null>;
}

/** A club of the requesting profile; `next_at` is the start of its next evening, if any. */
export interface ClubListed {
  code: string;
  name: string;
  game: string;
  is_host: boolean;
  members: number;
  next_at: number | null;
}

/** A member of a club, by an id that is used only there. */
export interface MemberView {
  id: string;
  name: string;
  is_host: boolean;
  is_you: boolean;
  joined_at: number;
}

/** A club as anybody with its link sees it. Times are in seconds since 1970. */
export interface ClubView {
  code: string;
  name: string;
  about: string;
  game: string;
  title: string;
  options: Record<string, boolean | number | string | null>;
  count: number;
  you: MemberView | null;
  members: MemberView[];
  calendar: string | null;
  evenings: EveningListed[];
  past: EveningListed[];
}

/** An evening in the list of its club; `coming` counts the people who say yes. */
export interface EveningListed {
  id: string;
  title: string;
  place: string;
  game: string;
  format: string;
  starts_at: number;
  is_weekly: boolean;
  stage: string;
  coming: number;
  answer: string;
}

/** The body of `POST /api/clubs/CODE/members`: your name in the club. */
export interface JoinClub {
  name: string;
}

/** The body of `PATCH /api/clubs/CODE/members/ID`: your new name, or a member's rank of host. */
export interface ChangeMember {
  name?: string;
  is_host?: boolean;
}

/** The body of `POST /api/clubs/CODE/table`: the pace, if a table has to be opened. */
export interface SitDown {
  pace: "slow" | "normal" | "fast" | "instant";
}

/** An evening in play as one person sees it; rounds count from 1. */
export interface EveningState {
  id: string;
  version: number;
  stage: string;
  pause: string;
  format: string;
  game: string;
  round: number;
  rounds: number;
  closes_in: number | null;
  starts_in: number | null;
  people: EveningPerson[];
  tables: EveningTable[];
  byes: string[];
  own: EveningSeat | null;
  has_bye: boolean;
  headings: string[];
  places: EveningPlace[];
  rule: string[];
}

/** The game, format and times of an evening. */
export interface EveningPlan {
  title: string;
  place: string;
  about: string;
  game: string;
  options: Record<string, boolean | number | string | null>;
  format: string;
  scoring: string;
  boards: number;
  rounds: number;
  minutes: number;
  lives: number;
  pause: number;
  bots_fill: boolean;
  bots: string;
  pace: "slow" | "normal" | "fast" | "instant";
  lasts: number;
}

/** A scoring: its name in a plan, its title, and the rule for places, in sentences. */
export interface ScoringDescribed {
  name: string;
  title: string;
  rule: string[];
}

/** A format of evenings. `unit_size` depends on the game: `unit` is player, side or team. */
export interface FormatDescribed {
  name: string;
  title: string;
  summary: string;
  byes: string;
  unit: string;
  needs_two_sides: boolean;
  usual_rounds: number;
  scorings: ScoringDescribed[];
}

/** The body of `POST /api/clubs/CODE/evenings`: a single evening, or a weekly series. */
export interface PlanEvening {
  plan: EveningPlan;
  starts: string;
  zone: string;
  weekly: boolean;
}

/** The body of `PATCH /api/evenings/ID`, before play begins. */
export interface ChangeEvening {
  plan: EveningPlan;
  starts: string;
  zone: string;
  later: boolean;
}

/** The query of `DELETE /api/evenings/ID`; with `later` the series ends here. */
export interface CancelEvening {
  later: boolean;
}

/** The body of `POST /api/evenings/ID/comers`: an answer, and the wished partner. */
export interface Come {
  name: string;
  answer: "yes" | "maybe" | "no";
  partner: string | null;
}

/** The body of `PATCH /api/evenings/ID/comers/COMER`, from a host: an answer or partner. */
export interface ComerChanged {
  answer?: "yes" | "maybe" | "no";
  partner?: string | null;
}

/** The answer to `Come`: your id on this evening, and the secret of your seats there. */
export interface Came {
  id: string;
  name: string;
  secret: string;
}

/** The body of `POST /api/evenings/ID/guests`: the name of a guest whom a host adds. */
export interface AddGuest {
  name: string;
}

/** The code of a link, `/e/ID#pass=CODE`, that gives a guest a phone once. */
export interface PhonePass {
  code: string;
  lapses_in: number;
}

/** The body of `POST /api/evenings/ID/passes`: the code of a link opened on a phone. */
export interface UsePass {
  code: string;
}

/** Somebody who has answered. Partners are people who have chosen each other. */
export interface ComerView {
  id: string;
  name: string;
  answer: string;
  wishes: string | null;
  partner: string | null;
  is_guest: boolean;
  is_you: boolean;
  has_phone: boolean;
}

/** An evening as anybody with its link sees it. Times are in seconds since 1970. */
export interface EveningView {
  id: string;
  club: string;
  code: string | null;
  plan: EveningPlan;
  game: string;
  starts_at: number;
  starts: string;
  zone: string;
  is_weekly: boolean;
  stage: string;
  is_host: boolean;
  is_door_closed: boolean;
  is_member: boolean;
  you: string | null;
  secret: string | null;
  comers: ComerView[];
  play: EveningState | null;
}

/** The body of `POST /api/evenings/ID/door`, from a host. */
export interface Door {
  is_closed: boolean;
  removes_last: number | null;
}

/** The body of `POST /api/evenings/ID/acts`: a host's command to an evening. */
export interface EveningAct {
  act: "next" | "close" | "end" | "hold" | "finish" | "resume";
}

/** The body of `POST /api/evenings/ID/corrections`, from a host: the right points of a board. */
export interface CorrectBoard {
  round: number;
  table: number;
  board: number;
  points: number[] | null;
}

/** An evening that counts for the season; `starts_at` in seconds since 1970. */
export interface SeasonEvening {
  id: string;
  title: string;
  starts_at: number;
}

/** A member's season: the points of each evening as text, empty where they were not ranked. */
export interface SeasonLine {
  place: number;
  is_shared: boolean;
  name: string;
  is_you: boolean;
  total: string;
  points: string[];
}

/** The season of a club by evening, the latest last; `rule` says how points are given. */
export interface SeasonView {
  rule: string[];
  evenings: SeasonEvening[];
  lines: SeasonLine[];
}

/** The body of `POST /api/blocks`: block the person in a seat of a table, or unblock them. */
export interface BlockSeat {
  code: string;
  secret: string;
  seat: number;
  is_blocked: boolean;
}

/** A blocked person, with the name they had at that time; `at` is in seconds since 1970. */
export interface BlockView {
  id: string;
  name: string;
  at: number;
}

/** A restriction of the reader by the operator, in words. */
export interface RestrictionView {
  id: string;
  kind: string;
  told: string;
  until: number | null;
}

/** The answer to `GET /api/conduct`: what concerns only the reader. */
export interface ConductView {
  restrictions: RestrictionView[];
  blocks: BlockView[];
  ratings: Record<string, number>;
}

/** The proof, for `sit`, that somebody may sit down at a listed table, and its expiry. */
export interface Admission {
  admission: string;
  until: number;
}

/** The body of a request to play the deal of a day, or a deal by its link: the player's name. */
export interface PlayDeal {
  name: string;
  pace: "slow" | "normal" | "fast" | "instant";
}

/** The player's table for the deal of a day, and the secret of their seat there. */
export interface DayOpened {
  code: string;
  seat: number;
  secret: string;
  is_counted: boolean;
  is_new: boolean;
}

/** A profile's result of a deal: its points, null while it is played or if it was given up. */
export interface OwnDay {
  points: number | null;
  has_ended: boolean;
  place: number | null;
}

/** The deal of a game on a day. */
export interface DayGame {
  game: string;
  title: string;
  commitment: string;
  secret: string | null;
  board: number | null;
  results: number;
  own: OwnDay | null;
}

/** A day: when it ends and when its secrets are published, in seconds since 1970; its deals. */
export interface DayView {
  day: string;
  begins_at: number;
  ends_at: number;
  released_at: number;
  is_today: boolean;
  seat: number;
  level: string;
  games: DayGame[];
}

/** The answer to `GET /api/day`: today, the next days, and earlier ones, the newest first. */
export interface DayList {
  today: DayView;
  ahead: string[];
  earlier: string[];
}

/** The query of a request for results: the table at which the reader has played the deal. */
export interface AskDayResults {
  table: string;
}

/** A score, and the number of people who have it. */
export interface DayBar {
  points: number;
  people: number;
}

/** Everybody's results of the deal of a day. */
export interface DayResults {
  day: string;
  game: string;
  title: string;
  bars: DayBar[];
  results: number;
  unfinished: number;
  own: number | null;
  is_counted: boolean;
  beaten: number | null;
  place: number | null;
  mark: number | null;
}

/** A request for a link to a finished deal of a table that is over; `deal` counts from 1. */
export interface GiveDeal {
  table: string;
  deal: number;
  seat: number;
}

/** A link to a deal: its id, which reveals nothing of the table. It is the same every time. */
export interface DealGiven {
  id: string;
}

/** A shared deal: its game, and the name of who played it in the offered seat. */
export interface LinkView {
  game: string;
  title: string;
  options: Record<string, boolean | number | string | null>;
  seats: number;
  seat: number;
  player: string;
  level: string;
  plays: number;
}

/** Somebody's result of a shared deal; `is_first` for the person who played it originally. */
export interface LinkResult {
  name: string;
  points: number;
  is_you: boolean;
  is_first: boolean;
}

/** The query of a request for a link's results: the table where the reader played the deal. */
export interface AskLinkResults {
  table: string;
}

/** The results of a shared deal: the original player's first, then the newest. */
export interface LinkResults {
  game: string;
  title: string;
  seat: number;
  table: string;
  deal: number;
  results: LinkResult[];
}

/** Somebody at an evening. `with_whom` has the names of the other people of their unit. */
export interface EveningPerson {
  entry: string;
  name: string;
  with_whom: string[];
  is_bot: boolean;
  is_here: boolean;
}

/** A table of the round in play; `number` counts from 1, `entries` and `names` are by seat. */
export interface EveningTable {
  number: number;
  entries: string[];
  names: string[];
  is_done: boolean;
}

/** The reader's seat in the round in play: the table's code, and its number from 1. */
export interface EveningSeat {
  code: string;
  seat: number;
  table: number;
  is_done: boolean;
}

/** A row of a ranking. `place` is None for units without a place, such as bots. */
export interface EveningPlace {
  place: number | null;
  is_shared: boolean;
  name: string;
  entries: string[];
  figures: string[];
  boards: number;
  field: number;
}

/** A unit's score on a board. `points` is None for an unfinished board. */
export interface BoardLine {
  table: number;
  name: string;
  seat: number;
  points: number | null;
  difference: string;
  share: string;
}

/** A table at which a board was played, with the code that opens its replay. */
export interface BoardTable {
  table: number;
  code: string;
  names: string[];
  points: number[] | null;
}

/** A board of a finished round, compared. All numbers count from 1, except seats. */
export interface BoardResults {
  round: number;
  board: number;
  tables: BoardTable[];
  lines: BoardLine[];
}

/** The commitment to a round's decks, and the secret once the round is over. */
export interface RoundSecret {
  round: number;
  commitment: string;
  secret: string | null;
}

/** The ranking of an evening so far, and the boards of finished rounds. */
export interface EveningResults {
  id: string;
  version: number;
  sides: number[];
  headings: string[];
  places: EveningPlace[];
  rule: string[];
  boards: BoardResults[];
  secrets: RoundSecret[];
}

/** The query of `GET /api/profile/matches`; fields left out match everything. */
export interface AskMatches {
  game: string;
  person: string;
  outcome: "" | "won" | "lost" | "undecided";
  since: number | null;
  until: number | null;
  after: string;
}

/** A seat of a match in a history, with its total. */
export interface SeatOfMatch {
  name: string;
  player: string;
  level: string;
  points: number;
  side: number;
  has_won: boolean;
  person: string;
}

/** A match in a history; the reader had `seat`. Times are in seconds since 1970. */
export interface MatchOfHistory {
  code: string;
  game: string;
  title: string;
  rules: string[];
  kind: string;
  set_of: string;
  began_at: number;
  ended_at: number;
  deals: number;
  is_early: boolean;
  can_replay: boolean;
  seat: number;
  outcome: string;
  seats: SeatOfMatch[];
}

/** A page of a history, the latest match first; `next` is empty on the last page. */
export interface HistoryPage {
  matches: MatchOfHistory[];
  next: string;
}

/** A person that the reader has played with; `name` is that of the last match. */
export interface CompanionView {
  person: string;
  name: string;
  matches: number;
  together: number;
  together_won: number;
  against: number;
  against_won: number;
  against_lost: number;
  last_at: number;
}

/** The query of `GET /api/profile/statistics`: a game; without it, the one played most. */
export interface AskStatistics {
  game: string;
}

/** A game that the reader has played, with the numbers of matches and wins. */
export interface GamePlayed {
  game: string;
  title: string;
  matches: number;
  won: number;
}

/** Sums over matches. `facts` are those of `rookery.statistics.Facts`, without zeros. */
export interface Summed {
  matches: number;
  won: number;
  lost: number;
  facts: Record<string, number>;
}

/** The matches of one period, which begins at a time in seconds since 1970. */
export interface PeriodView {
  begins_at: number;
  summed: Summed;
}

/** The games that the reader has played, and the statistics of one of them. */
export interface StatisticsView {
  games: GamePlayed[];
  game: string;
  title: string;
  has_bids: boolean;
  has_nest: boolean;
  has_partner: boolean;
  has_oranges: boolean;
  whole: Summed;
  unit: string;
  periods: PeriodView[];
}

/** Whether this server sends notices to browsers that reach it at the requested address. */
export interface NoticesView {
  public_key: string;
  why_not: string;
}

/** A browser's subscription at its push service, as the Push API has it. */
export interface PushSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The body of `POST /api/notices`: a subscription for these seats. */
export interface WantNotices {
  subscription: PushSubscription;
  seats: string[];
}

/** The body of `POST /api/notices/renew`: the push service has given the browser a new address. */
export interface RenewNotices {
  old: string;
  subscription: PushSubscription;
}

/** The body of `POST /api/notices/stop`: the push address of the subscription to end. */
export interface StopNotices {
  endpoint: string;
}

/** The body of `POST /api/profiles`: a new profile and its first device. */
export interface MakeProfile {
  name: string;
  device: string;
}

/** A profile on a new device. The secret is shown only now, and must be stored by the device. */
export interface ProfileMade {
  id: string;
  name: string;
  secret: string;
}

/** A profile as its owner sees it. Times are in seconds since 1970. */
export interface ProfileView {
  id: string;
  name: string;
  created_at: number;
  devices: DeviceView[];
  passkeys: PasskeyView[];
  can_use_passkeys: boolean;
}

/** A device of a profile; `seen_at` is rounded to a day. */
export interface DeviceView {
  id: string;
  name: string;
  added_at: number;
  seen_at: number;
  is_this: boolean;
}

/** A passkey of a profile; `id` is that of its credential, in base64url. */
export interface PasskeyView {
  id: string;
  name: string;
  added_at: number;
  added_by: string | null;
  added_by_name: string | null;
}

/** The query of `DELETE /api/profile/devices/{id}`: what stays of the device. */
export interface RemoveDevice {
  keeps_passkeys: boolean;
}

/** The passkeys that a removed device had added; they are removed too unless `are_kept`. */
export interface DeviceRemoved {
  passkeys: PasskeyView[];
  are_kept: boolean;
}

/** The body of `PATCH /api/profile`: a new name. */
export interface ChangeProfile {
  name: string;
}

/** A seat, given by its table and its secret. */
export interface SeatClaimed {
  code: string;
  secret: string;
}

/** The body of `POST /api/profile/seats`: seats of this browser that belong to its profile. */
export interface ClaimSeats {
  seats: SeatClaimed[];
}

/** A one-time code that adds another device to a profile, and its expiry. */
export interface Carry {
  code: string;
  until: number;
}

/** The body of `POST /api/profiles/carry`: the code, sent by the device to be added. */
export interface TakeCarry {
  code: string;
  device: string;
}

/** The body of `POST /api/profile/passkeys`: the browser's credential (WebAuthn, JSON form). */
export interface AddPasskey {
  credential: Record<string, unknown>;
  name: string;
}

/** The body of `POST /api/profiles/passkey`: the browser's signature (WebAuthn, JSON form). */
export interface UsePasskey {
  credential: Record<string, unknown>;
  device: string;
}

/** A rating: `rating` ± `margin`, on a scale on which the bot steady has 1500. */
export interface RatingView {
  rating: number;
  margin: number;
  is_provisional: boolean;
}

/** A rating after a change; `kind` is match, set or day, `at` in seconds since 1970. */
export interface RatingPoint {
  at: number;
  kind: string;
  code: string;
  rating: number;
  margin: number;
}

/** A person's rating at a game, with its latest changes, the oldest first. */
export interface GameRating {
  game: string;
  title: string;
  now: RatingView;
  results: number;
  changes: RatingPoint[];
}

/** A person's choices and ratings, the game with the most results first. */
export interface Ratings {
  is_rated: boolean;
  is_shown: boolean;
  games: GameRating[];
}

/** The body of `PATCH /api/profile/ratings`: the changed choices; null changes nothing. */
export interface RatingWishes {
  is_rated: boolean | null;
  is_shown: boolean | null;
}

/** The query of `GET /api/profile/ratings/table`. */
export interface AskTableRatings {
  code: string;
}

/** The ratings at a table by seat, null for whoever does not show one. */
export interface TableRatings {
  seats: (RatingView | null)[];
}

/** A game to wait for; without `seats` it has its default number of players. */
export interface GameWished {
  game: string;
  seats: number | null;
}

/** The body of `POST /api/waiting`: the games somebody would like to play, the favourite first. */
export interface AskSeat {
  name: string;
  games: GameWished[];
  rules: "default" | "any";
  pace: "slow" | "normal" | "fast" | "instant" | "any";
  bots_after: 30 | 120 | null;
  ratings: RatingRange | null;
}

/** The answer to `POST /api/waiting`: the ticket, a secret that later requests need. */
export interface WaitingBegun {
  ticket: string;
}

/** The body of `POST /api/waiting/poll`, and of `POST /api/waiting/leave`. */
export interface ShowTicket {
  ticket: string;
  tag: string;
}

/** The number of others, compatible with the reader, who wait for a game now. */
export interface OthersWaiting {
  game: string;
  title: string;
  seats: number;
  others: number;
}

/** The state of a waiting person. */
export interface WaitingView {
  games: OthersWaiting[];
  offers: Listed[];
  seat: Opened | null;
  game: string;
  title: string;
  tag: string;
}

/** The number of people who wait for a game with a number of players; some wait for several. */
export interface WaitingCount {
  game: string;
  title: string;
  seats: number;
  waiting: number;
}

export type AnyCommand = Move | Why | Hint | Sit | Rename | Declare | Leave | Contribute | Start | Ready | Here | Say | Write | Report | SetBot | OpenSeat | Release | Settings | Again | ChangeSeat | Arrange | DrawSeats | Rules | MakeHost | Undo | Claim | End | Restart | Reply;

export type AnyFromClient = Hello | Pong | Move | Why | Hint | Sit | Rename | Declare | Leave | Contribute | Start | Ready | Here | Say | Write | Report | SetBot | OpenSeat | Release | Settings | Again | ChangeSeat | Arrange | DrawSeats | Rules | MakeHost | Undo | Claim | End | Restart | Reply;

export type AnyFromServer = Update | Done | Refused | Seated | Reason | Hinted | Ping | Bye;

export type AnyDeal = TrickDeal | FishingDeal;
