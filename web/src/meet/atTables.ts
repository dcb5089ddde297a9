// What a table uses of this folder: the admission to a listed table, and muting blocked people.

import { ask } from "../lib/server/api";
import { mute } from "../table/talk/muted.svelte";

/** The admission to a listed table. Rejects with an ApiError that says why there is none. */
export async function admissionTo(code: string): Promise<string> {
  return (await ask("POST /api/tables/{code}/admission", { code })).admission;
}

/** Mute those at a table whom this browser's profile has blocked. */
export async function muteBlocked(code: string): Promise<void> {
  const authors = await ask("GET /api/tables/{code}/blocked", { code }).catch(() => []);
  for (const author of authors) mute(author, true);
}
