import { expect, test } from "vitest";
import type { AnyDeal, SheetView, TableView } from "../lib/protocol";
import { isNews, standingOf } from "./standing";

const seat = { kind: "person", is_stood_in: false, is_bot: false };
const table = {
  code: "k3vq9xw2ab",
  game: "dixie",
  title: "Dixie Rook",
  stage: "playing",
  you: 0,
  sides: [0, 1, 0, 1],
  seats: [
    { ...seat, name: "Ann" },
    { ...seat, name: "Bea", is_bot: true },
    { ...seat, name: "" },
    { ...seat, name: "Dan", kind: "bot" },
  ],
} as unknown as TableView;
const deal = { kind: "tricks", number: 3, phase: "play", actors: [0] } as unknown as AnyDeal;
const sheet = {
  rows: [],
  totals: [140, 95, 140, 95],
  target: 500,
  ending: "",
  moment: null,
  winners: [],
} as SheetView;

test("a table in play, with whose turn it is", () => {
  expect(standingOf(table, deal, sheet, 5000, null)).toEqual({
    code: "k3vq9xw2ab",
    stage: "playing",
    game: "dixie",
    title: "Dixie Rook",
    seat: 0,
    players: [
      { name: "Ann", is_bot: false },
      { name: "Bea", is_bot: true },
      { name: "", is_bot: false },
      { name: "Dan", is_bot: true },
    ],
    sides: [0, 1, 0, 1],
    deal: 3,
    is_turn: true,
    totals: [140, 95, 140, 95],
    winners: [],
    changed_at: 5,
    is_practice: false,
    move_until: null,
  });
});

test("it is not the turn of a person whom a bot stands in for, nor after the match", () => {
  const stoodIn = { ...table, seats: [{ ...table.seats[0]!, is_stood_in: true }] };
  expect(standingOf(stoodIn, deal, sheet, 0, null).is_turn).toBe(false);
  expect(standingOf({ ...table, stage: "over" }, deal, sheet, 0, null).is_turn).toBe(false);
});

test("only a change is news, whatever the order of the fields", () => {
  const first = standingOf(table, deal, sheet, 5000, null);
  const backwards = Object.fromEntries(Object.entries(first).reverse()) as typeof first;
  expect(isNews(undefined, first)).toBe(true);
  expect(isNews(backwards, standingOf(table, deal, sheet, 9000, null))).toBe(false);
  expect(isNews(first, standingOf(table, { ...deal, number: 4 }, sheet, 9000, null))).toBe(true);
});

test("at a slow table it is kept until when to move; only another time is news", () => {
  const slow = { ...table, clock: 86_400 } as TableView;
  const first = standingOf(slow, deal, sheet, 5000, 3600);
  expect(first.move_until).toBe(3605);
  expect(standingOf({ ...slow, you: 1 }, deal, sheet, 5000, 3600).move_until).toBeNull();
  expect(isNews(first, standingOf(slow, deal, sheet, 65_000, 3540.4))).toBe(false);
  expect(isNews(first, standingOf(slow, deal, sheet, 65_000, 86_400))).toBe(true);
});
