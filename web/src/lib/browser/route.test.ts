import { expect, test, vi } from "vitest";

vi.stubGlobal("location", { pathname: "/", search: "", hash: "" });
const { presentPath, routeOf } = await import("./route.svelte");

test.each([
  ["/how", "/games"],
  ["/rules/", "/games"],
  ["/find", "/games"],
  ["/how/dixie", "/games/dixie/how"],
  ["/rules/call-partner/", "/games/call-partner/rules"],
  ["/learn/tuxedo", "/games/tuxedo/learn"],
  ["/puzzles", "/learn/puzzles"],
  ["/puzzles/today", "/learn/puzzles/today"],
  ["/analysis", "/learn/analysis"],
  ["/learn", "/learn"],
  ["/learn/puzzles/x", "/learn/puzzles/x"],
  ["/learn/analysis", "/learn/analysis"],
  ["/games/dixie/how", "/games/dixie/how"],
  ["/how/dixie/nonsense", "/how/dixie/nonsense"],
  ["/", "/"],
])("%s leads to %s", (before, now) => {
  expect(presentPath(before)).toBe(now);
});

test("a page has a name and parts", () => {
  expect(routeOf("/rules/dixie")).toEqual({ page: "games", name: "dixie", rest: ["rules"] });
  expect(routeOf("/how/dixie/x").page).toBe("notFound");
  expect(routeOf("/r/abc/2/17")).toEqual({ page: "replay", name: "abc", rest: ["2", "17"] });
});
