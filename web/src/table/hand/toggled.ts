/**
 * The chosen cards after a tap on `card`, which selects or deselects it. If that makes more than
 * `most`, the card that was chosen first is put back.
 */
export function toggled(chosen: string[], card: string, most: number): string[] {
  if (chosen.includes(card)) return chosen.filter((one) => one !== card);
  return [...chosen, card].slice(-Math.max(1, most));
}
