import { expect, test } from "vitest";
import type { DayGame, DayResults, DayView } from "../lib/protocol";
import { mayBegin, stateOf } from "./day";

const day = { day: "2026-11-25", is_today: true } as DayView;
const deal = (own: DayGame["own"], secret: string | null = null) =>
  ({ game: "dixie", own, secret }) as DayGame;
const own = (points: number | null, has_ended: boolean, place: number | null = null) => ({
  points,
  has_ended,
  place,
});

test("a deal is new, running, played or given up", () => {
  expect(stateOf(day, deal(null), null)).toEqual({ kind: "new" });
  expect(stateOf(day, deal(own(null, false)), null)).toEqual({ kind: "running" });
  expect(stateOf(day, deal(own(null, true)), null)).toEqual({ kind: "given up" });
  const played = { kind: "played", points: 80, place: 3 };
  expect(stateOf(day, deal(own(80, true, 3)), null)).toEqual(played);
  const found = { own: 80, place: 3 } as DayResults;
  expect(stateOf(day, deal(null), found)).toEqual(played);
});

test("a deal is begun on its day, and again once everybody may know it", () => {
  const yesterday = { ...day, is_today: false };
  expect(mayBegin(day, deal(null))).toBe(true);
  expect(mayBegin(yesterday, deal(null))).toBe(false);
  expect(mayBegin(yesterday, deal(null, "ab"))).toBe(true);
});
