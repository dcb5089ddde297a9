// Whether the cards chosen for burying can be buried as they are.

/**
 * Whether chosen cards can be buried: none is missing, or no other card is usable. In the second
 * case the player is asked for the rest once these are buried.
 */
export function canBury(chosen: string[], missing: number, usable: Set<string> | null): boolean {
  if (missing === 0) return true;
  return chosen.length > 0 && [...(usable ?? [])].every((card) => chosen.includes(card));
}
