// The lessons of the server, and opening one at a table of its own.

import { ask, games } from "../lib/server/api";
import { say } from "../lang/say";
import { go } from "../lib/browser/route.svelte";
import { settings } from "../lib/browser/settings.svelte";
import { remember } from "../lib/browser/tables";
import { offered } from "../lib/levels";
import { tidyName } from "../lib/names";
import type { LessonListed, OpenPractice } from "../lib/protocol";

let listed: Promise<LessonListed[]> | null = null;

/** All lessons; fetched once per page load. */
export function lessons(): Promise<LessonListed[]> {
  listed ??= ask("GET /api/lessons").catch((error: unknown) => {
    listed = null;
    throw error;
  });
  return listed;
}

/** The name of a game's guided first deal. */
export function firstOf(game: string): string {
  return `${game}/first`;
}

/** Open the table of a lesson and go there. */
export async function begin(name: string): Promise<void> {
  const { games: all, bots, usual_bot } = await games();
  const level = offered(bots, settings.level || "steady", usual_bot);
  const body: OpenPractice = {
    name: tidyName(settings.name) || say.guest,
    deal: { kind: "lesson", name },
    level,
    pace: settings.pace,
  };
  const opened = await ask("POST /api/practice", { body });
  const game = name.split("/")[0]!;
  const title = say.tableOfLesson({ title: all.find((it) => it.name === game)?.title ?? game });
  remember({ ...opened, game, title, at: Date.now() });
  go(`/t/${opened.code}`);
}
