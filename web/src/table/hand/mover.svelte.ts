// The player's next move: the cards chosen for it, and sending it.

import { Refusal, type Connection } from "../../lib/server/connection.svelte";
import { cardOf, verbOf } from "../../lib/moves";
import { settings } from "../../lib/browser/settings.svelte";
import type { Advice } from "../hints/hintWords";
import { isTurn } from "../deal/turn";
import { usableCards } from "./usableCards";
import { say, speaking } from "../../lang/say";

/** Milliseconds for which the orange button does nothing after a wrong call. */
const DISARMED = 2000;

/** How the mover shows messages to the player. */
export interface Voice {
  notify: (text: string) => void;
  /** Read a text out. */
  announce: (text: string) => void;
  refused: (refusal: unknown) => void;
}

export class Mover {
  /** The card chosen by a first tap, waiting for the second one or for a choice of move. */
  selected = $state<string | null>(null);
  /** The cards chosen for burying. */
  buried = $state<string[]>([]);
  isBurying = $state(false);
  /** When the orange button works again, as Date.now() counts. */
  disarmedUntil = $state(0);
  /** When the last move was sent, as Date.now() counts. */
  actedAt = 0;
  #advice = $state.raw<{ advice: Advice; choices: string } | null>(null);

  readonly #connection: Connection;
  readonly #voice: Voice;

  constructor(connection: Connection, voice: Voice) {
    this.#connection = connection;
    this.#voice = voice;
  }

  get deal() {
    return this.#connection.deal;
  }

  /** Whether it is this player's turn, and no bot plays for them. */
  get isMine(): boolean {
    const { table } = this.#connection;
    const isStoodIn = table !== null && table.you !== null && table.seats[table.you]?.is_stood_in;
    return table?.stage === "playing" && !isStoodIn && isTurn(this.deal, table.you);
  }

  /** Whether a move can be made now: it is the player's turn, and no move is being sent. */
  get isAsked(): boolean {
    const isIdle = this.#connection.underway === 0 && this.#connection.status === "open";
    return this.isMine && (isIdle || this.isBurying);
  }

  /** Whether there are hints: not where the deal is compared with other tables. */
  get hasHints(): boolean {
    const { table } = this.#connection;
    return !table?.boards && table?.practice?.kind !== "link";
  }

  get #isBury(): boolean {
    return this.deal?.phase === "bury" && this.isMine;
  }

  /** The moves to choose from, as a key. A hint that arrives after they have changed is dropped. */
  get choicesKey(): string {
    return this.deal ? `${this.deal.number} ${this.deal.legal.join("|")}` : "";
  }

  /** The hint that was asked for, as long as the choices are the same. */
  get advice(): Advice | null {
    return this.#advice?.choices === this.choicesKey ? this.#advice.advice : null;
  }

  /**
   * The text beside a move: its expected points if the hint advises it; empty if the coach names
   * it; undefined for any other move.
   */
  advised = (move: string): string | undefined => this.#pointed((it) => it === move);

  /** The text beside a card of the hand, likewise. */
  advisedCard = (card: string): string | undefined =>
    this.#pointed((move) => cardOf(move) === card);

  #pointed(isIt: (move: string) => boolean): string | undefined {
    if (this.advice) return this.advice.moves.some(isIt) ? this.advice.points : undefined;
    return this.#connection.table?.coach?.moves.some(isIt) ? "" : undefined;
  }

  /** The chosen cards of the hand. */
  get chosen(): string[] {
    if (this.#isBury) return this.buried;
    return this.selected ? [this.selected] : [];
  }

  /** The cards of the hand that may be chosen now; null if nothing is asked about the hand. */
  get usable(): Set<string> | null {
    return this.deal && this.isAsked ? usableCards(this.deal, this.chosen) : null;
  }

  closeHint(): void {
    this.#advice = null;
  }

  /** Put all chosen cards back. */
  clear(): void {
    this.selected = null;
    this.buried = [];
  }

  /** Send a move on one's turn, or an orange or hold. A refusal after the deal is not shown. */
  act(move: string): void {
    const isCall = move === "orange" || move === "hold";
    if (!isCall && !this.isAsked) return;
    this.selected = null;
    this.actedAt = Date.now();
    this.#connection.move(move).catch((refusal: unknown) => {
      if (refusal instanceof Refusal && ["not-open", "disarmed"].includes(refusal.code))
        this.disarmedUntil = Date.now() + DISARMED;
      if (this.deal?.phase !== "over") this.#voice.refused(refusal);
    });
  }

  /** Bury the chosen cards, one move each. */
  async bury(): Promise<void> {
    if (this.isBurying) return;
    this.isBurying = true;
    try {
      for (const card of [...this.buried]) await this.#connection.move(`bury ${card}`);
    } catch (refusal) {
      this.#voice.refused(refusal);
    } finally {
      this.isBurying = false;
      this.buried = this.buried.filter((card) => this.deal?.hand.includes(card));
    }
  }

  /** Handle a tap on a card of the hand: choose it, put it back, or play it. */
  pick(card: string): void {
    const { deal } = this;
    if (!deal || !this.isAsked) return;
    if (deal.kind === "fishing") this.selected = this.selected === card ? null : card;
    else if (this.#isBury) this.#pickToBury(card, deal.to_bury);
    else if (deal.phase !== "play") return;
    else if (!settings.twoTap || this.selected === card) this.act(`play ${card}`);
    else this.selected = card;
  }

  #pickToBury(card: string, most: number): void {
    if (!this.isBurying) this.buried = toggled(this.buried, card, most);
  }

  /** Show why a card may not be played or buried now. */
  async why(card: string): Promise<void> {
    if (!this.deal) return;
    const verb = this.deal.kind === "fishing" ? "trail" : this.#isBury ? "bury" : "play";
    if (usableCards(this.deal)?.has(card)) {
      this.#voice.notify(say.oneCounterOnly);
      return;
    }
    try {
      const answer = await this.#connection.send({ type: "why", move: `${verb} ${card}` });
      const reason = answer.type === "reason" ? answer.reason : null;
      this.#voice.notify(reason ?? say.cardAllowed);
    } catch (refusal) {
      this.#voice.refused(refusal);
    }
  }

  /** Show a hint, and choose its card if it names one. */
  async hint(): Promise<void> {
    const choices = this.choicesKey;
    try {
      const [answer, words] = await Promise.all([
        this.#connection.send({ type: "hint" }),
        speaking(import("../hints/Hint.svelte"), "dialogs", "moves"),
      ]);
      if (answer.type !== "hinted" || this.choicesKey !== choices) return;
      const advice = words.adviceOf(answer);
      this.#advice = { advice, choices };
      this.#voice.announce(advice.spoken);
      const cards = advice.moves.flatMap((move) => cardOf(move) ?? []);
      const [card] = cards;
      if (verbOf(answer.move) === "bury") this.buried = cards;
      else if (card && (this.deal?.kind === "fishing" || settings.twoTap)) this.selected = card;
    } catch (refusal) {
      this.#voice.refused(refusal);
    }
  }
}

/**
 * The chosen cards after a tap on `card`, which selects or deselects it. If that makes more than
 * `most`, the card that was chosen first is put back.
 */
export function toggled(chosen: string[], card: string, most: number): string[] {
  if (chosen.includes(card)) return chosen.filter((one) => one !== card);
  return [...chosen, card].slice(-Math.max(1, most));
}
