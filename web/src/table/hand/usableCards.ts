// The cards that the legal moves use, of the hand and of the centre.

import { cardOf, cardsAfter, cardsUsed, type Verb } from "../../lib/moves";
import type { AnyDeal, FishingDeal, TrickDeal } from "../../lib/protocol";

/** The verb of a phase in which a card of the hand is chosen. */
const VERBS: Record<string, Verb> = { play: "play", bury: "bury" };

/**
 * The cards of the hand that may be used now, beside those already chosen; null if the current
 * question is not about the hand.
 */
export function usableCards(deal: AnyDeal, chosen: string[] = []): Set<string> | null {
  if (deal.kind === "tricks") {
    const verb = VERBS[deal.phase];
    if (!verb) return null;
    const cards = cardsAfter(verb, deal.legal);
    for (const card of spentBy(deal, chosen)) cards.delete(card);
    return cards;
  }
  const cards = deal.legal.map(cardOf).filter((card) => card !== null);
  return cards.length ? new Set(cards) : null;
}

/** The cards that may not be buried beside the chosen ones, because only one of them may be. */
function spentBy({ bury_one_of: cards = [] }: TrickDeal, chosen: string[]): string[] {
  const one = cards.find((card) => chosen.includes(card));
  return one ? cards.filter((card) => card !== one) : [];
}

/** The cards of the centre that a card of the hand can capture or build on. */
export function centreCardsFor(deal: FishingDeal, card: string): Set<string> {
  return new Set(deal.legal.filter((move) => cardOf(move) === card).flatMap(cardsUsed));
}
