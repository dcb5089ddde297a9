// Links to a deal: which deals can be given to others, playing one, and reading its results.

import { recent, remember, secretOf } from "../../lib/browser/tables";
import type { BoardsView, LinkResults, LinkView, PracticeView } from "../../lib/protocol";
import { ApiError, ask, asSeat } from "../../lib/server/api";
import { keep, playing, tableOf } from "../played";
import { say } from "../../lang/say";

/** A finished deal at a table, and where the deal comes from. */
export interface Finished {
  code: string;
  game: string;
  number: number;
  /** Whether the match is over; only then a link may be given, as it shows the table's results. */
  isOver: boolean;
  practice?: PracticeView | null;
  boards?: BoardsView | null;
  /** Whether others still play the deal, so that it must not be shown to anybody. */
  isSealed?: boolean;
}

/** How a deal is given away: by a page that exists, or by a link to be made for a seat. */
export type Way = { path: string } | "link";

/** The way to give a deal away; null if it must not be given away. */
export function wayOf(deal: Finished): Way | null {
  const { game, practice, boards } = deal;
  if (practice) return practice.kind === "link" ? { path: `/d/${practice.of}` } : null;
  if (boards?.kind === "day" && deal.isSealed)
    return { path: `/day/${boards.of.split("/")[0]}#${game}` };
  if ((boards && deal.isSealed) || !deal.isOver) return null;
  return secretOf(deal.code) ? "link" : null;
}

/** The path of the link to a deal in a seat; the server makes one link for each. */
export async function linkMade({ code, number }: Finished, seat: number): Promise<string> {
  const body = { table: code, deal: number, seat };
  const { id } = await ask("POST /api/links", { body }, asSeat(code));
  keep(id, code);
  return `/d/${id}`;
}

/** The seat at a table in this browser; null without one. */
export function seatAt(code: string): number | null {
  const found = recent().find((one) => one.code === code);
  return found?.secret ? found.seat : null;
}

/**
 * The id of a link by its path's parts; null if they are no link. Earlier links named table, deal
 * and seat: the id joins these with dots.
 */
export function linkOf(name: string, rest: readonly string[]): string | null {
  const isFormer = rest.length === 2 && rest.every((part) => /^\d+$/.test(part));
  return name && (isFormer || !rest.length) ? [name, ...rest].join(".") : null;
}

/** What a link leads to. */
export function linkView(link: string): Promise<LinkView> {
  return ask("GET /api/links/{link}", { link });
}

/** The table at which a deal is played by its link. This browser remembers its seat. */
export async function opened(link: string, { game, title }: LinkView): Promise<string> {
  const body = playing(say.guest);
  const { code, seat, secret } = await ask("POST /api/links/{link}", { link, body });
  remember({ code, seat, secret, game, title: say.linkTableOf({ title }), at: Date.now() });
  keep(link, code);
  return code;
}

/** How far this browser is with a link: the table at which it was played, and the results. */
export interface Progress {
  /** The table at which this browser plays or has played it; null if it has not begun. */
  own: string | null;
  /** The results; null if this browser may not know them yet. */
  results: LinkResults | null;
}

/** How far this browser is with a link. Rejects with an ApiError. */
export async function progressOf(link: string): Promise<Progress> {
  const own = tableOf(link);
  if (!own || !secretOf(own)) return { own: null, results: null };
  try {
    const given = { link, query: { table: own } };
    return { own, results: await ask("GET /api/links/{link}/results", given, asSeat(own)) };
  } catch (error) {
    const code = error instanceof ApiError ? error.code : "";
    if (code === "sealed") return { own, results: null };
    if (code === "bad-secret") return { own: null, results: null }; // the table is gone
    throw error;
  }
}
