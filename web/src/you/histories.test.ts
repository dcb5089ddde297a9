import { expect, test } from "vitest";
import { ANY, queryOf } from "./histories";

test("a query has what is wanted, and whole days", () => {
  expect(queryOf(ANY)).toEqual({});
  expect(queryOf({ ...ANY, game: "dixie", outcome: "won" }, "1/x/0")).toEqual({
    game: "dixie",
    outcome: "won",
    after: "1/x/0",
  });
  const day = queryOf({ ...ANY, since: "2026-11-25", until: "2026-11-25" });
  expect(Number(day["until"]) - Number(day["since"])).toBe(86_400);
  expect(queryOf({ ...ANY, since: "soon" })).toEqual({});
});
