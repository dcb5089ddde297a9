// Whether the cards chosen for burying can be buried as they are.

/**
 * Whether chosen cards can be buried: they are as many as are missing, or there is no other usable
 * card. In the latter case the rest is asked for once they are buried.
 */
export function canBury(chosen: string[], missing: number, usable: Set<string> | null): boolean {
  if (missing === 0) return true;
  return chosen.length > 0 && [...(usable ?? [])].every((card) => chosen.includes(card));
}
