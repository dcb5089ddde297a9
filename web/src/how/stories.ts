// The illustrated stories of games: each file in stories/ is named after its game.

import type { Component } from "svelte";

interface Story {
  default: Component;
  title: string;
}

const found = import.meta.glob<Story>("./stories/*.svelte", { eager: true });

/** Stories by the name of their game. */
export const STORIES: Record<string, Story> = Object.fromEntries(
  Object.entries(found).map(([path, story]) => [/([^/]+)\.svelte$/.exec(path)![1]!, story]),
);
