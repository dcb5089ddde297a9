// The page's side of the tables on this device: starts the worker that runs them, and talks to it.

import { language } from "../lang/language";
import { runtimeFolder } from "./keeping";
import type { Answered, Asked, ToWorker } from "./messages";

let worker: Worker | null = null;

/** The worker; the first call starts it. */
function device(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("error", (event) => {
    worker = null;
    // Its script could not be loaded.
    if (!(event instanceof ErrorEvent)) dispatchEvent(new Event("vite:preloadError"));
  });
  const begin: ToWorker = { type: "begin", runtime: runtimeFolder() };
  worker.postMessage(begin);
  return worker;
}

/** The answer of this device to a request; null if only a server can answer it. */
export async function answerOf(path: string, init: RequestInit = {}): Promise<Response | null> {
  const { method = "GET", body } = init;
  const query = Object.fromEntries(new URLSearchParams(path.split("?")[1]));
  const text = typeof body === "string" ? body : JSON.stringify(query);
  const asked: Asked = { method, path, body: text, language };
  const { port1, port2 } = new MessageChannel();
  const answered = await new Promise<Answered>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data as Answered);
    const it = device();
    it.addEventListener("error", () => resolve(null), { once: true });
    it.postMessage({ type: "ask", asked } satisfies ToWorker, [port2]);
  });
  port1.close();
  return answered && new Response(JSON.stringify(answered.body), { status: answered.status });
}

/** Connect a port to a table. */
export function connect(code: string, port: MessagePort): void {
  device().postMessage({ type: "connect", code } satisfies ToWorker, [port]);
}
