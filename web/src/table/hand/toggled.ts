/**
 * The chosen cards after a tap on `card`: chosen now, or no longer. One card more than `most`
 * replaces the card that was chosen first.
 */
export function toggled(chosen: string[], card: string, most: number): string[] {
  if (chosen.includes(card)) return chosen.filter((one) => one !== card);
  return [...chosen, card].slice(-Math.max(1, most));
}
