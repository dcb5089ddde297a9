// The cards that the legal moves use, of the hand and of the centre.

import { cardOf, cardsAfter, cardsUsed, type Verb } from "../../lib/moves";
import type { AnyDeal, FishingDeal } from "../../lib/protocol";

/** The verb of a phase in which a card of the hand is chosen. */
const VERBS: Record<string, Verb> = { play: "play", bury: "bury" };

/** The cards of the hand that may be used now; null if the current question is not about the hand. */
export function usableCards(deal: AnyDeal): Set<string> | null {
  if (deal.kind === "tricks") {
    const verb = VERBS[deal.phase];
    return verb ? cardsAfter(verb, deal.legal) : null;
  }
  const cards = deal.legal.map(cardOf).filter((card) => card !== null);
  return cards.length ? new Set(cards) : null;
}

/** The cards of the centre that a card of the hand can capture or build on. */
export function centreCardsFor(deal: FishingDeal, card: string): Set<string> {
  return new Set(deal.legal.filter((move) => cardOf(move) === card).flatMap(cardsUsed));
}
