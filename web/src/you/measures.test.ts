import { expect, test } from "vitest";
import type { StatisticsView, Summed } from "../lib/protocol";
import { HEIGHT, measuresOf, plotted, WIDTH, written } from "./measures";

const summed = (won: number, lost: number, facts: Record<string, number>): Summed => ({
  matches: won + lost,
  won,
  lost,
  facts,
});

const game = (changes: Partial<StatisticsView> = {}): StatisticsView => ({
  games: [],
  game: "dixie",
  title: "Dixie Rook",
  has_bids: true,
  has_nest: true,
  has_partner: true,
  has_oranges: false,
  whole: summed(1, 3, { deals: 10, bidder: 4, made: 3, bid_points: -20, nests: 4, nest_found: 50 }),
  unit: "month",
  periods: [
    { begins_at: 0, summed: summed(0, 2, { bidder: 2, made: 0, deals: 4 }) },
    { begins_at: 100, summed: summed(0, 0, { deals: 2 }) },
    { begins_at: 400, summed: summed(1, 1, { bidder: 2, made: 2, deals: 4 }) },
  ],
  ...changes,
});

const named = (name: string, it = game()) => measuresOf(it).find((one) => one.name === name)!;

test("measures fit what there is in the game", () => {
  const names = (it: StatisticsView) => measuresOf(it).map(({ name }) => name);
  expect(names(game())).toEqual([
    "won",
    "points",
    "made",
    "bid",
    "stopped",
    "partner",
    "nest",
    "kept",
  ]);
  const tuxedo = game({ has_bids: false, has_nest: false, has_partner: false, has_oranges: true });
  expect(names(tuxedo)).toEqual(["won", "points", "oranges", "own", "sweeps", "builds"]);
});

test("a measure is a share or an average, and says nothing where nothing was counted", () => {
  const value = (name: string) => written(named(name), named(name).of(game().whole));
  expect(value("won")).toBe("25%");
  expect(value("made")).toBe("75%");
  expect(value("bid")).toBe("−5");
  expect(value("nest")).toBe("13");
  expect(value("partner")).toBe("–");
});

test("a plot leaves out periods without a number, and keeps inside its edges", () => {
  const { points, low, high } = plotted(named("made"), game());
  expect([low, high]).toEqual([0, 1]);
  expect(points.map(({ at }) => at)).toEqual([0, 400]);
  expect(points[0]!.x).toBeLessThan(points[1]!.x);
  expect(points[0]!.y).toBeGreaterThan(points[1]!.y);
  for (const { x, y } of points) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(WIDTH);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(HEIGHT);
  }
});

test("a single period stands in the middle", () => {
  const one = game({ periods: game().periods.slice(0, 1) });
  expect(plotted(named("won"), one).points).toEqual([{ x: WIDTH / 2, y: HEIGHT - 8, at: 0 }]);
});
