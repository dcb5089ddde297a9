// What the live region announces: the server's sentences, short and without unimportant events.

import type { Happened } from "../../lib/protocol";

/** Kinds of events that are not announced, only logged. */
const QUIET = new Set(["contributed", "settings", "opened"]);

/** The most sentences announced at once. */
const MOST_SENTENCES = 8;

/** The sentences of some events, joined; if there are many, only the latest. */
export function announcementOf(happened: Happened[], mutesPhrases: boolean): string {
  const sentences = happened
    .filter(({ what }) => !QUIET.has(what) && !(mutesPhrases && what === "said"))
    .flatMap(({ told }) => told ?? []);
  return sentences.slice(-MOST_SENTENCES).join(" ");
}
