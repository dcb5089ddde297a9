/** What a card of the hand can do in Tuxedo, read from the legal moves; the rules are the server's. */

import { cardName, listed, rankText } from "../lib/cards";
import { cardOf, cardsUsed, groupsOf, verbOf, type Group } from "../lib/moves";
import type { FishingDeal, PileView } from "../lib/protocol";

export interface Choice {
  move: string;
  kind: "take" | "build" | "trail";
  card: string;
  groups: Group[];
  /** How many cards of the centre it uses. */
  size: number;
  /** What it brings, in the server's words. */
  brings: string;
  /** The value of a build; 0 for anything else. */
  value: number;
}

const KINDS = ["take", "build", "trail"];

/** All that a card can do, the largest capture first, then builds, then to trail it. */
export function choicesOf(deal: FishingDeal, card: string | null): Choice[] {
  const found: Choice[] = [];
  deal.legal.forEach((move, i) => {
    const kind = verbOf(move);
    if (cardOf(move) !== card || !isChoice(kind)) return;
    const groups = groupsOf(move);
    const used = groups.flatMap((group) => group.cards);
    found.push({
      move,
      kind,
      card: card!,
      groups,
      size: used.length,
      brings: deal.brings[i] ?? "",
      value: kind === "build" ? sum([card!, ...used]) : 0,
    });
  });
  const place = (choice: Choice) => KINDS.indexOf(choice.kind);
  return found.sort((a, b) => place(a) - place(b) || b.size - a.size || a.value - b.value);
}

function isChoice(kind: string): kind is Choice["kind"] {
  return KINDS.includes(kind);
}

function sum(cards: string[]): number {
  return cards.reduce((total, card) => total + Number(rankText(card)), 0);
}

/** The centre's cards that some choice uses. */
export function takeableBy(choices: Choice[]): Set<string> {
  return new Set(choices.flatMap((choice) => cardsUsed(choice.move)));
}

/** The choice that a tap on a pile asks for: with the pile if it is not in the choice, else without. */
export function nextChoice(
  choices: Choice[],
  chosen: Choice | undefined,
  pile: PileView,
): Choice | undefined {
  const uses = (choice: Choice) => cardsUsed(choice.move).includes(pile.cards[0]!);
  const with_ = choices.filter((choice) => uses(choice));
  if (!chosen || !uses(chosen)) return with_[0] ?? chosen;
  const place = with_.indexOf(chosen);
  return with_[place + 1] ?? choices.find((choice) => !uses(choice)) ?? with_[0];
}

/** The one clear button: "Take 3 cards", "Build 9", "Trail red 7". */
export function deed(choice: Choice): string {
  if (choice.kind === "build") return `Build ${choice.value}`;
  if (choice.kind === "trail") return `Trail ${cardName(choice.card)}`;
  const [first] = choice.groups;
  return choice.size === 1 ? `Take ${cardName(first!.cards[0]!)}` : `Take ${choice.size} cards`;
}

/** Why a card can do nothing now, as far as the legal moves tell. */
export function whyNothing(deal: FishingDeal, card: string): string {
  const takers = [
    ...new Set(deal.legal.filter((move) => verbOf(move) === "take").map((move) => cardOf(move)!)),
  ];
  const name = capital(cardName(card));
  if (takers.length === 0) return `${name} cannot be played now.`;
  const can = `${listed(takers.map(cardName))} can`;
  return `${name} takes nothing here, and it cannot be trailed while another card captures: ${can}.`;
}

/** A pile in words: "red 5", "build of 9: red 5 and green 4". */
export function pileWords(pile: PileView): string {
  const names = pile.cards.map(cardName);
  return pile.cards.length === 1 ? names[0]! : `build of ${pile.value}: ${listed(names)}`;
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
