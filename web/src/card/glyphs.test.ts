import { expect, test } from "vitest";
import { lettering } from "./glyphs";
import { portrait } from "./portrait";

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
