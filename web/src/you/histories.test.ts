import { expect, test } from "vitest";
import { ANY, queryOf } from "./histories";

test("a query has what is wanted, and whole days", () => {
  expect(queryOf(ANY)).toBe("");
  expect(queryOf({ ...ANY, game: "dixie", outcome: "won" }, "1/x/0")).toBe(
    "?game=dixie&outcome=won&after=1%2Fx%2F0",
  );
  const day = new URLSearchParams(queryOf({ ...ANY, since: "2026-11-25", until: "2026-11-25" }));
  expect(Number(day.get("until")) - Number(day.get("since"))).toBe(86_400);
  expect(queryOf({ ...ANY, since: "soon" })).toBe("");
});
