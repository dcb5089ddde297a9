import { expect, test } from "vitest";
import { playersTold } from "./shelf";

test("numbers of players in words", () => {
  expect(playersTold([3])).toBe("3 players");
  expect(playersTold([4, 6])).toBe("4 or 6 players");
  expect(playersTold([2, 3, 4, 5, 6])).toBe("2 to 6 players");
});
