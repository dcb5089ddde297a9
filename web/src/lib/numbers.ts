// Numbers as people read them: with a noun, with a sign, and with a true minus.

/** A count with its noun: "1 trick", "3 tricks". */
export function counted(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}

/** A score: "40", "−40". */
export function score(points: number): string {
  return String(points).replace("-", "−");
}

/** A change of a score: "+40", "0", "−40". */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : score(points);
}
