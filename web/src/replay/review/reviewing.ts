// Asking the server for a review, for positions of another line, and for a table to play on at.

import { go } from "../../lib/browser/route.svelte";
import { settings } from "../../lib/browser/settings.svelte";
import { remember } from "../../lib/browser/tables";
import { tidyName } from "../../lib/names";
import type {
  OpenPractice,
  ReplayDeal,
  ReplayMatch,
  ReviewedDeal,
  ReviewProgress,
} from "../../lib/protocol";
import { asSeat, ApiError, ask } from "../../lib/server/api";
import { say } from "../../lang/say";

/** Milliseconds between two requests for the progress of a review. */
const ASKS_EVERY = 400;

/** Poll until the review is done. `report` gets its progress; `isStale` stops the polling. */
export async function reviewOf(
  code: string,
  number: number,
  report: (progress: ReviewProgress) => void,
  isStale: () => boolean,
): Promise<ReviewedDeal | null> {
  while (!isStale()) {
    const progress = await asked(code, number);
    if (progress?.review) return progress.review;
    if (progress) report(progress);
    await new Promise((resolve) => setTimeout(resolve, progress ? ASKS_EVERY : 5 * ASKS_EVERY));
  }
  return null;
}

/** One request; null if the server is busy with other reviews. */
async function asked(code: string, number: number): Promise<ReviewProgress | null> {
  try {
    return await ask("POST /api/tables/{code}/review/{number}", { code, number }, asSeat(code));
  } catch (error) {
    if (error instanceof ApiError && ["too-many", "too-fast"].includes(error.code)) return null;
    throw error;
  }
}

/** The positions of a line that begins in place of a ply of the deal. */
export function lineOf(
  code: string,
  number: number,
  before: number,
  moves: readonly string[],
): Promise<ReplayDeal> {
  const given = { code, number, query: { before, moves: moves.join(",") } };
  return ask("GET /api/tables/{code}/replay/{number}/line", given, asSeat(code));
}

/** Open a table with this deal, its first `move` moves made, and go there. */
export async function playOn(
  match: ReplayMatch,
  number: number,
  move: number,
  seat: number,
): Promise<void> {
  const body: OpenPractice = {
    name: tidyName(settings.name) || say.guest,
    deal: { kind: "replay", code: match.code, deal: number, move, seat },
    pace: settings.pace,
  };
  const opened = await ask("POST /api/practice", { body });
  const title = say.tableOfPractice({ title: match.title });
  remember({ ...opened, game: match.game, title, at: Date.now() });
  go(`/t/${opened.code}`);
}
