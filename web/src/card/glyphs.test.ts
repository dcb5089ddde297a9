import { expect, test } from "vitest";
import { lettering } from "./glyphs";
import { isPortrait, portrait, PORTRAITS } from "./portrait";

test("figures stand side by side", () => {
  const one = lettering("1");
  expect(lettering("14", 30).width).toBe(one.width + 30 + lettering("4").width);
  expect(lettering("14", 30).path.startsWith(one.path)).toBe(true);
  expect(lettering("")).toEqual({ path: "", width: 0 });
});

test("moving an arc moves only its end point", () => {
  const dx = lettering("1").width + 10;
  expect(lettering("18", 10).path).toContain(`A24 22.5 0 1 1 ${28.99 + dx} 0`);
});

test("a name always has the same portrait, and names differ", () => {
  expect(portrait("Ann")).toEqual(portrait(" ann "));
  expect(portrait("Ann")).not.toEqual(portrait("Anna"));
});

test("portraits to choose do not depend on the name, and differ", () => {
  const all = Array.from({ length: PORTRAITS }, (_, at) => portrait("Ann", at + 1));
  expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(PORTRAITS);
  expect(portrait("Ben", 7)).toEqual(all[6]);
  expect(portrait("Ann", 0)).toEqual(portrait("Ann"));
  expect([0, 24, 25, -1, 1.5, "3", null].map(isPortrait)).toEqual([
    true,
    true,
    ...Array<boolean>(5).fill(false),
  ]);
});
