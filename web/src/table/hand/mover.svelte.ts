// A person's move in the making: what is chosen for it, and how it is sent.

import { Refusal, type Connection } from "../../lib/server/connection.svelte";
import { cardOf, infinitiveOf, verbOf } from "../../lib/moves";
import { settings } from "../../lib/browser/settings.svelte";
import { toggled } from "./toggled";
import { consideredMoves, type ConsideredMove } from "../hints/hint";
import { isTurn } from "../deal/turn";

/** How long a wrong call of orange keeps its button still, in milliseconds. */
const DISARMED = 2000;

/** How the mover speaks to its person. */
export interface Voice {
  notify: (text: string, considered?: ConsideredMove[]) => void;
  refused: (refusal: unknown) => void;
}

export class Mover {
  /** The card that waits for its second tap, or for what it shall do. */
  selected = $state<string | null>(null);
  /** The cards chosen for burying. */
  buried = $state<string[]>([]);
  isBurying = $state(false);
  /** Until when the call of orange is kept still, as Date.now() counts. */
  disarmedUntil = $state(0);

  readonly #connection: Connection;
  readonly #voice: Voice;

  constructor(connection: Connection, voice: Voice) {
    this.#connection = connection;
    this.#voice = voice;
  }

  get deal() {
    return this.#connection.deal;
  }

  /** Whether it is this person's move. */
  get isMine(): boolean {
    const { table } = this.#connection;
    return table?.stage === "playing" && isTurn(this.deal, table.you);
  }

  /** Whether a move may be made now: none is on its way. */
  get isAsked(): boolean {
    const isIdle = this.#connection.underway === 0 && this.#connection.status === "open";
    return this.isMine && (isIdle || this.isBurying);
  }

  get #isBury(): boolean {
    return this.deal?.phase === "bury" && this.isMine;
  }

  /** What there is to choose from: an idea is for that, and comes too late for anything else. */
  get #choices(): string {
    return this.deal?.legal.join("|") ?? "";
  }

  /** The cards of the hand that are chosen. */
  get chosen(): string[] {
    if (this.#isBury) return this.buried;
    return this.selected ? [this.selected] : [];
  }

  /** Put everything back. */
  clear(): void {
    this.selected = null;
    this.buried = [];
  }

  act(move: string): void {
    const isCall = move === "orange" || move === "hold";
    if (!isCall && !this.isAsked) return;
    this.selected = null;
    this.#connection.move(move).catch((refusal: unknown) => {
      if (refusal instanceof Refusal && ["not-open", "disarmed"].includes(refusal.code))
        this.disarmedUntil = Date.now() + DISARMED;
      this.#voice.refused(refusal);
    });
  }

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

  /** A card of the hand is chosen, or put back, or played. */
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

  /** Say why a card may not be used now. */
  async why(card: string): Promise<void> {
    if (!this.deal) return;
    const verb = this.deal.kind === "fishing" ? "trail" : this.#isBury ? "bury" : "play";
    try {
      const answer = await this.#connection.send({ type: "why", move: `${verb} ${card}` });
      const reason = answer.type === "reason" ? answer.reason : null;
      this.#voice.notify(reason ?? "You may.");
    } catch (refusal) {
      this.#voice.refused(refusal);
    }
  }

  /** Say what a strong player would do, and choose it as far as it is a card. */
  async hint(): Promise<void> {
    const asked = this.#choices;
    try {
      const answer = await this.#connection.send({ type: "hint" });
      if (answer.type !== "hinted" || this.#choices !== asked) return;
      const told = `A strong player would ${infinitiveOf(answer.move)}: ${answer.reason}`;
      this.#voice.notify(told, consideredMoves(answer));
      const card = cardOf(answer.move);
      if (verbOf(answer.move) === "bury" && card && !this.buried.includes(card)) this.pick(card);
      else if (card && (this.deal?.kind === "fishing" || settings.twoTap)) this.selected = card;
    } catch (refusal) {
      this.#voice.refused(refusal);
    }
  }
}
