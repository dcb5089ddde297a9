// What the shelf of games shows beside the catalogue: cards for the picture, and how long it takes.

export interface Shelved {
  cards: string[];
  /** Minutes of a match among people who know the game. */
  minutes: number;
  /** Whether it stands in the second row. */
  isBehind?: boolean;
}

const UNKNOWN: Shelved = { cards: ["?", "?", "?"], minutes: 25 };

const SHELF: Record<string, Shelved> = {
  tuxedo: { cards: ["B4", "R5", "Y9", "G14"], minutes: 20 },
  dixie: { cards: ["Y5", "G10", "B13", "R14"], minutes: 25 },
  three: { cards: ["G5", "Y10", "R14"], minutes: 15 },
  five: { cards: ["D5", "CQ", "SK", "HA", "Rook"], minutes: 30 },
  kentucky: { cards: ["R14", "G10", "Rook"], minutes: 20, isBehind: true },
};

export function shelved(game: string): Shelved {
  return SHELF[game] ?? UNKNOWN;
}

/** Numbers of players in words: "3 players", "2 to 6 players", "4 or 6 players". */
export function playersTold(seats: readonly number[]): string {
  const [least, most] = [Math.min(...seats), Math.max(...seats)];
  const isRow = most - least + 1 === seats.length;
  if (seats.length < 3 || !isRow) return `${seats.join(" or ")} players`;
  return `${least} to ${most} players`;
}
