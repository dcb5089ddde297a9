import { expect, test } from "vitest";
import type { AskedView, TableView } from "../../lib/protocol";
import { questionText, waitText } from "./asked";

const table = {
  you: 0,
  seats: ["Ann", "Bob", "Cora", "Dan"].map((name) => ({ name, kind: "person" })),
} as TableView;

function asked(what: string, seat: number, other: number | null = null): AskedView {
  return { version: 7, what, seat, other, agreed: [], waits_for: [0, 2, 3], hand: [] };
}

test("a question is worded for each person asked", () => {
  expect(questionText(table, asked("swap", 1, 0))).toBe("Bob asks you to swap seats.");
  expect(questionText(table, asked("swap", 0, 2))).toBe("You ask Cora to swap seats.");
  expect(questionText(table, asked("undo", 3))).toBe("Dan asks to take back the last move.");
});

test("the people waited for are named", () => {
  expect(waitText(table, asked("undo", 1))).toBe("Waiting for Cora and Dan.");
  expect(waitText(table, { ...asked("undo", 1), waits_for: [0], hand: [] })).toBe("");
});
