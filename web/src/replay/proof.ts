// Checks the shuffle of a record: that the secret fits its commitment, and that the first dealer,
// every deck and every cut follow from the secret.

import { bytesOf, isInFixedOrder, Shuffle, VERSION } from "../lib/shuffle";

interface ShuffleOfRecord {
  version: string;
  commitment: string;
  secret?: string;
  contributions: string[];
}

/** The parts of a record that the check reads. */
export interface ProvableRecord {
  players: string[];
  deals: { dealer: number; deck: string; cut?: string }[];
  shuffle?: ShuffleOfRecord;
  /** The boards of a set that its deals are, from the first on. */
  boards?: { first: number };
}

export interface Finding {
  is_right: boolean;
  told: string;
}

/**
 * Check a record that was dealt from a pack. Throws an Error whose message says why it cannot be
 * checked at all. The order of the pack is checked too, since any deck can be explained by an order
 * chosen afterwards.
 */
export async function checkShuffle(
  record: ProvableRecord,
  pack: readonly string[],
): Promise<Finding[]> {
  if (!globalThis.crypto?.subtle)
    throw new Error(
      "This browser can check only at a secure address (https, or on the computer that runs the server). " +
        "Download the record and run “rookery verify” on it instead.",
    );
  const { shuffle: told, secret } = readyToCheck(record);
  const shuffle = new Shuffle(secret, told.contributions);
  const findings = [
    await ofCommitment(shuffle, told.commitment),
    finding("The pack, in its fixed order before the shuffle", isInFixedOrder(pack)),
    await ofDealer(shuffle, record),
  ];
  for (const [number, deal] of record.deals.entries()) {
    const drawn = number + (record.boards ? record.boards.first - 1 : 0);
    const deck = (await shuffle.deck(pack, drawn)).join(" ");
    findings.push(finding(`Deal ${number + 1}: the deck`, deck === deal.deck));
    if (deal.cut === undefined) continue;
    const cut = (await shuffle.cut(pack, drawn)).join(" ");
    findings.push(finding(`Deal ${number + 1}: the cards cut for level tricks`, cut === deal.cut));
  }
  return findings;
}

function readyToCheck({ shuffle }: ProvableRecord) {
  if (!shuffle?.secret)
    throw new Error(
      "The secret of the shuffle is revealed when the match is over. Then you can check.",
    );
  if (shuffle.version !== VERSION)
    throw new Error(`This page can check the shuffle ${VERSION}, not “${shuffle.version}”.`);
  const secret = bytesOf(shuffle.secret);
  if (!secret) throw new Error("This record's shuffle cannot be read.");
  return { shuffle, secret };
}

async function ofCommitment(shuffle: Shuffle, commitment: string): Promise<Finding> {
  const is_right = (await shuffle.commitment()) === commitment;
  return finding("The secret, against what was shown before the first card", is_right);
}

async function ofDealer(shuffle: Shuffle, record: ProvableRecord): Promise<Finding> {
  const first = record.deals[0]?.dealer;
  if (record.boards) {
    const seats = record.players.length;
    const from = record.boards.first - 1;
    const are = record.deals.every(({ dealer }, number) => dealer === (from + number) % seats);
    return finding("The dealers of the boards", are);
  }
  const is_right = first === undefined || (await shuffle.dealer(record.players.length)) === first;
  return finding("The first dealer", is_right);
}

function finding(what: string, is_right: boolean): Finding {
  return { is_right, told: `${what}: ${is_right ? "right" : "NOT as it should be"}` };
}
