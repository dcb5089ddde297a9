// The state of one table as this page sees it, kept up to date over a socket or an event stream.

import { openLocal, openSocket, openStream, type Transport } from "./transport";
import type {
  AnyCommand,
  AnyDeal,
  AnyFromServer,
  Bye,
  Done,
  Happened,
  Hinted,
  Reason,
  Refused,
  Seated,
  SheetView,
  TableView,
  Text,
  Update,
} from "../protocol";
import { language } from "../../lang/language";
import { isPortrait } from "../../card/portrait";
import { isLocal } from "../browser/device";
import { settings } from "../browser/settings.svelte";
import { remember, secretOf } from "../browser/tables";
import { withWritten } from "../texts";

export type Status = "connecting" | "open" | "lost";

/** A command without its id; the connection adds the id. */
export type Wanted = AnyCommand extends infer One ? (One extends AnyCommand ? Omit<One, "id"> : never) : never; // prettier-ignore

export type Answer = Done | Seated | Reason | Hinted;

/** The events of one update that listeners have not been given before. */
export interface News {
  happened: Happened[];
  /** Whether the server sent the whole view again instead of the changes. */
  isFresh: boolean;
  /** What people have just written. */
  written: Text[];
}

/** A command that the server has refused. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
    this.name = "Refusal";
  }
}

interface Pending {
  command: AnyCommand;
  resolve: (answer: Answer) => void;
  reject: (refusal: Refusal) => void;
}

/** The number of events kept for the log; older ones are dropped. */
const LONGEST_LOG = 400;
/**
 * Milliseconds without a message after which the connection counts as lost. The server pings a
 * client that has been silent for ten seconds.
 */
const SILENCE = 20_000;
/** Milliseconds after which a connection that has not opened is tried again. */
const OPENS_IN = 10_000;
/** When shown again, a page trusts a connection whose last message is at most this many ms old. */
const TRUSTED_FOR = 5_000;
/** Codes of `bye` after which the page reconnects; after any other it does not. */
const TEMPORARY = new Set(["stopping", "silent", "too-fast"]);

export class Connection {
  table = $state.raw<TableView | null>(null);
  deal = $state.raw<AnyDeal | null>(null);
  sheet = $state.raw<SheetView | null>(null);
  version = $state(0);
  /** Seconds left for the seat to move, as of the last update; null without a clock. */
  clockLeft = $state<number | null>(null);
  log = $state.raw<Happened[]>([]);
  /** What people have written, the latest last. */
  texts = $state.raw<Text[]>([]);
  status = $state<Status>("connecting");
  /** When the connection was lost, in milliseconds since 1970; null while connected. */
  lostSince = $state<number | null>(null);
  /** The server's reason for ending the connection for good; null while it has not. */
  bye = $state.raw<Bye | null>(null);
  /** The number of moves sent and not yet answered. */
  underway = $state(0);

  readonly code: string;
  #secret: string | null;
  #transport: Transport | null = null;
  #pending = new Map<string, Pending>();
  /** Answers held back until the update with their version has arrived. */
  #heldBack: { done: Done; resolve: (answer: Answer) => void }[] = [];
  #listeners = new Set<(news: News) => void>();
  #tries = 0;
  #socketHasOpened = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #heardAt = 0;
  #hasView = false;
  #onAwake = () => this.#awake();
  #onOffline = () => !isLocal(this.code) && this.#lost();

  constructor(code: string, secret: string | null = secretOf(code)) {
    this.code = code;
    this.#secret = secret;
  }

  get secret(): string | null {
    return this.#secret;
  }

