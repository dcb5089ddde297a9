// The moves that were tried from a position: a tree in which the first continuation is the main line.

/** A move with its note and the moves tried after it. The root has no move. */
export interface MoveNode {
  readonly move: string;
  readonly note: string;
  readonly next: readonly MoveNode[];
}

/** The way to a node: at each step the index of the continuation, from 0. */
export type Path = readonly number[];

export const EMPTY: MoveNode = { move: "", note: "", next: [] };

/** The nodes along a path, the root first; shorter if the path leads nowhere. */
export function nodesOn(tree: MoveNode, path: Path): MoveNode[] {
  const nodes = [tree];
  for (const place of path) {
    const next = nodes.at(-1)!.next[place];
    if (!next) break;
    nodes.push(next);
  }
  return nodes;
}

export function nodeAt(tree: MoveNode, path: Path): MoveNode {
  return nodesOn(tree, path).at(-1)!;
}

/** The moves along a path. */
export function movesOn(tree: MoveNode, path: Path): string[] {
  return nodesOn(tree, path)
    .slice(1)
    .map((node) => node.move);
}

/** The path without the steps that lead nowhere. */
export function existing(tree: MoveNode, path: Path): Path {
  return path.slice(0, nodesOn(tree, path).length - 1);
}

/** The tree with the node at a path changed. */
function changed(tree: MoveNode, path: Path, change: (node: MoveNode) => MoveNode): MoveNode {
  const [place, ...rest] = path;
  if (place === undefined) return change(tree);
  const next = tree.next.map((node, at) => (at === place ? changed(node, rest, change) : node));
  return { ...tree, next };
}

/** Play moves from a path: moves that were tried before are followed, others are added. */
export function withMoves(
  tree: MoveNode,
  path: Path,
  moves: readonly string[],
): { tree: MoveNode; path: Path } {
  let at = path;
  for (const move of moves) {
    const { next } = nodeAt(tree, at);
    const known = next.findIndex((node) => node.move === move);
    if (known < 0)
      tree = changed(tree, at, (node) => ({ ...node, next: [...node.next, { ...EMPTY, move }] }));
    at = [...at, known < 0 ? next.length : known];
  }
  return { tree, path: at };
}

export function withNote(tree: MoveNode, path: Path, note: string): MoveNode {
  return changed(tree, path, (node) => ({ ...node, note }));
}

/** The tree without a move and what follows it. The root stays. */
export function without(tree: MoveNode, path: Path): MoveNode {
  const place = path.at(-1);
  if (place === undefined) return tree;
  return changed(tree, path.slice(0, -1), (node) => ({
    ...node,
    next: node.next.filter((_, at) => at !== place),
  }));
}

/** The tree with a path as its main line: at each step the continuation of the path comes first. */
export function promoted(tree: MoveNode, path: Path): { tree: MoveNode; path: Path } {
  path.forEach((place, step) => {
    const before = path.slice(0, step).map(() => 0);
    tree = changed(tree, before, (node) => {
      const next = [...node.next];
      next.unshift(...next.splice(place, 1));
      return { ...node, next };
    });
  });
  return { tree, path: path.map(() => 0) };
}

/** Whether a path is on the main line. */
export function isMain(path: Path): boolean {
  return path.every((place) => place === 0);
}

/** The end of the line that a path is on. */
export function endOf(tree: MoveNode, path: Path): Path {
  let node = nodeAt(tree, path);
  const end = [...path];
  while (node.next[0]) {
    node = node.next[0];
    end.push(0);
  }
  return end;
}

/** The path to the next or previous move tried in the same position. */
export function beside(tree: MoveNode, path: Path, by: 1 | -1): Path {
  const place = path.at(-1);
  if (place === undefined) return path;
  const others = nodeAt(tree, path.slice(0, -1)).next.length;
  return [...path.slice(0, -1), Math.min(Math.max(0, place + by), others - 1)];
}

/** A line of moves as the tree shows it: moves in a row, and the variations after each. */
export interface Line {
  steps: { node: MoveNode; path: Path; variations: Line[] }[];
}

/**
 * The line that begins with a continuation of a node, without the alternatives to its first move.
 */
export function lineFrom(tree: MoveNode, path: Path): Line {
  const steps: Line["steps"] = [];
  let node: MoveNode | undefined = nodeAt(tree, path);
  let at = path;
  while (node) {
    const variations: Line[] = [];
    if (at.length > path.length) {
      const siblings = nodeAt(tree, at.slice(0, -1)).next;
      siblings.forEach((_, place) => {
        if (place > 0) variations.push(lineFrom(tree, [...at.slice(0, -1), place]));
      });
    }
    steps.push({ node, path: at, variations });
    node = node.next[0];
    at = [...at, 0];
  }
  return { steps };
}

/** The number of moves in a tree. */
export function size(tree: MoveNode): number {
  return tree.next.reduce((sum, node) => sum + 1 + size(node), 0);
}
