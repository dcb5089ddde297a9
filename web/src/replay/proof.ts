// Checks the shuffle of a record: that the secret fits its commitment, and that the first dealer,
// every deck and every cut follow from the secret.

import { say } from "../lang/say";
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
  /** If the deals are boards of a set, the number of the first board. */
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
  if (!globalThis.crypto?.subtle) throw new Error(say.proofInsecure);
  const { shuffle: told, secret } = readyToCheck(record);
  const shuffle = new Shuffle(secret, told.contributions);
  const findings = [
    await ofCommitment(shuffle, told.commitment),
    finding(say.proofOfPack, isInFixedOrder(pack)),
    await ofDealer(shuffle, record),
  ];
  for (const [number, deal] of record.deals.entries()) {
    const drawn = number + (record.boards ? record.boards.first - 1 : 0);
    const deck = (await shuffle.deck(pack, drawn)).join(" ");
    findings.push(finding(say.proofOfDeck({ number: number + 1 }), deck === deal.deck));
    if (deal.cut === undefined) continue;
    const cut = (await shuffle.cut(pack, drawn)).join(" ");
    findings.push(finding(say.proofOfCut({ number: number + 1 }), cut === deal.cut));
  }
  return findings;
}

function readyToCheck({ shuffle }: ProvableRecord) {
  if (!shuffle?.secret) throw new Error(say.proofNoSecret);
  if (shuffle.version !== VERSION)
    throw new Error(say.proofOtherVersion({ known: VERSION, found: shuffle.version }));
  const secret = bytesOf(shuffle.secret);
  if (!secret) throw new Error(say.proofUnreadable);
  return { shuffle, secret };
}

async function ofCommitment(shuffle: Shuffle, commitment: string): Promise<Finding> {
  const is_right = (await shuffle.commitment()) === commitment;
  return finding(say.proofOfSecret, is_right);
}

async function ofDealer(shuffle: Shuffle, record: ProvableRecord): Promise<Finding> {
  const first = record.deals[0]?.dealer;
  if (record.boards) {
    const seats = record.players.length;
    const from = record.boards.first - 1;
    const are = record.deals.every(({ dealer }, number) => dealer === (from + number) % seats);
    return finding(say.proofOfDealers, are);
  }
  const is_right = first === undefined || (await shuffle.dealer(record.players.length)) === first;
  return finding(say.proofOfDealer, is_right);
}

function finding(what: string, is_right: boolean): Finding {
  return { is_right, told: say.proofFinding({ what, right: is_right }) };
}
