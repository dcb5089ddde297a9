// A table that plays a puzzle: it looks like a connection, and asks the server about one move.

import { say, speaking } from "../lang/say";
import type { Answer, Connection, Wanted } from "../lib/server/connection.svelte";
import { ApiError, ask } from "../lib/server/api";
import type { PuzzleAnswered, PuzzleList, PuzzleView } from "../lib/protocol";
import { asked, withMove } from "./shownMove";

/** The parts of a table. They are imported through its page, so that they are loaded only once. */
export type TableParts = typeof import("../table/TablePage.svelte");

export const tableParts = (): Promise<TableParts> =>
  speaking(import("../table/TablePage.svelte"), "table");

let every: Promise<PuzzleList> | null = null;

/** All puzzles in brief, and their themes; fetched once per page load. */
export function allPuzzles(): Promise<PuzzleList> {
  every ??= ask("GET /api/puzzles").catch((error: unknown) => {
    every = null;
    throw error;
  });
  return every;
}

/** A puzzle by its id; `today` is the puzzle of the day. */
export function puzzleCalled(id: string): Promise<PuzzleView> {
  return ask("GET /api/puzzles/{id}", { id });
}

/** What the server says about a move. Rejects with an ApiError, also for an illegal move. */
function answerTo(id: string, move: string): Promise<PuzzleAnswered> {
  return ask("POST /api/puzzles/{id}/answer", { id, body: { move } });
}

/**
 * The table of a puzzle. `onanswer` gets what the server says about the first move; the table then
 * shows the move, and asks for no other until the puzzle is set up again.
 */
export function tableOf(
  it: Connection,
  puzzle: PuzzleView,
  hint: () => string,
  onanswer: (answer: PuzzleAnswered) => void,
): Connection {
  const { table, deal, sheet, happened = [], version } = puzzle.update;
  it.table = table ?? null;
  it.deal = deal ? asked(deal) : null;
  it.sheet = sheet ?? null;
  it.log = happened;
  it.version = version;
  it.status = "open";
  const seat = table?.you ?? 0;

  async function move(made: string): Promise<Answer> {
    const answer = await answerTo(puzzle.id, made);
    if (it.deal) it.deal = withMove(it.deal, made, seat);
    onanswer(answer);
    return { type: "done", id: "", version };
  }

  async function whyNot(wanted: string): Promise<Answer> {
    try {
      await answerTo(puzzle.id, wanted);
      return { type: "reason", id: "", reason: null };
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "illegal-move") throw error;
      return { type: "reason", id: "", reason: error.message };
    }
  }

  it.send = async (wanted: Wanted): Promise<Answer> => {
    if (wanted.type === "why") return whyNot(wanted.move);
    if (wanted.type !== "move") throw new Error(hint() || say.puzzlesNoHint);
    if (it.underway) throw new Error(say.dealing);
    it.underway += 1;
    try {
      return await move(wanted.move);
    } finally {
      it.underway -= 1;
    }
  };
  return it;
}
