import { expect, test } from "vitest";
import type { Layout } from "../lib/protocol";
import {
  builds,
  cardsIn,
  dealtOut,
  draftOf,
  emptyDraft,
  laidOut,
  nextBuild,
  placeOf,
  placesOf,
  rest,
  withCards,
  withFacts,
} from "./draft";

const PACK = ["B", "G", "R", "Y"].flatMap((suit) =>
  Array.from({ length: 14 }, (_, n) => `${suit}${n + 1}`),
);
const DIXIE: Layout = {
  kind: "tricks",
  pack: PACK,
  places: 4,
  hand_size: 13,
  nest_size: 4,
  trumps: ["black", "green", "red", "yellow"],
  sides: "alternate",
};
const TUXEDO: Layout = { ...DIXIE, kind: "fishing", places: 2, hand_size: 4, nest_size: 0 };

const dixie = emptyDraft("dixie", { seats: 4 }, DIXIE, 4);
const tuxedo = emptyDraft("tuxedo", { seats: 2 }, TUXEDO, 2);

test("a card lies in one place", () => {
  let draft = withCards(dixie, ["R5", "R6"], "hand1");
  draft = withCards(draft, ["R5"], "trick");
  expect(cardsIn(draft, "hand1")).toEqual(["R6"]);
  expect(placeOf(draft, "R5")).toBe("trick");
  expect(placeOf(withCards(draft, ["R5"], "rest"), "R5")).toBe("rest");
  expect(rest(draft)).toHaveLength(54);
  expect(rest(dixie)).toHaveLength(56);
});

test("hands are filled evenly, less what lies in the trick", () => {
  let draft = withFacts(withCards(dixie, ["R1", "R2", "R3"], "hand2"), { leader: 1 });
  draft = dealtOut(withCards(draft, ["R9"], "trick"), 3);
  expect([0, 1, 2, 3].map((seat) => cardsIn(draft, `hand${seat}`).length)).toEqual([3, 2, 3, 3]);
});

test("what is laid out is read back", () => {
  const draft = withFacts(dealtOut(dixie, 13), {
    leader: 2,
    bidder: 3,
    bid: "80",
    tricksWon: [3, 4],
  });
  expect(draftOf(laidOut(draft), DIXIE)).toMatchObject({ facts: draft.facts, seats: 4 });
  expect(laidOut(draftOf(laidOut(draft), DIXIE))).toEqual(laidOut(draft));
});

test("a build of several groups keeps its value", () => {
  const draft = withCards(tuxedo, ["B4", "R5", "G9"], "build0=9");
  expect(laidOut(draft).centre).toBe("[B4+R5+G9]=9");
  expect(nextBuild(draft)).toBe("build1");
  expect(laidOut(draftOf(laidOut(draft), TUXEDO))).toEqual(laidOut(draft));
});

test("builds of Tuxedo keep their order, and one without cards goes", () => {
  expect(nextBuild(tuxedo)).toBe("build0");
  let draft = withCards(tuxedo, ["B4", "R5"], "build0");
  draft = withCards(draft, ["R9"], "centre");
  expect(laidOut(draft).centre).toBe("R9 [B4+R5]");
  expect(nextBuild(draft)).toBe("build1");
  expect(laidOut(draftOf(laidOut(draft), TUXEDO))).toEqual(laidOut(draft));
  draft = withCards(draft, ["B4", "R5"], "hand0");
  expect(builds(draft)).toEqual([]);
  expect(placesOf(draft)).toEqual(["hand0", "hand1", "centre", "taken0", "taken1"]);
});
