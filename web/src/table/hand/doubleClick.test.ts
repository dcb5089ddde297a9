import { expect, test } from "vitest";
import { DoubleClicks } from "./doubleClick";

const click = (timeStamp: number, more = {}) => ({
  detail: 1,
  timeStamp,
  clientX: 100,
  clientY: 100,
  pointerType: "mouse",
  ...more,
});

test("a browser counts the clicks of a mouse", () => {
  const clicks = new DoubleClicks();
  expect(clicks.isSecond(click(0))).toBe(false);
  expect(clicks.isSecond(click(100))).toBe(false);
  expect(clicks.isSecond(click(200, { detail: 2 }))).toBe(true);
});

test("two taps on one place within a moment are one", () => {
  const clicks = new DoubleClicks();
  const tap = (at: number, clientX: number) => click(at, { clientX, pointerType: "touch" });
  expect(clicks.isSecond(tap(0, 100))).toBe(false);
  expect(clicks.isSecond(tap(200, 104))).toBe(true);
  expect(clicks.isSecond(tap(300, 180))).toBe(false);
  expect(clicks.isSecond(tap(900, 180))).toBe(false);
});
