// Records of matches: which deals they have, and where the first card of a deal is played.

interface DealRead {
  moves: string[];
}

/** The deals of a record; null for any other text. The server reports errors in a record. */
export function dealsIn(text: string): DealRead[] | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== "object" || value === null || !("deals" in value)) return null;
  if (!Array.isArray(value.deals)) return null;
  return value.deals.map((deal: unknown) => ({
    moves:
      typeof deal === "object" && deal !== null && "moves" in deal && Array.isArray(deal.moves)
        ? deal.moves.filter((move) => typeof move === "string")
        : [],
  }));
}

/** The number of the first card played in a deal; 0 if none was. */
export function firstPlay(deal: DealRead): number {
  return Math.max(
    0,
    deal.moves.findIndex((move) => /^\d+ play /.test(move)),
  );
}
