import { beforeEach, describe, expect, test, vi } from "vitest";
import { rememberSolved, solved } from "./solved";

describe("the puzzles solved", () => {
  const kept = new Map<string, string>();

  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });

  test("are remembered once each, the latest last", () => {
    for (const id of ["a", "b", "a"]) rememberSolved(id);
    expect(solved()).toEqual(["b", "a"]);
  });

  test("something else in the storage counts as nothing", () => {
    for (const value of ["{", "7", '{"a": 1}', "null"]) {
      kept.set("rookery.puzzles", value);
      expect(solved()).toEqual([]);
    }
    kept.set("rookery.puzzles", '["a", 7, null]');
    expect(solved()).toEqual(["a"]);
  });

  test("without storage nothing is remembered, and nothing fails", () => {
    vi.stubGlobal("localStorage", {
      getItem: () => {
        throw new Error("forbidden");
      },
      setItem: () => {
        throw new Error("forbidden");
      },
    });
    rememberSolved("a");
    expect(solved()).toEqual([]);
  });
});
