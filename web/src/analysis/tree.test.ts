import { expect, test } from "vitest";
import {
  EMPTY,
  beside,
  endOf,
  existing,
  lineFrom,
  movesOn,
  nodeAt,
  promoted,
  size,
  withMoves,
  withNote,
  without,
} from "./tree";

const main = withMoves(EMPTY, [], ["0 play R5", "1 play R6", "2 play R7"]);
const both = withMoves(main.tree, [0], ["1 play R9", "2 play R8"]);

test("moves are added at the end, or followed where they were tried before", () => {
  expect(main.path).toEqual([0, 0, 0]);
  expect(both.path).toEqual([0, 1, 0]);
  expect(movesOn(both.tree, both.path)).toEqual(["0 play R5", "1 play R9", "2 play R8"]);
  const again = withMoves(both.tree, [], ["0 play R5", "1 play R9"]);
  expect(again.tree).toBe(both.tree);
  expect(again.path).toEqual([0, 1]);
  expect(size(both.tree)).toBe(5);
});

test("a path that leads nowhere is cut", () => {
  expect(existing(both.tree, [0, 1, 7, 2])).toEqual([0, 1]);
  expect(movesOn(both.tree, [3])).toEqual([]);
});

test("a note belongs to its move", () => {
  const noted = withNote(both.tree, [0, 1], "a duck");
  expect(nodeAt(noted, [0, 1]).note).toBe("a duck");
  expect(nodeAt(noted, [0, 0]).note).toBe("");
  expect(nodeAt(both.tree, [0, 1]).note).toBe("");
});

test("a move is removed with what follows", () => {
  expect(movesOn(without(both.tree, [0, 0]), [0, 0, 0])).toEqual([
    "0 play R5",
    "1 play R9",
    "2 play R8",
  ]);
  expect(without(both.tree, [])).toBe(both.tree);
});

test("a variation becomes the main line", () => {
  const { tree, path } = promoted(both.tree, [0, 1, 0]);
  expect(path).toEqual([0, 0, 0]);
  expect(movesOn(tree, path)).toEqual(movesOn(both.tree, [0, 1, 0]));
  expect(size(tree)).toBe(5);
});

test("one goes to the end of a line, and to the move beside", () => {
  expect(endOf(both.tree, [])).toEqual([0, 0, 0]);
  expect(endOf(both.tree, [0, 1])).toEqual([0, 1, 0]);
  expect(beside(both.tree, [0, 0], 1)).toEqual([0, 1]);
  expect(beside(both.tree, [0, 1], 1)).toEqual([0, 1]);
  expect(beside(both.tree, [], 1)).toEqual([]);
});

test("every move is in the lines shown once", () => {
  const deeper = withMoves(both.tree, [0, 1], ["2 play R10"]);
  const found: string[] = [];
  const read = (line: ReturnType<typeof lineFrom>) =>
    line.steps.forEach(({ node, variations }) => {
      found.push(node.move);
      variations.forEach(read);
    });
  read(lineFrom(deeper.tree, []));
  expect(found.sort()).toEqual(
    ["", "0 play R5", "1 play R6", "1 play R9", "2 play R10", "2 play R7", "2 play R8"].sort(),
  );
});
