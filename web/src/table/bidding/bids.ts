// The amounts of a bidding as buttons: the next few large, the jumps behind "more".

export interface Bids {
  /** The next amounts, the lowest first. */
  near: number[];
  /** The jumps. */
  far: number[];
  canShootSun: boolean;
  canPass: boolean;
}

/** Sort the legal moves of a bidding. */
export function bidsOf(legal: string[], near = 4): Bids {
  const amounts = legal
    .filter((move) => /^bid \d+$/.test(move))
    .map((move) => Number(move.slice(4)))
    .sort((one, other) => one - other);
  return {
    near: amounts.slice(0, near),
    far: amounts.slice(near),
    canShootSun: legal.includes("bid sun"),
    canPass: legal.includes("pass"),
  };
}

/** A bid in words: "85", "the sun". */
export function bidWords(bid: string): string {
  return bid === "sun" ? "the sun" : bid;
}
