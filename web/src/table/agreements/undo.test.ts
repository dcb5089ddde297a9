import { expect, test } from "vitest";
import type { AnyDeal, Happened } from "../../lib/protocol";
import { mayUndo } from "./undo";

const deal = { kind: "tricks", phase: "play" } as AnyDeal;

function moved(seat: number, move: string): Happened {
  return { version: 1, what: "moved", seat, move, told: [] } as unknown as Happened;
}

test("a move may be taken back until a card is shown", () => {
  const dealt = { version: 1, what: "dealt" } as unknown as Happened;
  const undone = { version: 1, what: "undone", seat: 0, moves: 2 } as unknown as Happened;
  expect(mayUndo([dealt], deal, 0)).toBe(false);
  expect(mayUndo([dealt, moved(0, "bid 70"), moved(1, "pass")], deal, 0)).toBe(true);
  expect(mayUndo([dealt, moved(0, "play R5")], deal, 0)).toBe(true);
  expect(mayUndo([dealt, moved(0, "play R5"), moved(1, "play R6")], deal, 0)).toBe(false);
  expect(mayUndo([dealt, moved(0, "bid 70"), moved(1, "pass"), undone], deal, 0)).toBe(false);
  expect(mayUndo([dealt, moved(0, "bid 70")], deal, null)).toBe(false);
});
