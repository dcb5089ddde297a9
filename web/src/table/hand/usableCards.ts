// Which cards the legal moves use: of the hand, and of the centre.

import { cardOf, cardsAfter, cardsUsed, type Verb } from "../../lib/moves";
import type { AnyDeal, FishingDeal } from "../../lib/protocol";

const VERBS: Record<string, Verb> = { play: "play", bury: "bury" };

/** The cards of the hand that may be used now; null where the question is not about the hand. */
export function usableCards(deal: AnyDeal): Set<string> | null {
  if (deal.kind === "tricks") {
    const verb = VERBS[deal.phase];
    return verb ? cardsAfter(verb, deal.legal) : null;
  }
  const cards = deal.legal.map(cardOf).filter((card) => card !== null);
  return cards.length ? new Set(cards) : null;
}

/** The cards of the centre that a card of the hand can do something with. */
export function centreCardsFor(deal: FishingDeal, card: string): Set<string> {
  return new Set(deal.legal.filter((move) => cardOf(move) === card).flatMap(cardsUsed));
}
