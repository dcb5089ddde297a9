import { beforeEach, expect, test } from "vitest";
import type { LessonListed } from "../lib/protocol";
import { stubStorage } from "../notices/fakes";
import { doneLessons, markDone } from "./progress";
import { sharedFor } from "./shared";

const lesson = (name: string): LessonListed => ({
  name,
  game: name.split("/")[0]!,
  title: name,
  summary: "",
  minutes: 3,
});
const ALL = ["dixie/first", "dixie/points", "five/points", "three/points", "two/first"].map(lesson);
const GAMES = [
  { name: "dixie", is_variant: false },
  { name: "kentucky", is_variant: true },
  { name: "call-partner-five", is_variant: true },
  { name: "two", is_variant: true },
];

test("a game of the family shares the lessons of the main game with the same partners", () => {
  const names = (game: string) => sharedFor(ALL, game, GAMES).map((it) => it.name);
  expect(names("kentucky")).toEqual(["dixie/points"]);
  expect(names("call-partner-five")).toEqual(["five/points"]);
  expect(names("two")).toEqual(["three/points"]);
  expect(names("dixie")).toEqual([]);
});

beforeEach(stubStorage);

test("a played lesson is remembered once", () => {
  expect([...doneLessons()]).toEqual([]);
  markDone("dixie/first");
  markDone("dixie/first");
  markDone("dixie/points");
  expect([...doneLessons()]).toEqual(["dixie/first", "dixie/points"]);
});
