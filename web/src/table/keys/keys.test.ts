import { describe, expect, test } from "vitest";
import { actionOf, steppedTo } from "./keys";
import { shortcuts } from "./shortcuts";

const press = (key: string, held = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

describe("keys", () => {
  test("the browser's own shortcuts are left alone", () => {
    expect(actionOf(press("p", { ctrlKey: true }))).toBeNull();
  });

  test("every letter with an action is in the list of shortcuts", () => {
    const shown = shortcuts().map(({ keys }) => keys);
    for (const key of "abcdefghijklmnopqrstuvwxyz")
      if (actionOf(press(key))) expect(shown).toContain(key.toUpperCase());
  });
});

test("arrows stop at the ends of a row", () => {
  expect(steppedTo("ArrowLeft", 0, 5)).toBe(0);
  expect(steppedTo("ArrowRight", 1, 5)).toBe(2);
  expect(steppedTo("End", 1, 5)).toBe(4);
  expect(steppedTo("a", 1, 5)).toBeNull();
  expect(steppedTo("Home", 0, 0)).toBeNull();
});
