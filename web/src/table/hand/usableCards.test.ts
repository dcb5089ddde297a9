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

test("the cards of the centre that a card could take", () => {
  const deal = fishing(["take R9 G9 [G5+R4]", "take R5 B5"]);
  expect(centreCardsFor(deal, "R9")).toEqual(new Set(["G9", "G5", "R4"]));
});
