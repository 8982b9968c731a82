/** Shapes that modules of the page hand to each other. */

/** A game as its view sees it: of a session at this screen, or of a table elsewhere that looks like one. */
interface Sitters {
  readonly players: number;
  readonly viewer: number;
  readonly setup: { id: string; preset: string; [more: string]: any };
  readonly record: string;
  readonly match: Match | null;
  game: Game;
  acts: Act[];
  lotDrawn: boolean;
  /** What is said instead of whose turn it is, when it is nobody's. */
  notice?: string;
  /** What a player is called. */
  name(seat: number): string;
  isPerson(seat: number): boolean;
  isComputer(seat: number): boolean;
  /** Who sits there. */
  seat(seat: number): { name: string | Element; note: string; person: boolean; extra?: Element };
  /** Whose turn it is, as a sentence. */
  turnText(game: Game): string;
  /** Plays a move and gives its steps, or asks for it where somebody else decides. */
  play(move: number): Step[] | undefined;
  look(length: number): Game;
  steps(n: number): Step[];
}

/** A view of the page, as a place gives it. */
interface View {
  title: string;
  content: Node[];
  shown?(): void;
  close?(): void;
}

interface Window {
  /** What came of the tests of modules: a fault for each that failed. */
  results?: Record<string, Record<string, string>>;
}
