import { expect, test } from "vitest";
import { isFound, playersTold } from "./shelf";

test("numbers of players in words", () => {
  expect(playersTold([3])).toBe("3 players");
  expect(playersTold([4, 6])).toBe("4 or 6 players");
  expect(playersTold([2, 3, 4, 5, 6])).toBe("2 to 6 players");
});

test("a game is found by any of its names, whatever the case, accents and spaces", () => {
  const game = { name: "two-hundred", title: "Two Hundred", also_called: ["La Bloutte", "شلم"] };
  for (const text of ["", "two hundred", "TWO-HUN", "labloutte", "Là Bloutte", "شلم"]) {
    expect(isFound(game, text), text).toBe(true);
  }
  expect(isFound(game, "buckeye")).toBe(false);
});
