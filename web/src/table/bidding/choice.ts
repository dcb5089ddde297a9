// The legal bids sorted for the bid panel: the next few in front, higher ones behind "More".

export interface Bids {
  /** The next amounts, the lowest first. */
  near: number[];
  /** The higher amounts, the lowest first. */
  far: number[];
  canShootSun: boolean;
  canPass: boolean;
  /** Whether the reader may hold: neither bid nor pass (FO-22). */
  canStay: boolean;
}

/** Sort the legal moves of the bidding; `near` is the number of amounts in front. */
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
    canStay: legal.includes("stay"),
  };
}
