import { describe, expect, test } from "vitest";
import type { AnyDeal, TableView } from "../../lib/protocol";
import { isTurn, tricksDone, turnsOf, waitsFor } from "./turn";

const table = { you: 0, seats: [{ name: "Ann" }, { name: "Ben" }] } as TableView;
const tricks = (fields: object) =>
  ({ kind: "tricks", phase: "play", actors: [0], trick: null, ...fields }) as unknown as AnyDeal;
const fishing = (fields: object) =>
  ({ kind: "fishing", phase: "play", actors: [0, 1], turn: 1, ...fields }) as unknown as AnyDeal;

describe("whose turn it is", () => {
  test("while an orange is open it is nobody's turn", () => {
    expect(isTurn(fishing({}), 0)).toBe(false);
    expect(turnsOf(fishing({}))).toEqual([1]);
  });

  test("spectators have no turn, and nobody has one when the deal is over", () => {
    expect(isTurn(tricks({}), null)).toBe(false);
    expect(isTurn(tricks({ phase: "over" }), 0)).toBe(false);
  });
});

describe("what the table waits for", () => {
  test.each([
    [tricks({ phase: "bid" }), "Your turn to bid"],
    [tricks({}), "Your turn to lead"],
    [tricks({ trick: { leader: 1, cards: ["R5"] } }), "Your turn"],
    [tricks({ phase: "bury", actors: [1] }), "Ben is burying"],
    [fishing({}), "Ben is thinking"],
  ])("%#: %s", (deal, words) => {
    expect(waitsFor(table, deal)).toBe(words);
  });
});

test("tricks are counted by who won them", () => {
  expect(tricksDone(tricks({ tricks_won: [2, 3] }))).toBe(5);
  expect(tricksDone(null)).toBe(0);
});
