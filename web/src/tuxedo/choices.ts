// The moves of a card in Tuxedo, read from the legal moves that the server lists.

import { cardName, listed, sumOf } from "../lib/cards";
import { cardOf, cardsUsed, groupsOf, groupWords, verbOf, type Group } from "../lib/moves";
import type { FishingDeal, PileView } from "../lib/protocol";
import { capital } from "../lib/wording";
import { say } from "../lang/say";

export interface Choice {
  move: string;
  kind: "take" | "build" | "trail";
  card: string;
  groups: Group[];
  /** The number of cards it uses from the centre. */
  size: number;
  /** What it wins, in the server's words: "3 cards and 1 five". */
  brings: string;
  /** The value of a build; 0 for anything else. */
  value: number;
}

const KINDS = ["take", "build", "trail"];

/** The moves of a card: captures, the largest first, then builds, then trailing it. */
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
      value: kind === "build" ? valueOf(move) : 0,
    });
  });
  const place = (choice: Choice) => KINDS.indexOf(choice.kind);
  return found.sort((a, b) => place(a) - place(b) || b.size - a.size || a.value - b.value);
}

function isChoice(kind: string): kind is Choice["kind"] {
  return KINDS.includes(kind);
}

/** The value of a build: the sum of the card and what it is laid on. */
function valueOf(move: string): number {
  const [under] = move.includes(" on ") ? groupsOf(move) : [];
  return sumOf([cardOf(move)!, ...(under?.cards ?? [])]);
}

/** The choice after a tap on a pile: the next one that uses it; after the last, one that does not. */
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

/** The text of the button for a choice: "Take 3 cards", "Build 9", "Trail red 7". */
export function buttonText(choice: Choice): string {
  if (choice.kind === "build") return say.tuxedoBuild({ value: choice.value });
  if (choice.kind === "trail") return say.tuxedoTrail({ card: cardName(choice.card) });
  const [first] = choice.groups;
  return choice.size === 1
    ? say.tuxedoTake({ what: cardName(first!.cards[0]!) })
    : say.tuxedoTakeCards({ count: choice.size });
}

/** The whole choice in words: "Take red 3; red 1 plus green 2", "Lay it on yellow 5", "Red 7". */
export function choiceWords(choice: Choice): string {
  if (choice.kind === "trail") return capital(cardName(choice.card));
  const groups = choice.groups.map(groupWords).join("; ");
  return choice.kind === "take" ? say.tuxedoTake({ what: groups }) : say.tuxedoLay({ groups });
}

/** The result of a choice in few words: "Take 3 cards and 1 five", "Build 9", "Trail it". */
export function shortWords(choice: Choice): string {
  if (choice.kind === "take") return say.tuxedoTake({ what: choice.brings });
  return choice.kind === "build" ? say.tuxedoBuild({ value: choice.value }) : say.tuxedoTrailIt;
}

/** The card from the hand that a choice leaves in the centre as part of a build, if it does. */
export function laidBy(choice: Choice): string | undefined {
  return choice.kind === "build" ? choice.card : undefined;
}

/** The build that a seat must take or raise with this turn; undefined if there is none. */
export function dueBuild(deal: FishingDeal, seat: number | null): PileView | undefined {
  const isUsed = (pile: PileView) =>
    deal.legal.some((move) => cardsUsed(move).includes(pile.cards[0]!));
  return deal.centre.find((pile) => seat !== null && pile.owed_by?.includes(seat) && isUsed(pile));
}

/** A sentence on the build that the player must take or raise. */
export function dueWords(pile: PileView): string {
  return say.buildDue({ value: pile.value });
}

/** A sentence on why a card has no legal move now, derived from the legal moves of other cards. */
export function whyNothing(deal: FishingDeal, card: string): string {
  const takers = [
    ...new Set(deal.legal.filter((move) => verbOf(move) === "take").map((move) => cardOf(move)!)),
  ];
  const name = capital(cardName(card));
  if (takers.length === 0) return say.cardStuck({ card: name });
  return say.cardTakesNothing({ card: name, cards: listed(takers.map(cardName)) });
}

/** A pile in words: "red 5", "build of 9: red 5 and green 4". */
export function pileWords(pile: PileView): string {
  const names = pile.cards.map(cardName);
  return pile.cards.length === 1
    ? names[0]!
    : say.pileBuild({ value: pile.value, cards: listed(names) });
}
