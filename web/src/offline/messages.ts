// The messages between the page and its worker.

/** A request that the page would make of a server. */
export interface Asked {
  method: string;
  path: string;
  body: string;
  language: string;
}

/** What the device answers; null if only a server can. */
export type Answered = { status: number; body: unknown } | null;

/**
 * A message to the worker, with a port for the answers: one `Answered` to a request, the messages of
 * a table to a connection. On the port of a connection, null ends it.
 */
export type ToWorker =
  | { type: "begin"; runtime: string }
  | { type: "ask"; asked: Asked }
  | { type: "connect"; code: string };
