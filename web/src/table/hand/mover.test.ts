import { afterEach, expect, test, vi } from "vitest";
import { Refusal, type Connection } from "../../lib/server/connection.svelte";
import type { AnyDeal, Hinted } from "../../lib/protocol";
import { settings } from "../../lib/browser/settings.svelte";
import { Mover, toggled } from "./mover.svelte";

const deal = (legal: string[], more = {}): AnyDeal =>
  ({
    kind: "tricks",
    phase: "play",
    actors: [0],
    hand: ["R1", "R2"],
    legal,
    ...more,
  }) as unknown as AnyDeal;

const hinted = (move: string, ...then: string[]): Hinted => ({
  type: "hinted",
  id: "1",
  move,
  reason: "because",
  considered: [],
  then,
});

/** A mover whose request for a hint is answered when the test calls `answer`. */
function asking(first: AnyDeal) {
  let answer = (hint: Hinted): void => void hint;
  const answered = new Promise<Hinted>((resolve) => (answer = resolve));
  const connection = {
    deal: first,
    table: { stage: "playing", you: 0, seats: [{}] },
    status: "open",
    underway: 0,
    send: () => answered,
    move: vi.fn(() => Promise.resolve()),
  };
  const voice = { notify: vi.fn(), announce: vi.fn(), refused: vi.fn() };
  const mover = new Mover(connection as unknown as Connection, voice);
  return { connection, mover, voice, answer };
}

afterEach(() => void (settings.twoTap = false));

test("a hint is shown until the choices change, and its card waits for the second tap", async () => {
  settings.twoTap = true;
  const { connection, mover, voice, answer } = asking(deal(["play R1", "play R2"]));
  const request = mover.hint();
  answer(hinted("play R2"));
  await request;
  const said = "A strong player would play red 2: because.";
  expect(voice.announce.mock.calls).toEqual([[said]]);
  expect(mover.advice!.spoken).toBe(said);
  expect(mover.selected).toBe("R2");
  expect([mover.advised("play R1"), mover.advisedCard("R1")]).toEqual([undefined, undefined]);
  expect([mover.advised("play R2"), mover.advisedCard("R2")]).toEqual(["", ""]);
  connection.deal = deal(["play R1"]);
  expect(mover.advice).toBeNull();
});

test("a hint to bury chooses all its cards", async () => {
  const legal = ["bury R1", "bury R2"];
  const { mover, answer } = asking(deal(legal, { phase: "bury", to_bury: 2 }));
  const request = mover.hint();
  answer(hinted("bury R1", "bury R2"));
  await request;
  expect(mover.buried).toEqual(["R1", "R2"]);
});

test("a card that may not be buried beside another is explained without asking", async () => {
  const more = { phase: "bury", to_bury: 2, bury_one_of: ["R1", "R2"] };
  const { mover, voice } = asking(deal(["bury R1", "bury R2"], more));
  mover.pick("R1");
  expect([...mover.usable!]).toEqual(["R1"]);
  await mover.why("R2");
  expect(voice.notify.mock.calls[0]![0]).toContain("Only one card that counts");
});

test("a hint that comes after the choices have changed is dropped", async () => {
  const { connection, mover, answer } = asking(deal(["bury R1", "bury R2"], { phase: "bury" }));
  const request = mover.hint();
  connection.deal = deal(["play R1", "play R2"]);
  answer(hinted("bury R1"));
  await request;
  expect(mover.advice).toBeNull();
  expect(connection.move).not.toHaveBeenCalled();
  expect(mover.selected).toBeNull();
  expect(mover.buried).toEqual([]);
});

test.each([
  ["play", 1],
  ["over", 0],
])("a call refused while the deal is in phase %s is told %i times", async (phase, times) => {
  const { connection, mover, voice } = asking(deal([], { kind: "fishing", phase }));
  const refusal = new Refusal("not-open", "no race is open");
  connection.move.mockImplementation(() => Promise.reject(refusal));
  mover.act("orange");
  await vi.waitFor(() => expect(mover.disarmedUntil).toBeGreaterThan(0));
  expect(voice.refused).toHaveBeenCalledTimes(times);
});

test("a second tap takes a card back", () => {
  expect(toggled(["R1", "R2"], "R1", 4)).toEqual(["R2"]);
});

test("one card too many replaces the first", () => {
  expect(toggled(["R1", "R2"], "R3", 2)).toEqual(["R2", "R3"]);
});
