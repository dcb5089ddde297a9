import { expect, test } from "vitest";
import { tablePath } from "./address";

test.each([
  ["k3vq9xw2ab", "/t/k3vq9xw2ab"],
  ["  K3VQ-9XW2 ab ", "/t/k3vq9xw2ab"],
  ["https://rookery.example/t/k3vq9xw2ab", "/t/k3vq9xw2ab"],
  ["http://192.168.1.5:8765/t/k3vq9xw2ab/", "/t/k3vq9xw2ab"],
  ["https://rookery.example/t/k3vq9xw2ab#s=ab_c-1", "/t/k3vq9xw2ab#s=ab_c-1"],
  ["https://rookery.example/r/k3vq9xw2ab/2/17", "/r/k3vq9xw2ab/2/17"],
])("%s leads to %s", (text, path) => expect(tablePath(text)).toBe(path));

test.each(["", "abc", "https://example.org/", "a table, please", "../../etc"])("not %s", (text) =>
  expect(tablePath(text)).toBeNull(),
);
