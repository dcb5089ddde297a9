import { expect, test } from "vitest";
import type { GameDescribed, OptionDescribed } from "../lib/protocol";
import { changed, defaults, fromLink, rulesQuery, read, rulesOf, topics, written } from "./house";
import { called, named } from "./presets";

const blank: OptionDescribed = {
  name: "",
  kind: "number",
  sentence: "",
  source: "",
  values: "a whole number from 1 to 1000",
  default: 100,
  choices: [],
  low: 1,
  high: 1000,
  step: 1,
  nullable: false,
  phase: "The play",
  title: "",
  choice_titles: [],
};

const seats = { ...blank, name: "seats", default: 4, choices: ["2", "4"] };
const target = { ...blank, name: "target", phase: "The match", title: "Points to win" };
const floor = {
  ...blank,
  name: "floor",
  phase: "The match",
  default: null,
  low: -500,
  high: -1,
  nullable: true,
};
const trail = {
  ...blank,
  name: "trail",
  title: "A card may be trailed",
  kind: "choice",
  values: "forced or free",
  default: "forced",
  choices: ["forced", "free"],
  choice_titles: ["only if nothing can be captured", "at any turn"],
};
const many = { ...blank, name: "build_on_many", kind: "flag", default: false };
const strange = { ...many, name: "strange" };

const game = {
  name: "tuxedo",
  title: "Tuxedo",
  seats: [2, 4],
  usual_seats: 4,
  options: [seats, trail, many, floor, target, strange],
} as unknown as GameDescribed;

test("a link is read and written without loss", () => {
  const link = "seats=2&trail=free&build_on_many=true&floor=-500&target=150";
  const { chosen, faults } = fromLink(game, `?${link}`);
  expect(faults).toEqual([]);
  expect(rulesQuery(changed(game, chosen))).toBe(`?${link}`);
  expect(changed(game, defaults(game))).toEqual({});
});

test("a wrong option in a link is reported and keeps its default", () => {
  const { chosen, faults } = fromLink(game, "?target=abc&nonsense=1&trail=&target=0");
  expect(chosen).toEqual(defaults(game));
  expect(faults).toEqual([
    "“Points to win” must be a whole number from 1 to 1000, not “abc”; it stays at 100.",
    "Tuxedo has no house rule called “nonsense”.",
    "“A card may be trailed” must be forced or free, not “”; it stays at forced.",
    "“Points to win” must be a whole number from 1 to 1000, not “0”; it stays at 100.",
  ]);
});

test("a table is opened with the changed options and the seats", () => {
  expect(written(game, defaults(game))).toEqual({ seats: 4 });
  expect(written(game, { ...defaults(game), trail: "free" })).toEqual({ seats: 4, trail: "free" });
});

test("values are checked as the server checks them", () => {
  expect(read(seats, "3")).toBeUndefined();
  expect(read(floor, "none")).toBeNull();
  expect(read(target, "none")).toBeUndefined();
  expect(read({ ...target, step: 5 }, "12")).toBeUndefined();
  expect(read(many, "yes")).toBeUndefined();
  expect(read(target, "1e2")).toBeUndefined();
});

test("options are grouped by their phases, in the order given", () => {
  const groups = topics(game).map(({ title, options }) => [title, ...options.map((it) => it.name)]);
  expect(groups).toEqual([
    ["The play", "seats", "trail", "build_on_many", "strange"],
    ["The match", "floor", "target"],
  ]);
});

test("the numbers of the rules of an option", () =>
  expect(rulesOf({ ...target, source: "DX-9, R3-6" })).toEqual(["DX-9", "R3-6"]));

test("a family's name for its rules goes with an address and comes back", () => {
  for (const name of ["Grandma's Rook", "A+B & C#1", ""]) expect(called(named(name))).toBe(name);
  expect(called(named("x".repeat(50)))).toHaveLength(40);
  expect(called("#chat")).toBe("");
});
