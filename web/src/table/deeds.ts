// The last thing each seat did, in two or three words under its name.

import { cardName, suitName } from "../lib/cards";
import { cardOf, cardsUsed, verbOf } from "../lib/moves";
import type { Happened } from "../lib/protocol";

/** A move in a few words, as of somebody else: "passes", "takes 3". */
export function deedOf(move: string): string {
  const card = cardOf(move);
  const word = move.split(" ")[1] ?? "";
  switch (verbOf(move)) {
    case "bid":
      return word === "sun" ? "shoots the sun" : `bids ${word}`;
    case "pass":
      return "passes";
    case "trump":
      return `names ${suitName(word)}`;
    case "call":
      return card ? `calls ${cardName(card)}` : "calls a card";
    case "bury":
      return "buries";
    case "lead":
      return word === "left" ? "has the left lead" : "leads";
    case "play":
      return card ? `plays ${cardName(card)}` : "plays";
    case "take":
      return `takes ${cardsUsed(move).length}`;
    case "build":
      return "builds";
    case "trail":
      return card ? `trails ${cardName(card)}` : "trails";
    case "orange":
      return "calls orange";
    default:
      return "";
  }
}

/** What each seat did last in the deal that runs, out of the log. */
export function deedsOf(log: Happened[], seats: number): string[] {
  const deeds: string[] = Array.from({ length: seats }, () => "");
  for (let at = log.length - 1; at >= 0; at--) {
    const { what, seat, move } = log[at]!;
    if (what === "dealt") break;
    if (what === "moved" && move && typeof seat === "number") deeds[seat] ||= deedOf(move);
  }
  return deeds;
}
