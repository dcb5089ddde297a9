// The table's story in the server's sentences, for the live region: short, and without chatter.

import type { Happened } from "../../lib/protocol";

/** What is worth hearing at once; who comes and goes is in the log only. */
const QUIET = new Set(["contributed", "settings", "opened"]);

const MOST_SENTENCES = 8;

/** The sentences of what happened, joined; the newest ones if there are many. */
export function announcementOf(happened: Happened[], mutesPhrases: boolean): string {
  const sentences = happened
    .filter(({ what }) => !QUIET.has(what) && !(mutesPhrases && what === "said"))
    .flatMap(({ told }) => told ?? []);
  return sentences.slice(-MOST_SENTENCES).join(" ");
}
