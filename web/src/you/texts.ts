// Words for kinds and outcomes of matches, which the server gives by name.

import type { Messages } from "../lang/messages";
import { say } from "../lang/say";

export type Outcome = Parameters<Messages["historyOutcomeOf"]>[0]["outcome"];
export type Player = Parameters<Messages["historyPlayer"]>[0]["player"];
/** The length of a period of statistics. */
export type Unit = Parameters<Messages["statisticsPeriod"]>[0]["unit"];
type Kind = Parameters<Messages["historyKind"]>[0]["kind"];

const KINDS = ["day", "duplicate", "evening"];

/** What a match of compared deals belongs to, such as an evening; empty for any other match. */
export function kindOf(kind: string): string {
  return KINDS.includes(kind) ? say.historyKind({ kind: kind as Kind }) : "";
}
