import { expect, test } from "vitest";
import type { AnyDeal, TableView } from "../lib/protocol";
import { slowTurnText } from "./slowTurn";

const UNTIL = new Date(2026, 10, 26, 18, 40).getTime();
const HOUR = 3_600_000;

const person = { kind: "person", is_stood_in: false };
const table = {
  you: 0,
  seats: [
    { ...person, name: "Ann" },
    { ...person, name: "Ben" },
    { ...person, name: "Cleo", is_stood_in: true },
    { kind: "bot", name: "Ada", is_stood_in: false },
  ],
} as TableView;
const deal = (actors: number[], phase = "play") =>
  ({ kind: "tricks", phase, actors, trick: null }) as unknown as AnyDeal;
const told = (of: AnyDeal | null, until: number | null = UNTIL, now = UNTIL - HOUR) =>
  slowTurnText(table, of, until, now, "en-GB").replaceAll(/[\u2066-\u2069]/g, "");

test.each([
  ["Your turn until Thursday 18:40.", deal([0])],
  ["Ben has until Thursday 18:40.", deal([1])],
  ["Ada is thinking.", deal([3])],
  ["Cleo is thinking.", deal([2])],
  ["The next deal comes within a minute.", deal([], "over")],
])("whom the table waits for: %s", (words, of) => {
  expect(told(of)).toBe(words);
});

test("a whole week is told with its date", () => {
  expect(told(deal([1]), UNTIL, UNTIL - 7 * 24 * HOUR)).toContain("26 November");
});

test("when the time is up, that is said until a bot has moved", () => {
  expect(told(deal([0]), UNTIL, UNTIL)).toContain("a bot moves for you");
  expect(told(deal([1]), UNTIL, UNTIL)).toBe("Ben: the time for the move is up.");
  expect(told(deal([1]), null)).toBe("Ben.");
});
