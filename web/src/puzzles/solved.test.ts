import { beforeEach, describe, expect, test, vi } from "vitest";
import { stubStorage } from "../notices/fakes";
import { rememberSolved, solved } from "./solved";

describe("the puzzles solved", () => {
  beforeEach(stubStorage);

  test("are remembered once each, the latest last", () => {
    for (const id of ["a", "b", "a"]) rememberSolved(id);
    expect(solved()).toEqual(["b", "a"]);
  });

  test("something else in the storage counts as nothing", () => {
    for (const value of ["{", "7", '{"a": 1}', "null"]) {
      localStorage.setItem("rookery.puzzles", value);
      expect(solved()).toEqual([]);
    }
    localStorage.setItem("rookery.puzzles", '["a", 7, null]');
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
