// A table as this page knows it, kept up to date over whatever line there is.

import { openSocket, openStream, type Transport } from "./transport";
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
  Update,
} from "../protocol";
import { remember, secretOf } from "../browser/tables";

export type Status = "connecting" | "open" | "lost";

/** A command without its id, which the connection gives it. */
export type Wanted = AnyCommand extends infer One ? (One extends AnyCommand ? Omit<One, "id"> : never) : never; // prettier-ignore

export type Answer = Done | Seated | Reason | Hinted;

/** What is new with an update: nothing of it was told before. */
export interface News {
  happened: Happened[];
  /** The view was built anew, so that what was on the table before says nothing. */
  isFresh: boolean;
}

/** The server would not do what it was asked. */
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

const LONGEST_LOG = 400;
/** The server pings who says nothing for ten seconds; a line that is silent for longer is dead. */
const SILENCE = 20_000;
/** After these the server will have us again; every other farewell is for good. */
const PASSING = new Set(["stopping", "silent", "too-fast"]);

export class Connection {
  table = $state.raw<TableView | null>(null);
  deal = $state.raw<AnyDeal | null>(null);
  sheet = $state.raw<SheetView | null>(null);
  version = $state(0);
  /** Seconds that whoever is to move has left as of the last update; null without a clock. */
  clockLeft = $state<number | null>(null);
  log = $state.raw<Happened[]>([]);
  status = $state<Status>("connecting");
  /** When the line broke, in milliseconds since 1970; null while it holds. */
  lostSince = $state<number | null>(null);
  /** Why the server will not go on with us; null while it does. */
  bye = $state.raw<Bye | null>(null);
  /** How many moves are on their way. */
  underway = $state(0);

  readonly code: string;
  #secret: string | null;
  #transport: Transport | null = null;
  #pending = new Map<string, Pending>();
  /** Commands that have acted, with answers that are of a version still on its way. */
  #acted: { done: Done; resolve: (answer: Answer) => void }[] = [];
  #listeners = new Set<(news: News) => void>();
  #tries = 0;
  #socketHasOpened = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #hasView = false;
  #hurried = () => this.#hurry();
  #offline = () => this.#broken();

  constructor(code: string, secret: string | null = secretOf(code)) {
    this.code = code;
    this.#secret = secret;
  }

  get secret(): string | null {
    return this.#secret;
  }

  open(): void {
    addEventListener("online", this.#hurried);
    addEventListener("offline", this.#offline);
    document.addEventListener("visibilitychange", this.#hurried);
    this.#connect();
  }

  close(): void {
    removeEventListener("online", this.#hurried);
    removeEventListener("offline", this.#offline);
    document.removeEventListener("visibilitychange", this.#hurried);
    this.#hangUp();
    clearTimeout(this.#retry);
    this.#giveUp("closed", "The page has left the table.");
  }

  /** After a `bye`: try once more, with another secret or as a spectator (null). */
  reopen(secret: string | null = this.#secret): void {
    this.#secret = secret;
    this.bye = null;
    this.#tries = 0;
    this.#hasView = false;
    this.#hangUp();
    this.#connect();
  }

  /** Be told all that happens, each thing once. Returns how to stop. */
  listen(listener: (news: News) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Send a command. It is sent again after a broken line, and acts once. Throws a Refusal. */
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

  /** Make a move, chosen by what is shown now. Throws a Refusal. */
  move(move: string): Promise<Answer> {
    return this.send({ type: "move", since: this.version, move });
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const since = this.#hasView ? this.version : null;
    const hello = { type: "hello", protocol: 1, secret: this.#secret, since } as const;
    const openTransport = !this.#socketHasOpened && this.#tries % 2 ? openStream : openSocket;
    const transport = openTransport(this.code, hello, {
      onopen: () => transport === this.#transport && this.#opened(),
      onmessage: (message) => transport === this.#transport && this.#take(message),
      onclose: () => transport === this.#transport && this.#broken(),
    });
    this.#transport = transport;
  }

  #opened(): void {
    if (!this.#transport?.isStream) this.#socketHasOpened = true;
    this.#heard();
  }

  #take(message: AnyFromServer): void {
    this.#heard();
    switch (message.type) {
      case "update":
        return this.#update(message);
      case "ping":
        return this.#transport?.send({ type: "pong", n: message.n });
      case "bye":
        return this.#farewell(message);
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
    this.version = update.version;
    this.clockLeft = update.clock_left ?? null;
    if (happened.length) this.log = [...this.log, ...happened].slice(-LONGEST_LOG);
    this.#hasView = true;
    this.#settle();
    this.#resolveActed();
    for (const listener of this.#listeners)
      listener({ happened, isFresh: update.is_fresh ?? false });
  }

  /** The first view has come: what was not answered before is sent again. */
  #settle(): void {
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
      this.#acted.push({ done: answer, resolve: pending.resolve });
    else pending.resolve(answer);
  }

  /** Who waits for a command sees what it did by the time it is answered. */
  #resolveActed(): void {
    const shown = this.#acted.filter(({ done }) => done.version <= this.version);
    this.#acted = this.#acted.filter((one) => !shown.includes(one));
    for (const { done, resolve } of shown) resolve(done);
  }

  #refused({ id, code, message }: Refused): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    pending?.reject(new Refusal(code, message));
  }

  #farewell(bye: Bye): void {
    this.#hangUp();
    if (PASSING.has(bye.code)) return this.#broken();
    this.bye = bye;
    this.status = "lost";
    this.#giveUp(bye.code, bye.message);
  }

  #broken(): void {
    if (this.bye) return;
    this.#hangUp();
    this.status = this.#hasView ? "lost" : "connecting";
    this.lostSince ??= Date.now();
    const wait = Math.min(10_000, 400 * 2 ** this.#tries) * (0.7 + 0.6 * Math.random());
    this.#tries += 1;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  /** The device is online again, or the page is looked at again: do not wait. */
  #hurry(): void {
    if (this.bye || this.#transport || document.hidden) return;
    this.#connect();
  }

  #heard(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#broken(), SILENCE);
  }

  #hangUp(): void {
    clearTimeout(this.#silence);
    const transport = this.#transport;
    this.#transport = null;
    transport?.close();
  }

  #giveUp(code: string, message: string): void {
    for (const { reject } of this.#pending.values()) reject(new Refusal(code, message));
    this.#pending.clear();
  }
}

/** A new id for a command. (`crypto.randomUUID` is missing on plain http.) */
export function newId(): string {
  return randomHex(12);
}

/** So many random bytes, in lower-case hexadecimal. */
export function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