  open(): void {
    addEventListener("online", this.#onAwake);
    addEventListener("pageshow", this.#onAwake);
    addEventListener("offline", this.#onOffline);
    document.addEventListener("visibilitychange", this.#onAwake);
    this.#connect();
  }

  close(): void {
    removeEventListener("online", this.#onAwake);
    removeEventListener("pageshow", this.#onAwake);
    removeEventListener("offline", this.#onOffline);
    document.removeEventListener("visibilitychange", this.#onAwake);
    this.#closeTransport();
    clearTimeout(this.#retry);
    this.#rejectPending("closed", "The page has left the table.");
  }

  /** Connect again after a `bye`, with another secret or as a spectator (null). */
  reopen(secret: string | null = this.#secret): void {
    this.#secret = secret;
    this.bye = null;
    this.#tries = 0;
    this.#hasView = false;
    this.#closeTransport();
    this.#connect();
  }

  /** Call `listener` with each event once. Returns a function that stops it. */
  listen(listener: (news: News) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Send a command. After a lost connection it is sent again under the same id, and the server
   * carries it out once. Rejects with a Refusal.
   */
  send(wanted: Wanted): Promise<Answer> {
    const command = { ...wanted, id: newId() } as AnyCommand;
    const isMove = command.type === "move";
    if (isMove) this.underway += 1;
    const answer = new Promise<Answer>((resolve, reject) => {
      this.#pending.set(command.id, { command, resolve, reject });
    });
    if (this.status === "open") this.#transport?.send(command);
    return answer.finally(() => {
      if (isMove) this.underway -= 1;
    });
  }

  /** Send a move chosen from the view that is shown now. Rejects with a Refusal. */
  move(move: string): Promise<Answer> {
    return this.send({ type: "move", since: this.version, move });
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const since = this.#hasView ? this.version : null;
    const secret = this.#secret;
    const portrait = isPortrait(settings.portrait) ? { portrait: settings.portrait } : {};
    const hello = { type: "hello", protocol: 1, secret, since, language, ...portrait } as const;
    const openRemote = !this.#socketHasOpened && this.#tries % 2 ? openStream : openSocket;
    const openTransport = isLocal(this.code) ? openLocal : openRemote;
    const transport = openTransport(this.code, hello, {
      onopen: () => transport === this.#transport && this.#opened(),
      onmessage: (message) => transport === this.#transport && this.#received(message),
      onclose: () => transport === this.#transport && this.#lost(),
    });
    this.#transport = transport;
    this.#heardAt = Date.now();
    if (!isLocal(this.code)) this.#loseAfter(OPENS_IN);
  }

  #opened(): void {
    if (!this.#transport?.isStream) this.#socketHasOpened = true;
    this.#resetSilence();
  }

  #received(message: AnyFromServer): void {
    this.#resetSilence();
    switch (message.type) {
      case "update":
        return this.#update(message);
      case "ping":
        return this.#transport?.send({ type: "pong", n: message.n });
      case "bye":
        return this.#ended(message);
      case "refused":
        return this.#refused(message);
      case "seated":
        this.#seated(message);
        return this.#answered(message);
      case "done":
      case "reason":
      case "hinted":
        return this.#answered(message);
    }
  }

  #update(update: Update): void {
    if (update.version < this.version && !update.is_fresh) return;
    const before = this.#hasView ? this.version : 0;
    const happened = (update.happened ?? []).filter((one) => one.version > before);
    if (update.is_fresh) this.deal = this.sheet = null;
    if (update.table) this.table = update.table;
    if (update.deal) this.deal = update.deal;
    if (update.sheet) this.sheet = update.sheet;
    const { written = null } = update;
    if (written) this.texts = withWritten(this.texts, written);
    else if (!this.table?.chat) this.texts = [];
    this.version = update.version;
    this.clockLeft = update.clock_left ?? null;
    if (happened.length) this.log = [...this.log, ...happened].slice(-LONGEST_LOG);
    this.#hasView = true;
    this.#synchronized();
    this.#resolveHeldBack();
    for (const listener of this.#listeners)
      listener({
        happened,
        isFresh: update.is_fresh ?? false,
        written: written && !written.is_all ? (written.texts ?? []) : [],
      });
  }

  /** On the first update of a connection: send every unanswered command again. */
  #synchronized(): void {
    this.#tries = 0;
    if (this.status === "open") return;
    this.status = "open";
    this.lostSince = null;
    for (const { command } of this.#pending.values()) this.#transport?.send(command);
  }

  #seated({ seat, secret }: Seated): void {
    this.#secret = secret;
    const { game = "", title = "" } = this.table ?? {};
    remember({ code: this.code, game, title, secret, seat, contributed: false, at: Date.now() });
    if (this.#transport?.isStream) setTimeout(() => this.reopen());
  }

  #answered(answer: Answer): void {
    const pending = this.#pending.get(answer.id);
    this.#pending.delete(answer.id);
    if (!pending) return;
    if (answer.type === "done" && answer.version > this.version)
      this.#heldBack.push({ done: answer, resolve: pending.resolve });
    else pending.resolve(answer);
  }

  /** Resolve the held-back answers whose effect is now in the view. */
  #resolveHeldBack(): void {
    const shown = this.#heldBack.filter(({ done }) => done.version <= this.version);
    this.#heldBack = this.#heldBack.filter((one) => !shown.includes(one));
    for (const { done, resolve } of shown) resolve(done);
  }

  #refused({ id, code, message }: Refused): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    pending?.reject(new Refusal(code, message));
  }

  #ended(bye: Bye): void {
    this.#closeTransport();
    if (TEMPORARY.has(bye.code)) return this.#lost();
    this.bye = bye;
    this.status = "lost";
    this.#rejectPending(bye.code, bye.message);
  }

  #lost(): void {
    if (this.bye) return;
    this.#closeTransport();
    this.status = this.#hasView ? "lost" : "connecting";
    this.lostSince ??= Date.now();
    const wait = Math.min(10_000, 400 * 2 ** this.#tries) * (0.7 + 0.6 * Math.random());
    this.#tries += 1;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  /**
   * The device is online again, or the page is visible again: connect at once. The network may have
   * dropped a connection without a sign, so that it still seems to be open.
   */
  #awake(): void {
    if (this.bye || document.hidden) return;
    if (this.#transport) {
      if (isLocal(this.code) || Date.now() - this.#heardAt < TRUSTED_FOR) return;
      this.#closeTransport();
      if (this.status === "open") this.status = "connecting";
    }
    this.#connect();
  }

  #resetSilence(): void {
    this.#heardAt = Date.now();
    this.#loseAfter(SILENCE);
  }

  #loseAfter(milliseconds: number): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#lost(), milliseconds);
  }

  #closeTransport(): void {
    clearTimeout(this.#silence);
    const transport = this.#transport;
    this.#transport = null;
    transport?.close();
  }

  #rejectPending(code: string, message: string): void {
    for (const { reject } of this.#pending.values()) reject(new Refusal(code, message));
    this.#pending.clear();
  }
}

/** A new id for a command. (`crypto.randomUUID` is missing on plain http.) */
export function newId(): string {
  return randomHex(12);
}

/** `bytes` random bytes in lower-case hexadecimal. */
export function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
