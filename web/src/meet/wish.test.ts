import { expect, test } from "vitest";
import type { GameListed } from "../lib/protocol";
import { asked, FIRST_WISH, showsAll, wishOf } from "./wish";

const games = [
  { name: "dixie", seats: [4, 6] },
  { name: "three", seats: [3] },
] as GameListed[];

test("a kept wish loses what the server does not have", () => {
  const kept = { games: { dixie: 6, three: 4, chess: 2 }, pace: "fast" as const, anyRules: true };
  const wish = wishOf(kept, games);
  expect(wish.games).toEqual({ dixie: 6 });
  expect(wish.pace).toBe("fast");
  expect(wish.anyRules).toBe(true);
});

test("what is kept wrongly is as at first", () => {
  for (const kept of [null, { pace: "never", company: 7, games: 3 }] as never[])
    expect(wishOf(kept, games)).toEqual(FIRST_WISH);
});

test("the request has the games with their numbers of players", () => {
  const wish = { ...FIRST_WISH, games: { three: 3, dixie: 4 }, company: "30" as const };
  expect(asked(wish, "Ann")).toEqual({
    name: "Ann",
    games: [
      { game: "three", seats: 3 },
      { game: "dixie", seats: 4 },
    ],
    rules: "default",
    pace: "any",
    bots_after: 30,
    ratings: null,
  });
  expect(asked({ ...wish, company: "people" }, "Ann").bots_after).toBeNull();
});

test("ratings are asked for only by who shows one in every game wished for", () => {
  const wish = { ...FIRST_WISH, games: { three: 3, dixie: 4 } };
  expect(showsAll(wish, { three: 1500 })).toBe(false);
  expect(showsAll(wish, { three: 1500, dixie: 1400 })).toBe(true);
  expect(showsAll(FIRST_WISH, { three: 1500 })).toBe(false);
});
