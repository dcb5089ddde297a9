// A position while it is set up: which card lies where. All operations return a new draft.

import { sumOf } from "../lib/cards";
import type { Analysed, FishingDeal, LaidOut, Layout, TrickDeal } from "../lib/protocol";

export type Options = LaidOut["options"];

/** A place for cards: `hand0`, `taken1`, `nest`, `trick`, `centre`, `build0`, `rest`, or `build1=9` for a build of several groups. */
export type Place = string;

/** What a draft says besides its cards. */
export interface Facts {
  dealer: number;
  trump: string;
  leader: number;
  bidder: number;
  bid: string;
  partners: readonly number[];
  tricksWon: readonly [number, number];
  turn: number;
}

export interface Draft {
  readonly game: string;
  readonly options: NonNullable<Options>;
  readonly layout: Layout;
  readonly seats: number;
  readonly facts: Facts;
  /** The cards of each place, in order; those in no place lie in `rest`. */
  readonly cards: Readonly<Record<Place, readonly string[]>>;
}

/** The usual facts: the first seat deals and bids, the next one leads. */
const USUAL: Facts = {
  dealer: 0,
  trump: "",
  leader: 1,
  bidder: 0,
  bid: "",
  partners: [],
  tricksWon: [0, 0],
  turn: 1,
};

/** A draft with every card in `rest`. */
export function emptyDraft(
  game: string,
  options: NonNullable<Options>,
  layout: Layout,
  seats: number,
): Draft {
  const isPlay = layout.kind === "tricks" && layout.places === seats;
  const trump = isPlay ? (layout.trumps[0] ?? "") : "";
  return { game, options, layout, seats, facts: { ...USUAL, trump }, cards: {} };
}

export function hand(seat: number): Place {
  return `hand${seat}`;
}

export function taken(seat: number): Place {
  return `taken${seat}`;
}

export function cardsIn(draft: Draft, place: Place): readonly string[] {
  return draft.cards[place] ?? [];
}

/** The cards that lie in no place. */
export function rest(draft: Draft): string[] {
  const placed = new Set(Object.values(draft.cards).flat());
  return draft.layout.pack.filter((card) => !placed.has(card));
}

/** The place of a card. */
export function placeOf(draft: Draft, card: string): Place {
  return Object.keys(draft.cards).find((place) => cardsIn(draft, place).includes(card)) ?? "rest";
}

/** Move cards to a place, where they come last. */
export function withCards(draft: Draft, moved: readonly string[], place: Place): Draft {
  const gone = new Set(moved);
  const cards: Record<Place, readonly string[]> = {};
  for (const [name, held] of Object.entries(draft.cards)) {
    const kept = held.filter((card) => !gone.has(card));
    if (kept.length || !name.startsWith("build")) cards[name] = kept;
  }
  if (place !== "rest") cards[place] = [...(cards[place] ?? []), ...moved];
  return { ...draft, cards };
}

export function withFacts(draft: Draft, facts: Partial<Facts>): Draft {
  return { ...draft, facts: { ...draft.facts, ...facts } };
}

/** The names of the builds in the centre, in order. */
export function builds(draft: Draft): Place[] {
  return Object.keys(draft.cards)
    .filter((place) => place.startsWith("build"))
    .sort((a, b) => parseInt(a.slice(5)) - parseInt(b.slice(5)));
}

/** The end of a text or place of a build that tells the value of its groups: "=9" or "". */
function valueIn(build: string): string {
  return /=\d+$/.exec(build)?.[0] ?? "";
}

/** The name of the next build to be added. */
export function nextBuild(draft: Draft): Place {
  const last = builds(draft).at(-1);
  return `build${last ? parseInt(last.slice(5)) + 1 : 0}`;
}

