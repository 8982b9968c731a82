/**
 * What the rules answer. Everything a rule decides is decided by the Java classes behind these functions.
 * Seats and pits count from 0; pits are in sowing order.
 */

interface Board {
  pits: number[];
  stores: number[];
  /** Who owns each pit. */
  owners: number[];
  /** How many pits each seat has. */
  shares: number[];
  /** What each pit is called. */
  names: string[];
  /** Whether the game is sown clockwise: the board is drawn as its mirror image. */
  clockwise: boolean;
}

/** A kind of match: its default target, those that are possible where not any number is, what follows in its text. */
interface MatchKind {
  kind: string;
  target: number;
  targets: number[];
  tail: '' | 'loser';
  /** Whether the game is played in it where it comes from. */
  own: boolean;
}

interface Ruleset {
  id: string;
  preset: string;
  seeds: number;
  anyTerritory: boolean;
  options: { key: string; value: string; usual: string; choices: string[] }[];
  /** Kinds of matches, first the game's own. */
  matches: MatchKind[];
  board: Board;
}

/** What a move does, one thing after another: a pit is lifted, a seed dropped, seeds captured, a player passed over. */
type Step =
  | ['lift', pit: number, seeds: number]
  | ['drop', pit: number]
  | ['capture', pit: number, seeds: number, by: number]
  | ['pass', player: number];

interface Act {
  kind: 'move' | 'resign' | 'flag' | 'claim' | 'agree' | 'lot';
  /** Who acted; −1 for an agreement. */
  player: number;
  /** The act in our notation. */
  text: string;
  /** Of a move: its pit, −1 where an extra move is declined. */
  pit?: number;
  name?: string;
  /** Pits where laps begin. */
  laps?: number[];
  /** Where the last seed fell, −1 if none was sown. */
  landing?: number;
  /** What each seat captured. */
  captured?: number[];
  captures?: ['capture', pit: number, seeds: number, by: number][];
  /** Seats that were passed over after the move. */
  passed?: number[];
}

interface Outcome {
  reason: string;
  seeds: number[];
  /** −1 for a draw. */
  winner: number;
  /** What each got of what was left. */
  divided: number[];
  /** By which rule it was divided. */
  how: string;
}

/** What a legal move would do. */
interface Forecast {
  act: Act;
  /** Whether the player moves again. */
  again: boolean;
  outcome: Outcome | null;
}

interface Game {
  rules: string;
  /** How many acts have been done. */
  length: number;
  board: Board;
  /** −1 when nobody is to move. */
  mover: number;
  /** For each pit what its move would do, null where it may not be played. */
  moves: (Forecast | null)[];
  /** For each pit why it may not be played, null where it may. */
  refusals: (string | null)[];
  /** Whether an extra move may be declined; `declining` is that act in our notation. */
  decline: boolean;
  declining: string;
  claim: boolean;
  /** What ending by agreement would bring. */
  agree: Outcome | null;
  /** What resigning would bring each seat: null where it is not possible, empty where the game would go on. */
  resign: (Outcome | Record<string, never> | null)[];
  /** How many last seeds wait for a lot; `lots` are the acts that give it to each seat. */
  lot: number;
  lots: string[];
  outcome: Outcome | null;
}

interface Match {
  kind: string;
  target: number;
  score: number[];
  out: number[];
  games: { seeds: number[]; winner: number }[];
  /** Pits of each seat, and their owners, in the next game. */
  shares: number[];
  owners: number[];
  starter: number;
  lots: boolean;
  over: boolean;
  winner: number;
}

/** The game that is on and the match it belongs to; null for a single game. */
interface Table {
  game: Game;
  match: Match | null;
}

/** An act of a demo and the game after it; the first has no act, and `mover` −1. */
interface Scene {
  mover: number;
  act: Act | null;
  steps: Step[];
  game: Game;
}

/** A game that is studied, act by act. */
interface Line {
  rules: string;
  preset: string;
  begin: string;
  start: LineScene;
  acts: LineScene[];
  /** The first act that is not possible. */
  fault: { n: number; text: string } | null;
  /** Names of the tags that tell who sits in each seat. */
  seatTags: string[];
}

interface LineScene {
  text: string | null;
  act: Act | null;
  board: Board;
  mover: number;
  over: boolean;
}

interface Stand {
  game: Game;
  position: string;
  steps: Step[];
  /** Whether a position came up twice since the last capture. */
  repeated: boolean;
}

/** A value for the player to move: what is known, and what is proved. */
interface Score {
  seeds: number;
  least: number;
  most: number;
  flag: 'EXACT' | 'AT_LEAST' | 'AT_MOST' | 'ESTIMATE';
}

interface EngineLine {
  move: number;
  score: Score;
  moves: number[];
  /** The moves in our notation. */
  texts: string[];
}

interface Analysis {
  depth: number;
  nodes: number;
  score: Score;
  move: number;
  /** A line for each legal move, the best first. */
  lines: EngineLine[];
}

interface Judged {
  act: number;
  player: number;
  played: EngineLine;
  best: EngineLine;
  forced: boolean;
  drop: number;
  mark: 'GOOD' | 'SLIP' | 'MISTAKE' | 'BLUNDER';
  accuracy: number;
}
