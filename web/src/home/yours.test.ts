import { expect, test, vi } from "vitest";
import type { RememberedTable } from "../lib/browser/tables";
import type { Standing } from "../lib/protocol";
import {
  changedAt,
  inOrder,
  isListed,
  isYourTurn,
  othersText,
  stageText as textWithSpaces,
  toAsk,
  updated,
} from "./yours";

const PARTNERS = [0, 1, 0, 1];

function players(names: string) {
  return names
    .split(" ")
    .map((name) => ({ name: name.replace(/[*_]/, ""), is_bot: name.startsWith("*") }));
}

function table(standing: Partial<Standing>, more: Partial<RememberedTable> = {}): RememberedTable {
  const { code = "one", game = "dixie", title = "Dixie Rook", seat = 0 } = standing;
  const blank = { stage: "playing", deal: 3, is_turn: false, winners: [] };
  const common = { changed_at: 10, is_practice: false, move_until: null, boards: null };
  const seats = { players: players("Ann *Ada Cleo *Ben"), sides: null, totals: [0, 0, 0, 0] };
  const whole = { code, game, title, seat, ...blank, ...common, ...seats, ...standing };
  return { code, game, title, seat, secret: "s", at: 1, standing: whole, ...more };
}

const stageText = (it: RememberedTable) => textWithSpaces(it).replaceAll("\u00a0", " ");

test.each<[string, Partial<Standing>]>([
  ["In the lobby", { stage: "lobby", deal: 0 }],
  ["In play", { deal: 0 }],
  ["Your turn, deal 1", { deal: 1, is_turn: true }],
  ["In play, deal 3, 140 : 95", { sides: PARTNERS, totals: [140, 95, 140, 95] }],
  ["In play, deal 3, 95 : −140", { sides: PARTNERS, totals: [-140, 95, -140, 95], seat: 1 }],
  ["Your turn, deal 3, 20 : 25", { totals: [25, 20], seat: 1, is_turn: true }],
  ["In play, deal 3, you lead with 40", { totals: [40, 20, -5] }],
  ["In play, deal 3, you have −5, Ann leads with 40", { totals: [40, 20, -5], seat: 2 }],
  ["In play, deal 3, you have 5, Ann and Ada lead with 40", { totals: [40, 40, 5], seat: 2 }],
  [
    "A round of an evening, 140 : 95",
    {
      stage: "over",
      sides: PARTNERS,
      totals: [140, 95, 140, 95],
      boards: { kind: "evening", of: "abc/1", first: 1, count: 3 },
    },
  ],
  ["Ended early, 140 : 95", { stage: "over", sides: PARTNERS, totals: [140, 95, 140, 95] }],
  ["Closed: nobody was there", { stage: "expired" }],
  ["", { stage: "a stage of a later version" }],
])("%s", (text, standing) => expect(stageText(table(standing))).toBe(text));

test.each<[string, Partial<Standing>]>([
  ["You won 500 : 320", { totals: [500, 320], winners: [0] }],
  [
    "You and Cleo won 500 : 320",
    { sides: PARTNERS, totals: [500, 320, 500, 320], winners: [0, 2] },
  ],
  ["Ada and Ben won 500 : 320", { sides: PARTNERS, totals: [320, 500, 320, 500], winners: [1, 3] }],
  ["You and Ann won 8 : 5", { sides: PARTNERS, totals: [8, 5, 8, 5], winners: [0, 2], seat: 2 }],
  ["Cleo won with 60, you had −20", { totals: [-20, 20, 60], winners: [2] }],
  ["You and Ada won with 60", { totals: [60, 60, 40], winners: [0, 1] }],
])("%s", (text, standing) => expect(stageText(table({ ...standing, stage: "over" }))).toBe(text));

test.each([
  ["with Ada", "_Ann Ada"],
  ["with the bots Ada, Ben and Cleo", "_Ann *Ada *Ben *Cleo"],
  ["with Bea and the bots Ada and Ben", "_Ann *Ada Bea *Ben"],
  ["with Bea and Dan and the bot Ada", "_Ann *Ada Bea Dan"],
  ["with Bea", "_Ann _ Bea _"],
  ["nobody else yet", "_Ann _ _"],
])("%s", (text, names) => expect(othersText(table({ players: players(names) }))).toBe(text));