/** Every place that cards may lie in, except `rest`. */
export function placesOf(draft: Draft): Place[] {
  const { layout, seats } = draft;
  const hands = Array.from({ length: layout.places }, (_, at) => hand(at));
  if (layout.kind === "tricks") {
    const isPlayed = draft.facts.trump !== "";
    return [...hands, ...(isPlayed ? ["trick"] : []), ...(layout.nest_size ? ["nest"] : [])];
  }
  const won = Array.from({ length: seats }, (_, at) => taken(at));
  return [...hands, "centre", ...builds(draft), ...won];
}

/** The most cards that a place takes; null for any number. */
export function roomOf(draft: Draft, place: Place): number | null {
  if (place.startsWith("hand") && draft.layout.kind === "tricks") return draft.layout.hand_size;
  if (place === "nest") return draft.layout.nest_size;
  if (place === "trick") return draft.seats - 1;
  return null;
}

/** The number of cards of the largest hand. */
export function largestHand(draft: Draft): number {
  return Math.max(...seatsOf(draft).map((seat) => cardsIn(draft, hand(seat)).length));
}

/**
 * Deal cards of `rest` at random. Each hand is filled to `size` cards, or to one fewer if its seat
 * has a card in the trick. If `size` is that of a new deal, the nest or the centre is filled, too.
 */
export function dealtOut(draft: Draft, size: number, random: () => number = Math.random): Draft {
  const left = shuffled(rest(draft), random);
  const { layout } = draft;
  let now = draft;
  for (const seat of seatsOf(draft)) {
    const due = size - (draft.facts.trump !== "" && isInTrick(draft, seat) ? 1 : 0);
    const lacking = Math.max(0, due - cardsIn(now, hand(seat)).length);
    now = withCards(now, left.splice(0, lacking), hand(seat));
  }
  if (size < layout.hand_size) return now;
  if (layout.kind === "tricks") {
    const lacking = Math.max(0, layout.nest_size - cardsIn(now, "nest").length);
    return layout.nest_size ? withCards(now, left.splice(0, lacking), "nest") : now;
  }
  const isEmpty = !cardsIn(now, "centre").length && !builds(now).length;
  return isEmpty ? withCards(now, left.splice(0, layout.hand_size), "centre") : now;
}

function seatsOf(draft: Draft): number[] {
  return Array.from({ length: draft.layout.places }, (_, seat) => seat);
}

/** Whether a seat has played to the trick on the table. */
export function isInTrick(draft: Draft, seat: number): boolean {
  const place = (seat - draft.facts.leader + draft.seats) % draft.seats;
  return place < cardsIn(draft, "trick").length;
}

function shuffled(cards: readonly string[], random: () => number): string[] {
  const left = [...cards];
  for (let at = left.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [left[at], left[other]] = [left[other]!, left[at]!];
  }
  return left;
}

/** The draft as the server takes it. */
export function laidOut(draft: Draft): LaidOut {
  const { facts, layout, seats } = draft;
  const text = (place: Place) => cardsIn(draft, place).join(" ");
  const hands = seatsOf(draft).map((seat) => text(hand(seat)));
  const common = { game: draft.game, options: draft.options, hands };
  if (layout.kind === "fishing") {
    const piles = builds(draft).map(
      (place) => `[${cardsIn(draft, place).join("+")}]${valueIn(place)}`,
    );
    return {
      ...common,
      dealer: facts.dealer,
      turn: facts.turn,
      centre: [text("centre"), ...piles].filter(Boolean).join(" "),
      taken: Array.from({ length: seats }, (_, seat) => text(taken(seat))),
    };
  }
  if (!facts.trump) return { ...common, dealer: facts.dealer, nest: text("nest") };
  return {
    ...common,
    dealer: facts.dealer,
    nest: text("nest"),
    trump: facts.trump,
    leader: facts.leader,
    trick: text("trick"),
    bidder: facts.bidder,
    bid: facts.bid,
    partners: [...facts.partners],
    tricks_won: [...facts.tricksWon],
  };
}

