// An analysis as it is kept and shared: a position, the moves tried from it, and notes.

import type { LaidOut } from "../lib/protocol";
import { say } from "../lang/say";
import { EMPTY, existing, type MoveNode, type Path } from "./tree";

/** Where the position comes from: a text of the server, or cards laid out. */
export type Source = { text: string } | { laid_out: LaidOut };

export type HandsSeen = "open" | "hidden";

export interface Analysis {
  readonly source: Source;
  readonly players: readonly string[];
  readonly title: string;
  readonly hands: HandsSeen;
  readonly tree: MoveNode;
  /** The moment that is shown. */
  readonly at: Path;
}

export const FORMAT = "rookery-analysis/1";

const MOST_MOVES = 5000;
const DEEPEST = 300;

export class BadAnalysis extends Error {}

export function begun(source: Source, players: readonly string[] = [], title = ""): Analysis {
  return { source, players, title, hands: "open", tree: EMPTY, at: [] };
}

/** A node in the fewest characters: its move, its note if it has one, and what follows. */
type Packed = [string, ...(string | Packed)[]];

function packed(node: MoveNode): Packed {
  return [node.move, ...(node.note ? [node.note] : []), ...node.next.map(packed)];
}

/** The analysis as an object for JSON. */
export function objectOf(it: Analysis): object {
  return {
    format: FORMAT,
    ...it.source,
    ...(it.players.length ? { players: it.players } : {}),
    ...(it.title ? { title: it.title } : {}),
    ...(it.hands === "hidden" ? { hands: it.hands } : {}),
    moves: packed(it.tree),
    at: it.at,
  };
}

/** The analysis in a JSON text. If there is none, throws BadAnalysis with a sentence. */
export function analysisIn(text: string): Analysis {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BadAnalysis(say.analysisNoJson);
  }
  if (typeof value !== "object" || value === null || !("format" in value))
    throw new BadAnalysis(say.analysisIsNone);
  if (value.format !== FORMAT) throw new BadAnalysis(say.analysisIsNewer);
  const it = value as Record<string, unknown>;
  const tree = unpacked(it.moves, { left: MOST_MOVES }, 0);
  return {
    source: sourceIn(it),
    players: textsIn(it.players),
    title: typeof it.title === "string" ? it.title.slice(0, 200) : "",
    hands: it.hands === "hidden" ? "hidden" : "open",
    tree,
    at: existing(tree, numbersIn(it.at)),
  };
}

function sourceIn(it: Record<string, unknown>): Source {
  if (typeof it.text === "string") return { text: it.text };
  const laid = it.laid_out;
  if (typeof laid === "object" && laid !== null && "game" in laid)
    return { laid_out: laid as LaidOut }; // the server checks the rest
  throw new BadAnalysis(say.analysisNoPosition);
}

function unpacked(value: unknown, count: { left: number }, depth: number): MoveNode {
  count.left -= 1;
  if (count.left < 0 || depth > DEEPEST) throw new BadAnalysis(say.analysisTooMany);
  if (!Array.isArray(value) || typeof value[0] !== "string")
    throw new BadAnalysis(say.analysisMovesUnreadable);
  const [move, ...rest] = value as [string, ...unknown[]];
  const note = typeof rest[0] === "string" ? rest.shift() : "";
  return { move, note: note as string, next: rest.map((each) => unpacked(each, count, depth + 1)) };
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === "string").slice(0, 6) : [];
}

function numbersIn(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((each) => Number.isInteger(each)) : [];
}
