import { expect, test, vi } from "vitest";
import type { Connection } from "../../lib/server/connection.svelte";
import type { AnyDeal, Hinted } from "../../lib/protocol";
import { settings } from "../../lib/browser/settings.svelte";
import { Mover } from "./mover.svelte";

const deal = (legal: string[], more = {}): AnyDeal =>
  ({
    kind: "tricks",
    phase: "play",
    actors: [0],
    hand: ["R1", "R2"],
    legal,
    ...more,
  }) as unknown as AnyDeal;

const idea = (move: string): Hinted => ({
  type: "hinted",
  id: "1",
  move,
  reason: "because",
  considered: [],
});

/** A mover whose hint is answered when the test says so. */
function asking(first: AnyDeal) {
  let tell = (answer: Hinted): void => void answer;
  const answered = new Promise<Hinted>((resolve) => (tell = resolve));
  const connection = {
    deal: first,
    table: { stage: "playing", you: 0 },
    status: "open",
    underway: 0,
    send: () => answered,
    move: vi.fn(() => Promise.resolve()),
  };
  const notify = vi.fn();
  const mover = new Mover(connection as unknown as Connection, { notify, refused: vi.fn() });
  return { connection, mover, notify, tell };
}

test("an idea is told, and its card waits for the second tap", async () => {
  settings.twoTap = true;
  const { mover, notify, tell } = asking(deal(["play R1", "play R2"]));
  const asked = mover.hint();
  tell(idea("play R2"));
  await asked;
  expect(notify.mock.calls[0]![0]).toBe("A strong player would play red 2: because");
  expect(mover.selected).toBe("R2");
});

test("an idea to bury is put with the cards to bury", async () => {
  const legal = ["bury R1", "bury R2"];
  const { mover, tell } = asking(deal(legal, { phase: "bury", to_bury: 1 }));
  const asked = mover.hint();
  tell(idea("bury R1"));
  await asked;
  expect(mover.buried).toEqual(["R1"]);
});

test("an idea that comes when something else is to be chosen is dropped", async () => {
  const { connection, mover, notify, tell } = asking(
    deal(["bury R1", "bury R2"], { phase: "bury" }),
  );
  const asked = mover.hint();
  connection.deal = deal(["play R1", "play R2"]);
  tell(idea("bury R1"));
  await asked;
  expect(notify).not.toHaveBeenCalled();
  expect(connection.move).not.toHaveBeenCalled();
  expect(mover.selected).toBeNull();
  expect(mover.buried).toEqual([]);
});
