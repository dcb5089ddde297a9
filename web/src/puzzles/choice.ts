// Which puzzles are wanted, in the address of the page, and which one is next.

import type { PuzzleListed } from "../lib/protocol";

export interface Choice {
  game: string;
  theme: string;
  difficulty: string;
}

const FIELDS = ["game", "theme", "difficulty"] as const;

/** The choice in the query of an address; a missing part is empty, which means any. */
export function choiceIn(query: string): Choice {
  const found = new URLSearchParams(query);
  const [game, theme, difficulty] = FIELDS.map((field) => found.get(field) ?? "");
  return { game: game!, theme: theme!, difficulty: difficulty! };
}

/** The query of a choice with its question mark; empty for any puzzle. */
export function queryOf(choice: Choice): string {
  const pairs = FIELDS.flatMap((field) => (choice[field] ? [[field, choice[field]]] : []));
  const query = new URLSearchParams(pairs).toString();
  return query && `?${query}`;
}

export function isWanted(puzzle: PuzzleListed, { game, theme, difficulty }: Choice): boolean {
  return (
    (!game || puzzle.game === game) &&
    (!theme || puzzle.themes.includes(theme)) &&
    (!difficulty || puzzle.difficulty === difficulty)
  );
}

/**
 * The id of the next puzzle: an unsolved one, or any if all are solved. The one just shown comes
 * again only if there is no other. Null if there are no puzzles. `random` is from 0 up to 1.
 */
export function nextOf(
  puzzles: readonly PuzzleListed[],
  solved: readonly string[],
  shown: string,
  random: number,
): string | null {
  const others = puzzles.filter(({ id }) => id !== shown);
  const open = others.filter(({ id }) => !solved.includes(id));
  const from = open.length ? open : others.length ? others : puzzles;
  return from[Math.floor(random * from.length)]?.id ?? null;
}
