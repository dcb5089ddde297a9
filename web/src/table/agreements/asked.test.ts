import { expect, test } from "vitest";
import type { AnyDeal, AskedView, Happened, TableView } from "../../lib/protocol";
import { mayUndo, questionText, waitText } from "./asked";

const table = {
  you: 0,
  seats: ["Ann", "Bob", "Cora", "Dan"].map((name) => ({ name, kind: "person" })),
} as TableView;

function asked(what: string, seat: number, other: number | null = null): AskedView {
  return { version: 7, what, seat, other, agreed: [], waits_for: [0, 2, 3] };
}

test("a question is worded for each person asked", () => {
  expect(questionText(table, asked("swap", 1, 0))).toBe("Bob asks you to swap seats.");
  expect(questionText(table, asked("swap", 0, 2))).toBe("You ask Cora to swap seats.");
  expect(questionText(table, asked("undo", 3))).toBe("Dan asks to take back the last move.");
});

test("the people waited for are named", () => {
  expect(waitText(table, asked("undo", 1))).toBe("Waiting for Cora and Dan.");
  expect(waitText(table, { ...asked("undo", 1), waits_for: [0] })).toBe("");
});

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
