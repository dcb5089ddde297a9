import { describe, expect, test } from "vitest";
import type { AnyDeal, FishingDeal } from "../../lib/protocol";
import { centreCardsFor, usableCards } from "./usableCards";

const fishing = (legal: string[]) => ({ kind: "fishing", legal }) as unknown as FishingDeal;

describe("the usable cards of the hand", () => {
  test("are none if the question is not about the hand", () => {
    expect(
      usableCards({ kind: "tricks", phase: "bid", legal: ["pass"] } as unknown as AnyDeal),
    ).toBeNull();
    expect(usableCards(fishing(["orange", "hold"]))).toBeNull();
  });

  test("are those of the legal moves in this phase", () => {
    const deal = { kind: "tricks", phase: "play", legal: ["play R1"] } as unknown as AnyDeal;
    expect(usableCards(deal)).toEqual(new Set(["R1"]));
    expect(usableCards(fishing(["take R9 G9", "trail R7"]))).toEqual(new Set(["R9", "R7"]));
  });
});

test("of cards of which only one may be buried, the others are not usable once one is chosen", () => {
  const legal = ["bury R5", "bury G10", "bury B7"];
  const deal = { kind: "tricks", phase: "bury", legal, bury_one_of: ["R5", "G10"] };
  const usable = (...chosen: string[]) => usableCards(deal as unknown as AnyDeal, chosen);
  expect(usable("B7")).toEqual(new Set(["R5", "G10", "B7"]));
  expect(usable("B7", "G10")).toEqual(new Set(["G10", "B7"]));
});

test("the cards of the centre that a card could take", () => {
  const deal = fishing(["take R9 G9 [G5+R4]", "take R5 B5"]);
  expect(centreCardsFor(deal, "R9")).toEqual(new Set(["G9", "G5", "R4"]));
});