/** The draft of a laid-out position. */
export function draftOf(it: LaidOut, layout: Layout): Draft {
  const words = (text: string | undefined) => (text ?? "").split(" ").filter(Boolean);
  const hands = it.hands ?? [];
  const dummy = layout.kind === "tricks" && hands.length < layout.places ? 1 : 0;
  const seats = typeof it.options?.seats === "number" ? it.options.seats : layout.places - dummy;
  const cards: Record<Place, string[]> = {};
  hands.forEach((held, seat) => (cards[hand(seat)] = words(held)));
  (it.taken ?? []).forEach((won, seat) => (cards[taken(seat)] = words(won)));
  cards.nest = words(it.nest);
  cards.trick = words(it.trick);
  const piles = words(it.centre);
  cards.centre = piles.filter((pile) => !pile.startsWith("["));
  piles
    .filter((pile) => pile.startsWith("["))
    .forEach((pile, at) => {
      const [held = ""] = pile.slice(1).split("]");
      cards[`build${at}${valueIn(pile)}`] = held.split("+");
    });
  const [own = 0, other = 0] = it.tricks_won ?? [];
  const facts: Facts = {
    dealer: it.dealer ?? 0,
    trump: it.trump ?? "",
    leader: it.leader ?? (it.trump ? 0 : USUAL.leader),
    bidder: it.bidder ?? 0,
    bid: it.bid ?? "",
    partners: it.partners ?? [],
    tricksWon: [own, other],
    turn: it.turn ?? (layout.kind === "fishing" ? 0 : USUAL.turn),
  };
  return { game: it.game, options: it.options ?? {}, layout, seats, facts, cards };
}

/** The position shown as a draft, to be changed; null for a position that names no game. */
export function draftFrom(shown: Analysed): Draft | null {
  const { layout, step } = shown;
  if (!layout) return null;
  const seats = shown.players.length;
  const cards: Record<Place, readonly string[]> = {};
  step.hands.forEach((held, seat) => (cards[hand(seat)] = held));
  const draft = { ...emptyDraft(shown.game, shown.options, layout, seats), cards };
  return step.deal.kind === "fishing"
    ? fromFishing(draft, step.deal)
    : fromTricks(draft, step.deal, shown);
}

function fromFishing(draft: Draft, deal: FishingDeal): Draft {
  const cards = { ...draft.cards };
  cards.centre = deal.centre.flatMap((pile) => (pile.cards.length > 1 ? [] : pile.cards));
  deal.centre
    .filter((pile) => pile.cards.length > 1)
    .forEach((pile, at) => {
      const isPlain = pile.value === sumOf(pile.cards);
      cards[`build${at}${isPlain ? "" : `=${pile.value}`}`] = pile.cards;
    });
  (deal.taken ?? []).forEach((won, seat) => (cards[taken(seat)] = won));
  const facts = { dealer: Math.max(0, deal.dealer), turn: deal.turn ?? 0 };
  return withFacts({ ...draft, cards }, facts);
}

function fromTricks(draft: Draft, deal: TrickDeal, shown: Analysed): Draft {
  const isPlay = deal.phase === "play" && deal.dummy === undefined;
  if (!isPlay)
    return withFacts(
      { ...draft, cards: { ...draft.cards, nest: [...shown.step.nest] } },
      { trump: "", dealer: Math.max(0, deal.dealer) },
    );
  const side = (seat: number) => shown.sides?.[seat] ?? (seat === deal.bidder ? 0 : 1);
  const won = (of: number) =>
    deal.tricks_won.reduce((sum, tricks, seat) => sum + (side(seat) === of ? tricks : 0), 0);
  return withFacts(
    { ...draft, cards: { ...draft.cards, nest: shown.step.nest, trick: deal.trick?.cards ?? [] } },
    {
      dealer: Math.max(0, deal.dealer),
      trump: deal.trump ?? "",
      leader: deal.trick?.leader ?? 0,
      bidder: deal.bidder ?? 0,
      bid: deal.bid ?? "",
      partners: deal.partners,
      tricksWon: [won(0), won(1)],
    },
  );
}
