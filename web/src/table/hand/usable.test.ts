import { describe, expect, test } from "vitest";
import type { AnyDeal, FishingDeal } from "../../lib/protocol";
import { centreCards, usable } from "./usable";

const fishing = (legal: string[]) => ({ kind: "fishing", legal }) as unknown as FishingDeal;

describe("the cards that may be used", () => {
  test("are none where the hand is not asked", () => {
    expect(
      usable({ kind: "tricks", phase: "bid", legal: ["pass"] } as unknown as AnyDeal),
    ).toBeNull();
    expect(usable(fishing(["orange", "hold"]))).toBeNull();
  });

  test("are those of the phase", () => {
    const deal = { kind: "tricks", phase: "play", legal: ["play R1"] } as unknown as AnyDeal;
    expect(usable(deal)).toEqual(new Set(["R1"]));
    expect(usable(fishing(["take R9 G9", "trail R7"]))).toEqual(new Set(["R9", "R7"]));
  });
});

test("a card shows what it could take", () => {
  const deal = fishing(["take R9 G9 [G5+R4]", "take R5 B5"]);
  expect(centreCards(deal, "R9")).toEqual(new Set(["G9", "G5", "R4"]));
});
