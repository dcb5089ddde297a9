// Requests for the deals played at a table, and for what moves are worth.

import type { Analysed, AskAnalysis, ReplayDeal, ReplayMatch } from "../protocol";
import { addressOf, ask, asSeat } from "./api";

/** The part of a table's match that can be replayed. */
export function replayMatch(code: string): Promise<ReplayMatch> {
  return ask("GET /api/tables/{code}/replay", { code }, asSeat(code));
}

/** Every step of a finished deal. Deals are numbered from 1. */
export function replayDeal(code: string, number: number): Promise<ReplayDeal> {
  return ask("GET /api/tables/{code}/replay/{number}", { code, number }, asSeat(code));
}

/** The address of the record of a match. */
export function recordUrl(code: string): string {
  return `${addressOf(code)}/record`;
}

/** A position after some moves and, if asked for, what its legal moves are worth. */
export function analyse(body: AskAnalysis): Promise<Analysed> {
  return ask("POST /api/analysis", { body });
}