test("of a table remembered by its title alone nothing else is told", () => {
  const old = { ...table({}), standing: undefined };
  expect([stageText(old), othersText(old), changedAt(old)]).toEqual(["", "", 1]);
});

test("tables in play come first, then the latest", () => {
  const tables = [
    table({ code: "old", stage: "over", changed_at: 10 }),
    table({ code: "gone", changed_at: 80 }, { isGone: true }),
    table({ code: "slow", changed_at: 20 }),
    table({ code: "new", stage: "over", changed_at: 90 }),
    table({ code: "quick", changed_at: 30 }),
  ];
  expect(inOrder(tables).map(({ code }) => code)).toEqual(["quick", "slow", "new", "gone", "old"]);
});

test("tables that wait for you come first, with the time that you have", () => {
  const until = new Date(2026, 10, 26, 18, 40).getTime() / 1000;
  const yours = table({ code: "yours", is_turn: true, changed_at: 1, move_until: until });
  const others = table({ code: "others", changed_at: 2 });
  expect(inOrder([others, yours]).map(({ code }) => code)).toEqual(["yours", "others"]);
  vi.setSystemTime((until - 3600) * 1000);
  expect(stageText(yours)).toMatch(/^Your turn until Thursday.*40.*, deal 3$/);
  vi.setSystemTime(until * 1000);
  expect(stageText(yours)).toBe("Your turn, deal 3");
  vi.useRealTimers();
});

test("the server is asked about 20 tables, about those that are over once a day", () => {
  const now = 1e12;
  const hour = 3_600_000;
  const over = { stage: "over", changed_at: 50 };
  const asked = toAsk(
    [
      table({ code: "in play" }, { askedAt: now }),
      table({ code: "without a seat" }, { secret: "" }),
      table({ ...over, code: "asked today" }, { askedAt: now - hour }),
      table({ ...over, code: "asked yesterday" }, { askedAt: now - 25 * hour }),
      table({ code: "gone" }, { isGone: true, askedAt: now - hour }),
    ],
    now,
  );
  expect(asked).toEqual([
    { code: "in play", secret: "s" },
    { code: "asked yesterday", secret: "s" },
  ]);
  const many = Array.from({ length: 30 }, (_, at) => table({ code: `t${at}` }));
  expect(toAsk(many, now)).toHaveLength(20);
});

test("what the server tells replaces what was remembered", () => {
  const before = table({ is_turn: true }, { isGone: true, title: "" });
  const told = table({ stage: "over", totals: [1, 2] }).standing!;
  const after = updated(before, told, 77);
  expect(after).toMatchObject({ title: "Dixie Rook", secret: "s", isGone: false, askedAt: 77 });
  expect(after.standing).toBe(told);
});

test("what the server does not know any more is kept as it was remembered", () => {
  const before = table({ is_turn: true, sides: PARTNERS, totals: [140, 95, 140, 95] });
  const unknown = table({ code: "one", stage: "unknown", players: [] }).standing!;
  const after = updated(before, unknown, 77);
  expect(after).toEqual({ ...before, isGone: true, askedAt: 77 });
  expect(isYourTurn(before)).toBe(true);
  expect(isYourTurn(after)).toBe(false);
  expect(stageText(after)).toBe("In play, deal 3, 140 : 95");
});

test("a deal for practice is listed until it is over, under its own name", () => {
  const lesson = table({ is_practice: true }, { title: "Dixie Rook (lesson)" });
  expect(isListed(lesson)).toBe(true);
  expect(updated(lesson, lesson.standing!, 5).title).toBe("Dixie Rook (lesson)");
  expect(isListed(table({ is_practice: true, stage: "over" }))).toBe(false);
  expect(isListed(table({ stage: "over" }))).toBe(true);
});
