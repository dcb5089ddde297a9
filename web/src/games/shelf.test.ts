import { expect, test } from "vitest";
import { gamesFound, playersTold } from "./shelf";

test("numbers of players in words", () => {
  expect(playersTold([3])).toBe("3 players");
  expect(playersTold([4, 6])).toBe("4 or 6 players");
  expect(playersTold([2, 3, 4, 5, 6])).toBe("2 to 6 players");
});

const game = (name: string, title: string, also_called: string[], found_by: string[] = []) => ({
  ...{ name, title, also_called, found_by },
});
const names = (text: string, ...games: ReturnType<typeof game>[]) =>
  gamesFound(games, text).map(({ name }) => name);

test("a game is found by any of its names, whatever the case, accents and spaces", () => {
  const it = game("two-hundred", "Two Hundred", ["La Bloutte", "شلم"]);
  for (const text of ["two hundred", "TWO-HUN", "labloutte", "Là Bloutte", "شلم"])
    expect(names(text, it), text).toEqual([it.name]);
  expect(names("buckeye", it)).toEqual([]);
});

test("a game's own name comes before other names of others", () => {
  const one = game("kentucky-rook", "Kentucky Rook", ["one-high"]);
  expect(names("One High", one, game("one-high", "One High", []))[0]).toBe("one-high");
});

test("without such a name the words have to be true of a game", () => {
  const tuxedo = game("tuxedo", "Tuxedo", [], ["four", "two", "three", "player"]);
  const three = game("three", "Rook for Three", [], ["three", "player", "rook", "handed"]);
  expect(names("3 players", tuxedo, three)).toEqual(["three", "tuxedo"]);
  expect(names("3-handed", tuxedo, three)).toEqual(["three"]);
  expect(names("three jokers", tuxedo, three)).toEqual([]);
});
