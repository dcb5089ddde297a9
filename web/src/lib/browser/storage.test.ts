import { beforeEach, expect, test, vi } from "vitest";
import { stubStorage } from "../../notices/fakes";
import { keepText, keepValue, keptObject, keptText, keptTexts, keptValue } from "./storage";

const KEY = "key";

beforeEach(stubStorage);

test("what is kept is found again, until nothing is kept in its place", () => {
  expect(keepValue(KEY, { a: 1 })).toBe(true);
  expect([keptValue(KEY), keptObject(KEY)]).toEqual([{ a: 1 }, { a: 1 }]);
  keepValue(KEY, null);
  expect(keptValue(KEY)).toBeNull();
  keepText(KEY, "on");
  expect(keptText(KEY)).toBe("on");
  keepText(KEY, "");
  expect(localStorage.getItem(KEY)).toBeNull();
});

test.each(["{", "7", "null", "not json"])("something else counts as nothing: %s", (text) => {
  localStorage.setItem(KEY, text);
  expect([keptTexts(KEY), keptObject(KEY)]).toEqual([[], {}]);
});

test("only the texts of a list are read", () => {
  expect(keptTexts(KEY)).toEqual([]);
  localStorage.setItem(KEY, '["a", 7, null]');
  expect(keptTexts(KEY)).toEqual(["a"]);
});

const forbidden = () => {
  throw new Error("forbidden");
};

test.each([
  ["is missing", undefined],
  ["throws", { getItem: forbidden, setItem: forbidden, removeItem: forbidden }],
])("nothing fails without storage, which %s", (_, storage) => {
  vi.stubGlobal("localStorage", storage);
  expect([keepText(KEY, "a"), keepText(KEY, ""), keepValue(KEY, [])]).toEqual([
    false,
    false,
    false,
  ]);
  expect([keptText(KEY), keptValue(KEY), keptTexts(KEY), keptObject(KEY)]).toEqual([
    "",
    null,
    [],
    {},
  ]);
});
