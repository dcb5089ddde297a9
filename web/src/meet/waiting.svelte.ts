// Waiting for others: the ticket, the polls, and the seat at the end. Waiting survives a reload.

import { IN_TAB, keepValue, keptValue } from "../lib/browser/storage";
import { ApiError, ask } from "../lib/server/api";
import { remember } from "../lib/browser/tables";
import type { AskSeat, Opened, WaitingView } from "../lib/protocol";

const KEY = "rookery.ticket";

/** Milliseconds before another try after the server has not answered. */
const AGAIN_AFTER = 2000;

interface Ticket {
  ticket: string;
  /** When the waiting began, in milliseconds since 1970. */
  since: number;
  /** Seconds after which bots may fill up; null for people only. */
  botsAfter: number | null;
}

export class Waiting {
  /** The server's latest answer; null while nobody waits here, and until the first answer. */
  view = $state<WaitingView | null>(null);
  ticket = $state(keptValue(KEY, IN_TAB) as Ticket | null);
  /** Why the waiting ended, if the player did not end it. */
  ended = $state("");

  /** `seated` is called with the table once there is one; its seat is remembered already. */
  constructor(
    private readonly seated: (seat: Opened) => void,
    private readonly endedText: string,
  ) {}

  /** Begin to wait. Rejects with an ApiError. */
  async begin(wish: AskSeat): Promise<void> {
    this.ended = "";
    const { ticket } = await ask("POST /api/waiting", { body: wish });
    this.ticket = { ticket, since: Date.now(), botsAfter: wish.bots_after ?? null };
    keepValue(KEY, this.ticket, IN_TAB);
  }

  /** Ask the server again and again until there is a seat, or until `signal` ends it. */
  async follow(signal: AbortSignal): Promise<void> {
    const own = this.ticket;
    while (own && own === this.ticket && !signal.aborted) {
      try {
        const body = { ticket: own.ticket, tag: this.view?.tag ?? "" };
        this.hear(await ask("POST /api/waiting/poll", { body }, { signal }));
      } catch (error) {
        if (signal.aborted || own !== this.ticket) return;
        if (error instanceof ApiError && error.code === "not-waiting") {
          this.ended = this.endedText;
          this.forget();
        } else await new Promise((done) => setTimeout(done, AGAIN_AFTER));
      }
    }
  }

  private hear(view: WaitingView): void {
    this.view = view;
    const { seat, game, title } = view;
    if (!seat) return;
    remember({ ...seat, game, title, at: Date.now() });
    keepValue(KEY, null, IN_TAB);
    this.ticket = null;
    this.seated(seat);
  }

  /** Stop waiting. */
  async stop(): Promise<void> {
    const ticket = this.ticket?.ticket;
    this.forget();
    if (ticket) await ask("POST /api/waiting/leave", { body: { ticket } }).catch(() => {}); // else the ticket expires
  }

  private forget(): void {
    this.ticket = this.view = null;
    keepValue(KEY, null, IN_TAB);
  }
}
