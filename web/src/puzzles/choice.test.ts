import { describe, expect, test } from "vitest";
import { choiceIn, isWanted, nextOf, queryOf } from "./choice";

const ALL = ["a", "b", "c"].map((id) => ({
  id,
  game: id === "a" ? "dixie" : "tuxedo",
  difficulty: "easy",
  themes: ["duck", id],
}));

describe("the choice of puzzles", () => {
  test("it stands in the address", () => {
    const choice = { game: "dixie", theme: "", difficulty: "hard" };
    expect(queryOf(choice)).toBe("?game=dixie&difficulty=hard");
    expect(choiceIn(queryOf(choice))).toEqual(choice);
    expect(queryOf(choiceIn(""))).toBe("");
  });

  test("an empty part is for any", () => {
    const wanted = (query: string) =>
      ALL.filter((each) => isWanted(each, choiceIn(query))).map(({ id }) => id);
    expect(wanted("")).toEqual(["a", "b", "c"]);
    expect(wanted("?game=tuxedo")).toEqual(["b", "c"]);
    expect(wanted("?theme=c&game=tuxedo")).toEqual(["c"]);
    expect(wanted("?difficulty=hard")).toEqual([]);
  });
});

describe("the next puzzle", () => {
  test("is one that is not solved, and not the one shown", () => {
    expect(nextOf(ALL, ["a"], "b", 0)).toBe("c");
    expect(nextOf(ALL, ["a", "c"], "b", 0.99)).toBe("c");
    expect(nextOf(ALL, [], "", 0.99)).toBe("c");
  });

  test("is any once all are solved, even the same if there is no other", () => {
    expect(nextOf(ALL, ["a", "b", "c"], "a", 0)).toBe("b");
    expect(nextOf(ALL.slice(0, 1), ["a"], "a", 0)).toBe("a");
    expect(nextOf([], [], "", 0)).toBeNull();
  });
});
