import { expect, test } from "vitest";
import { hexOf, Shuffle } from "../lib/shuffle";
import { checkShuffle, type ProvableRecord } from "./proof";

const secret = Uint8Array.from({ length: 32 }, (_, at) => at);
const contributions = ["c0ffee", "", "", ""];
const pack = [..."BGRY"].flatMap((colour) =>
  Array.from({ length: 14 }, (_, at) => `${colour}${at + 1}`),
);
const shuffle = new Shuffle(secret, contributions);

async function record(): Promise<ProvableRecord> {
  const [first, second] = [await shuffle.deck(pack, 0), await shuffle.deck(pack, 1)];
  const dealer = await shuffle.dealer(4);
  return {
    players: ["Ann", "Ben", "Cleo", "Dan"],
    deals: [
      { dealer, deck: first.join(" "), cut: (await shuffle.cut(pack, 0)).join(" ") },
      { dealer: (dealer + 1) % 4, deck: second.join(" ") },
    ],
    shuffle: {
      version: "rookery-shuffle/1",
      commitment: await shuffle.commitment(),
      secret: hexOf(secret),
      contributions,
    },
  };
}

test("an honest record passes every check", async () => {
  const findings = await checkShuffle(await record(), pack);
  expect(findings).toHaveLength(6);
  expect(findings.every((one) => one.is_right)).toBe(true);
});

test("a stacked deck is found", async () => {
  const stacked = await record();
  const cards = stacked.deals[1]!.deck.split(" ");
  stacked.deals[1]!.deck = [cards[1], cards[0], ...cards.slice(2)].join(" ");
  const wrong = (await checkShuffle(stacked, pack)).filter((one) => !one.is_right);
  expect(wrong.map((one) => one.told)).toEqual(["Deal 2: the deck: NOT as it should be"]);
});

test("a pack whose order was chosen afterwards is found", async () => {
  const wrong = (await checkShuffle(await record(), pack.toReversed())).filter(
    (one) => !one.is_right,
  );
  expect(wrong.map((one) => one.told)).toContain(
    "The pack, in its fixed order before the shuffle: NOT as it should be",
  );
});

test("a secret that does not match the commitment is found", async () => {
  const other = await record();
  other.shuffle!.commitment = "00".repeat(32);
  expect((await checkShuffle(other, pack))[0]!.is_right).toBe(false);
});

test("a match that is not over cannot be checked yet", async () => {
  const open = await record();
  delete open.shuffle!.secret;
  await expect(checkShuffle(open, pack)).rejects.toThrow("when the match is over");
});
