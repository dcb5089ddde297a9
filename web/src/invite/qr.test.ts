import { expect, test } from "vitest";
import { qrDrawing, runs } from "./qr";

test("runs of dark modules", () => {
  expect(runs([false, true, true, false, true])).toEqual([
    [1, 2],
    [4, 1],
  ]);
});

test("a drawing has a finder in its corner, inside the quiet border", () => {
  const { size, path } = qrDrawing("https://rookery.example/t/k3vq9xw2ab");
  expect(size).toBeGreaterThan(20 + 8);
  expect(path.startsWith("M4 4h7v1h-7z")).toBe(true);
});
