import { expect, test, vi } from "vitest";
import { analysisIn, begun, type Analysis } from "./analysis";
import { analysisOf, hashOf, hasAnalysis } from "./link";
import { EMPTY, withMoves, withNote } from "./tree";

/** Random numbers that are the same in every run (mulberry32). */
function numbers(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const WORDS = ["", "ducks", "Zoë: “why?”", "李雷 🂡", "two\nlines", '"quoted" \\ <b>'];

/** A random analysis. */
function random(seed: number): Analysis {
  const next = numbers(seed);
  const pick = <Item>(from: readonly Item[]) => from[Math.floor(next() * from.length)]!;
  let tree = EMPTY;
  let path: readonly number[] = [];
  for (let n = 0; n < next() * 40; n += 1) {
    if (next() < 0.3) path = path.slice(0, Math.floor(next() * path.length));
    ({ tree, path } = withMoves(tree, path, [`${n % 4} play ${pick(["R5", "Y14", "Rook"])}`]));
    if (next() < 0.5) tree = withNote(tree, path, pick(WORDS));
  }
  const source =
    next() < 0.5
      ? { text: `dixie seats=4; dealer ${seed}; …` }
      : { laid_out: { game: "tuxedo", options: { seats: 2 }, hands: ["R5", "G1"] } };
  const it = begun(source, next() < 0.5 ? ["Ann", "Ben"] : [], pick(WORDS));
  return { ...it, tree, at: path, hands: next() < 0.5 ? "open" : "hidden" };
}

test("an analysis goes into a link and comes back", async () => {
  for (let seed = 0; seed < 40; seed += 1) {
    const it = random(seed);
    const hash = await hashOf(it);
    expect(hash).toMatch(/^#a=[A-Za-z0-9_-]+$/);
    expect(hasAnalysis(hash)).toBe(true);
    expect(await analysisOf(hash)).toEqual(it);
  }
});

test("a browser that cannot compress makes links that others read", async () => {
  const it = random(7);
  const [Packing, Unpacking] = [CompressionStream, DecompressionStream];
  vi.stubGlobal("CompressionStream", undefined);
  const hash = await hashOf(it);
  vi.stubGlobal("CompressionStream", Packing);
  expect(await analysisOf(hash)).toEqual(it);
  vi.stubGlobal("DecompressionStream", undefined);
  await expect(analysisOf(hash)).rejects.toThrow("too old");
  vi.stubGlobal("DecompressionStream", Unpacking);
});

test("a damaged link is refused with a sentence", async () => {
  const hash = await hashOf(random(7));
  for (const bad of [hash.slice(0, -9), "#a=", "#a=!!", "#a=AAAA"])
    await expect(analysisOf(bad)).rejects.toThrow("This link is damaged or was cut off");
});

test("a link that unfolds without end is refused", async () => {
  const bomb = { ...begun({ text: "x".repeat(2_000_000) }) };
  await expect(hashOf(bomb).then(analysisOf)).rejects.toThrow("This link is damaged");
});

test("a wrong file is refused with a sentence", () => {
  const bad = (value: unknown) => () => analysisIn(JSON.stringify(value));
  expect(() => analysisIn("no")).toThrow("it is no JSON");
  expect(bad([])).toThrow("This is not an analysis.");
  expect(bad({ format: "rookery-analysis/9" })).toThrow("of a newer form");
  const it = { format: "rookery-analysis/1", text: "x", moves: [""], at: [] };
  expect(bad(it)).not.toThrow();
  expect(bad({ ...it, text: 3 })).toThrow("has no position");
  expect(bad({ ...it, moves: [["R5"]] })).toThrow("cannot be read");
  let deep: unknown = ["0 pass"];
  for (let n = 0; n < 400; n += 1) deep = ["0 pass", deep];
  expect(bad({ ...it, moves: deep })).toThrow("more moves than this page can show");
});
