import { beforeEach, expect, test } from "vitest";
import { stubStorage } from "../notices/fakes";
import { rememberSolved, solved } from "./solved";

beforeEach(stubStorage);

test("the puzzles solved are remembered once each, the latest last", () => {
  for (const id of ["a", "b", "a"]) rememberSolved(id);
  expect(solved()).toEqual(["b", "a"]);
});
