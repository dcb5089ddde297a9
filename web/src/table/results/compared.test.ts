import { expect, test } from "vitest";
import type { TableView } from "../../lib/protocol";
import { comparisonOf } from "./compared";

const boards = (kind: string, of: string) => ({ kind, of, first: 1, count: 1 });

test.each([
  [{ boards: boards("evening", "k3vq9xw2ab/2") }, "/e/k3vq9xw2ab"],
  [{ boards: boards("day", "2026-11-25/dixie") }, "/day/2026-11-25#dixie"],
  [{ practice: { kind: "link", of: "abcdefghjkmn" } }, "/d/abcdefghjkmn"],
  [{ boards: boards("duplicate", "k3vq9xw2ab") }, undefined],
  [{ practice: { kind: "replay", of: "k3vq9xw2ab/2/17" } }, undefined],
  [{}, undefined],
])("a compared table leads to where its results are compared: %o", (table, path) => {
  expect(comparisonOf({ game: "dixie", ...table } as unknown as TableView)?.path).toBe(path);
});
