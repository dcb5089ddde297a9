// Ways to talk to a table: a WebSocket; where sockets are blocked, a stream of server-sent events,
// with commands sent by POST; for a table on this device, a port. All carry the same messages.

import { addressOf, faultOf } from "./api";
import type { AnyCommand, AnyFromServer, Hello, Pong } from "../protocol";

export interface Transport {
  send(message: AnyCommand | Pong): void;
  close(): void;
  readonly isStream: boolean;
}

export interface Listener {
  onopen(): void;
  onmessage(message: AnyFromServer): void;
  onclose(): void;
}

/** Talk to a table over a WebSocket, which sends `hello` as soon as it is open. */
export function openSocket(code: string, hello: Hello, listener: Listener): Transport {
  const address = new URL(`${addressOf(code)}/socket`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  const socket = new WebSocket(address);
  socket.onopen = () => {
    socket.send(JSON.stringify(hello));
    listener.onopen();
  };
  socket.onmessage = (event) => listener.onmessage(JSON.parse(event.data as string));
  socket.onclose = () => listener.onclose();
  return {
    isStream: false,
    send(message) {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
    close() {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    },
  };
}

/** Talk to a table over an event stream. The secret goes into a header, never into the address. */
export function openStream(code: string, hello: Hello, listener: Listener): Transport {
  const stop = new AbortController();
  const headers: Record<string, string> = { "Accept-Language": hello.language ?? "" };
  if (hello.secret) headers["Authorization"] = `Bearer ${hello.secret}`;
  void listen();
  return {
    isStream: true,
    send(message) {
      void post(message);
    },
    close: () => stop.abort(),
  };

  async function listen(): Promise<void> {
    const query = new URLSearchParams();
    for (const name of ["since", "portrait"] as const)
      if (typeof hello[name] === "number") query.set(name, String(hello[name]));
    try {
      const response = await fetch(`${addressOf(code)}/events?${query}`, {
        headers: { ...headers, Accept: "text/event-stream" },
        signal: stop.signal,
        cache: "no-store",
      });
      if (!response.ok) await refuse(response);
      else await read(response);
    } catch {
      // Blocked or disconnected: the connection tries again.
    }
    if (!stop.signal.aborted) listener.onclose();
  }

  async function refuse(response: Response): Promise<void> {
    if (response.status >= 500 || response.status === 429) return;
    const fault = await faultOf(response);
    listener.onmessage({ type: "bye", code: fault.code, message: fault.message });
  }

  async function read(response: Response): Promise<void> {
    listener.onopen();
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    const events = new Events();
    for (;;) {
      const { done, value } = await reader.read();
      if (done || stop.signal.aborted) return;
      for (const message of events.take(value)) listener.onmessage(message);
    }
  }

  async function post(command: AnyCommand | Pong): Promise<void> {
    try {
      const response = await fetch(`${addressOf(code)}/commands`, {
        method: "POST",
        headers: { ...headers, "Content-Type": "application/json" },
        body: JSON.stringify(command),
        signal: stop.signal,
      });
      if (command.type === "pong") return;
      const answer = response.ok ? ((await response.json()) as AnyFromServer) : null;
      if (answer) return listener.onmessage(answer);
      const { code: fault, message } = await faultOf(response);
      listener.onmessage({ type: "refused", id: command.id, code: fault, message });
    } catch {
      if (stop.signal.aborted) return;
      stop.abort();
      listener.onclose(); // the connection sends the command again when it has reconnected
    }
  }
}

/** Talk to a table on this device, which is in a worker. */
export function openLocal(code: string, hello: Hello, listener: Listener): Transport {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => listener.onmessage(data as AnyFromServer);
  const send = (message: object) => port1.postMessage(JSON.stringify(message));
  send(hello);
  import("../../offline/local").then(({ connect }) => connect(code, port2), listener.onclose);
  return {
    isStream: false,
    send,
    close() {
      port1.postMessage(null);
      port1.close();
    },
  };
}

/** A parser for server-sent events that arrive in pieces of any size. */
export class Events {
  #rest = "";

  take(piece: string): AnyFromServer[] {
    const events = (this.#rest + piece).replaceAll("\r\n", "\n").split("\n\n");
    this.#rest = events.pop() ?? "";
    return events.flatMap((event) => {
      const lines = event.split("\n").filter((line) => line.startsWith("data:"));
      if (!lines.length) return [];
      return [JSON.parse(lines.map((line) => line.slice(5)).join("\n")) as AnyFromServer];
    });
  }
}
