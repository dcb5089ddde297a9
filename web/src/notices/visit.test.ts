import { beforeEach, expect, test, vi } from "vitest";
import { remember } from "../lib/browser/tables";
import type { Standing } from "../lib/protocol";
import { stubCaches, stubStorage } from "./fakes";
import { kept, TURNS } from "./shared";
import { clearNotices, visited } from "./visit";

let badges: number[];
let closed: string[];

beforeEach(() => {
  [badges, closed] = [[], []];
  stubStorage();
  stubCaches();
  const registration = {
    getNotifications: async ({ tag }: { tag: string }) => [{ close: () => closed.push(tag) }],
  };
  vi.stubGlobal("navigator", {
    setAppBadge: async (count: number) => void badges.push(count),
    serviceWorker: { getRegistration: async () => registration },
  });
});

function table(code: string, told: Partial<Standing>): void {
  const blank = { changed_at: 1, players: [], totals: [], winners: [], stage: "playing" };
  remember({ code, secret: "s", standing: { ...blank, ...told } as unknown as Standing });
}

test("the badge counts the slow tables that wait, and no others", async () => {
  table("waits", { is_turn: true, move_until: 9 });
  table("another's turn", { is_turn: false, move_until: null });
  table("with a quick clock", { is_turn: true, move_until: null });
  table("over", { is_turn: true, move_until: 9, stage: "over" });
  await visited();
  expect([badges, await kept(TURNS)]).toEqual([[1], ["waits"]]);
});

test("of the open table the page knows better", async () => {
  table("one", { is_turn: true, move_until: 9 });
  await visited({ code: "two", isTurn: true });
  await visited({ code: "one", isTurn: false });
  expect(badges).toEqual([2, 0]);
});

test("without a badge, a worker or anything kept, a visit is a visit", async () => {
  vi.stubGlobal("navigator", {});
  delete (globalThis as { caches?: unknown }).caches;
  await visited();
  await clearNotices("one");
  expect(closed).toEqual([]);
});

test("the notices of a table are taken back when it is looked at", async () => {
  await clearNotices("one");
  expect(closed).toEqual(["turn one"]);
});
