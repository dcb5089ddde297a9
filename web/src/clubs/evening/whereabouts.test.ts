import { expect, test } from "vitest";
import type { ComerView, EveningState } from "../../lib/protocol";
import { chosen, whereabouts } from "./whereabouts";

const comer = (name: string, more: Partial<ComerView> = {}): ComerView => ({
  id: name,
  name,
  answer: "yes",
  wishes: null,
  partner: null,
  is_guest: false,
  is_you: false,
  has_phone: true,
  ...more,
});

const play = {
  stage: "playing",
  people: ["Ann", "Ben", "Cid", "Dan", "Fay", "Gus", "Hal"].map((name) => ({
    entry: name,
    is_here: true,
  })),
  tables: [
    { number: 1, entries: ["Ann", "Fay", "Gus", "Hal"], names: [], is_done: false },
    { number: 2, entries: ["Ben"], names: ["Ben"], is_done: true },
  ],
  byes: ["Cid & Eva"],
} as unknown as EveningState;

const people = whereabouts(
  [
    comer("Hal"),
    comer("Gus", { has_phone: false }),
    comer("Fay"),
    comer("Eva"),
    comer("Dan", { has_phone: false }),
    comer("Cid"),
    comer("Ben"),
    comer("Ann"),
  ],
  play,
  { stood_in: ["Fay", "Gus"], away: ["Ben", "Hal"] },
);

test("everybody is somewhere, in the order of names", () => {
  expect(people.map(({ comer, where }) => [comer.name, where])).toEqual([
    ["Ann", "playing"],
    ["Ben", "done"],
    ["Cid", "bye"],
    ["Dan", "next"],
    ["Eva", "absent"],
    ["Fay", "away"],
    ["Gus", "playing"],
    ["Hal", "lost"],
  ]);
});

test("a host finds those who are late, without a phone, waiting, or by name", () => {
  const names = (...given: Parameters<typeof chosen>) =>
    chosen(...given).map(({ comer }) => comer.name);
  expect(names(people, "absent", "")).toEqual(["Eva", "Fay", "Hal"]);
  expect(names(people, "no-phone", "")).toEqual(["Dan", "Gus"]);
  expect(names(people, "waiting", "")).toEqual(["Ben", "Cid", "Dan"]);
  expect(names(people, "playing", "")).toEqual(["Ann", "Gus"]);
  expect(names(people, "everybody", " AN")).toEqual(["Ann", "Dan"]);
});
