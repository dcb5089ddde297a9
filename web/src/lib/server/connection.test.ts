import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "../browser/settings.svelte";
import { Connection, type News } from "./connection.svelte";
import type { AnyFromServer } from "../protocol";

class Socket {
  static OPEN = 1;
  static made: Socket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly address: URL) {
    Socket.made.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.readyState = 3;
  }
  accept() {
    this.readyState = 1;
    this.onopen?.();
  }
  tell(message: AnyFromServer) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let connection: Connection;
let heard: Record<string, () => void> = {};
const listens = (name: string, listener: () => void) => (heard[name] = listener);
const latest = () => Socket.made.at(-1)!;
const update = (version: number, more = {}): AnyFromServer => ({
  type: "update",
  version,
  ...more,
});

beforeEach(() => {
  vi.useFakeTimers();
  Socket.made = [];
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("location", { href: "http://here/t/code", origin: "http://here" });
  heard = {};
  vi.stubGlobal("addEventListener", listens);
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("document", {
    addEventListener: listens,
    removeEventListener: () => {},
    hidden: false,
  });
  connection = new Connection("code", "secret");
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(): void {
  connection.open();
  latest().accept();
  latest().tell(update(5, { is_fresh: true }));
}

describe("a connection", () => {
  test("begins with a hello, and is open once the first view is there", () => {
    connection.open();
    expect(String(latest().address)).toBe("ws://here/api/tables/code/socket");
    latest().accept();
    expect(latest().sent[0]).toMatchObject({
      type: "hello",
      secret: "secret",
      since: null,
      language: "en",
    });
    expect(connection.status).toBe("connecting");
    latest().tell(update(5, { is_fresh: true }));
    expect(connection.status).toBe("open");
  });

  test.each([
    [7, 7],
    [0, 0],
    [null, undefined],
    [99, undefined],
  ])("says the portrait kept, %s, if there is such a one", (kept, said) => {
    settings.portrait = kept;
    open();
    expect((latest().sent[0] as { portrait?: number }).portrait).toBe(said);
    settings.portrait = null;
  });

  test("that is lost is resumed from the last version", () => {
    open();
    latest().onclose?.();
    expect(connection.status).toBe("lost");
    expect(connection.lostSince).not.toBeNull();
    vi.advanceTimersByTime(1000);
    latest().accept();
    expect(latest().sent[0]).toMatchObject({ type: "hello", since: 5 });
    latest().tell(update(7));
    expect(connection.status).toBe("open");
    expect(connection.lostSince).toBeNull();
  });

  test("that is silent for too long is replaced", () => {
    open();
    vi.advanceTimersByTime(19_000);
    expect(connection.status).toBe("open");
    vi.advanceTimersByTime(2_000);
    expect(Socket.made.length).toBeGreaterThan(1);
  });

  test.each(["visibilitychange", "pageshow", "online"])(
    "is made anew at once when the page is back (%s) and has not heard anything",
    async (event) => {
      open();
      const sent = connection.send({ type: "undo" });
      vi.advanceTimersByTime(9_000);
      heard[event]!();
      expect(Socket.made).toHaveLength(2);
      expect(Socket.made[0]!.readyState).toBe(3);
      latest().accept();
      expect(latest().sent[0]).toMatchObject({ type: "hello", since: 5 });
      latest().tell(update(5));
      expect(connection.status).toBe("open");
      const { id, type } = latest().sent.at(-1)!;
      expect(type).toBe("undo");
      latest().tell({ type: "done", id: id as string, version: 5 });
      await sent;
    },
  );

  test("that was heard a moment ago is kept when the page is back", () => {
    open();
    vi.advanceTimersByTime(3_000);
    heard["visibilitychange"]!();
    expect(Socket.made).toHaveLength(1);
  });

  test("that does not open is tried again, by the other way", () => {
    const fetched = vi.fn(() => new Promise(() => {}));
    vi.stubGlobal("fetch", fetched);
    connection.open();
    vi.advanceTimersByTime(12_000);
    expect(fetched).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(12_000);
    expect(Socket.made).toHaveLength(2);
  });

  test("answers pings", () => {
    open();
    latest().tell({ type: "ping", n: 3 });
    expect(latest().sent.at(-1)).toEqual({ type: "pong", n: 3 });
  });

  test("is not resumed after a final bye", () => {
    open();
    latest().tell({ type: "bye", code: "replaced", message: "" });
    vi.advanceTimersByTime(60_000);
    expect(connection.bye?.code).toBe("replaced");
    expect(Socket.made).toHaveLength(1);
  });

  test("is resumed when the server only restarts", () => {
    open();
    latest().tell({ type: "bye", code: "stopping", message: "" });
    vi.advanceTimersByTime(1000);
    expect(connection.bye).toBeNull();
    expect(Socket.made).toHaveLength(2);
  });
});

describe("a command", () => {
  test("is sent again under its own id if the connection is lost before the answer", async () => {
    open();
    const answer = connection.move("pass");
    const sent = latest().sent.at(-1);
    expect(sent).toMatchObject({ type: "move", move: "pass", since: 5 });
    latest().onclose?.();
    vi.advanceTimersByTime(1000);
    latest().accept();
    latest().tell(update(6));
    expect(latest().sent.at(-1)).toEqual(sent);
    latest().tell({ type: "done", id: sent!.id as string, version: 6 });
    await expect(answer).resolves.toMatchObject({ type: "done" });
  });

  test("is answered once its effect is in the view", async () => {
    open();
    let isAnswered = false;
    const answer = connection.move("pass").then(() => (isAnswered = true));
    latest().tell({ type: "done", id: latest().sent.at(-1)!.id as string, version: 6 });
    await Promise.resolve();
    expect(isAnswered).toBe(false);
    expect(connection.underway).toBe(1);
    latest().tell(update(6));
    await answer;
    expect(connection.underway).toBe(0);
  });

  test("that is refused rejects with the reason", async () => {
    open();
    const answer = connection.move("play R5");
    const id = latest().sent.at(-1)!.id as string;
    latest().tell({ type: "refused", id, code: "illegal-move", message: "you must follow red" });
    await expect(answer).rejects.toMatchObject({ code: "illegal-move" });
  });
});

describe("an event", () => {
  const happened = (version: number) => ({ version, what: "moved" });

  test("is passed on once, however often it comes", () => {
    open();
    const received: News[] = [];
    connection.listen((news) => received.push(news));
    latest().tell(update(6, { happened: [happened(6)] }));
    latest().tell(update(7, { is_fresh: true, happened: [happened(6), happened(7)] }));
    expect(received.flatMap((news) => news.happened.map(({ version }) => version))).toEqual([6, 7]);
    expect(connection.log).toHaveLength(2);
  });
});

describe("what people write", () => {
  const text = (number: number) => ({
    number,
    seat: 1,
    author: "b",
    name: "Ben",
    text: `text ${number}`,
  });

  test("is kept, and only what is new is passed on", () => {
    open();
    const received: News[] = [];
    connection.listen((news) => received.push(news));
    latest().tell(
      update(5, { table: { chat: true }, written: { texts: [text(1)], is_all: true } }),
    );
    latest().tell(update(5, { written: { texts: [text(2)] } }));
    latest().tell(update(6, { happened: [] }));
    expect(connection.texts).toEqual([text(1), text(2)]);
    expect(received.flatMap(({ written }) => written)).toEqual([text(2)]);
  });

  test("is replaced by all that there is when the connection comes back", () => {
    open();
    latest().tell(update(5, { table: { chat: true }, written: { texts: [text(1)] } }));
    latest().onclose?.();
    vi.advanceTimersByTime(1000);
    latest().accept();
    latest().tell(update(6, { table: { chat: true }, written: { is_all: true } }));
    expect(connection.texts).toEqual([]);
  });

  test("is gone when the host turns it off", () => {
    open();
    latest().tell(update(5, { table: { chat: true }, written: { texts: [text(1)] } }));
    latest().tell(update(6, { table: { chat: false } }));
    expect(connection.texts).toEqual([]);
  });
});
