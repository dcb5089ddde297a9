// The worker that runs the tables of this device, by the server's own Python in WebAssembly.
//
// It does what a server does around a table, one step after the other: a message comes in, Python
// decides, the events are kept, and only then is anything shown.

import { characters } from "../lib/names";
import { eventsOf, keep, type Kept } from "./events";
import type { Answered, Asked, ToWorker } from "./messages";

/** `rookery.offline.device.Device` */
interface Device {
  answer(method: string, path: string, body: string, language: string, at: number): string | null;
  has(code: string): boolean;
  load(code: string, events: string, at: number): void;
  forget(code: string): void;
  hear(code: string, message: string, at: number): string;
  act(code: string, at: number): string;
  acts_at(code: string, at: number): number | undefined;
  shown(code: string): string;
}

/** The part of Pyodide that is used here. */
interface Python {
  unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void;
  registerJsModule(name: string, module: object): void;
  runPython(code: string): unknown;
}

interface PyodideModule {
  loadPyodide(options: object): Promise<Python>;
}

/** Milliseconds between pings, by which the page sees that the worker is alive. */
const PING_EVERY = 8_000;
/** The name under which Python finds our modules. */
const TABLES = "/tables";

let device: Promise<Device>;
/** The steps under way: each waits for those before it. */
let queue: Promise<unknown> = Promise.resolve();
/** The connection of each table; a new one takes the place of an old one. */
const ports = new Map<string, MessagePort>();
const alarms = new Map<string, ReturnType<typeof setTimeout>>();

onmessage = ({ data, ports: [port] }: MessageEvent<ToWorker>) => {
  switch (data.type) {
    case "begin":
      device = begun(data.runtime);
      device.catch((error: unknown) => reportError(error)); // the page starts a new worker
      break;
    case "ask":
      void inTurn(async () => port!.postMessage(await answered(await device, data.asked)));
      break;
    case "connect":
      connect(data.code, port!);
  }
};

/** Load Python with our tables. */
async function begun(runtime: string): Promise<Device> {
  const { loadPyodide } = (await import(
    /* @vite-ignore */ `${runtime}pyodide.mjs`
  )) as PyodideModule;
  const [python, tables] = await Promise.all([
    loadPyodide({
      indexURL: runtime,
      stdLibURL: `${runtime}stdlib.zip`,
      lockFileContents: { info: LOCKED, packages: {} },
    }),
    fetch(`${runtime}tables.zip`).then((response) => response.arrayBuffer()),
  ]);
  python.unpackArchive(tables, "zip", { extractDir: TABLES });
  python.registerJsModule("regex", REGEX);
  return python.runPython(`
import sys
sys.path.insert(0, "${TABLES}")
from rookery.offline.device import Device
Device()
`) as Device;
}

/** Pyodide's version, for a lock file that lists no packages. */
const LOCKED = {
  abi_version: "2026_0",
  arch: "wasm32",
  platform: "emscripten_5_0_3",
  python: "3.14.2",
  version: "314.0.7",
};

/** Replaces Python's `regex` package, of which only the characters of a text (`\X`) are needed. */
const REGEX = { compile: () => ({ findall: characters }) };

function now(): number {
  return Date.now() / 1000;
}

/** Do something once all earlier steps are done. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const done = queue.then(work);
  queue = done.catch((error: unknown) => console.error(error));
  return done;
}

async function answered(it: Device, asked: Asked): Promise<Answered> {
  const [, , place, code] = asked.path.split("/");
  if (place === "tables" && code) await loaded(it, code);
  const text = it.answer(asked.method, asked.path, asked.body, asked.language, now());
  if (!text) return null;
  const { status, body, kept } = JSON.parse(text) as {
    status: number;
    body: unknown;
    kept: Kept[];
  };
  if (kept.length) await keep(kept);
  return { status, body };
}

/** Take a table into memory; false if this device does not have it. */
async function loaded(it: Device, code: string): Promise<boolean> {
  if (it.has(code)) return true;
  const events = await eventsOf(code);
  if (events.length) it.load(code, JSON.stringify(events), now());
  return events.length > 0;
}

function connect(code: string, port: MessagePort): void {
  const ping = setInterval(() => port.postMessage({ type: "ping", n: 0 }), PING_EVERY);
  port.onmessage = ({ data }: MessageEvent<string | null>) => {
    if (data !== null) return void inTurn(() => step(code, port, data));
    clearInterval(ping);
    if (ports.get(code) === port) leave(code);
    port.close();
  };
}

function leave(code: string): void {
  ports.delete(code);
  clearTimeout(alarms.get(code));
}

/** Carry out a message from the page. The first one of a connection is a hello. */
async function step(code: string, port: MessagePort, message: string): Promise<void> {
  const it = await device;
  if (ports.get(code) !== port) {
    if (!(JSON.parse(message) as { type: string }).type.startsWith("hello")) return;
    if (!(await loaded(it, code)))
      return bye(port, "no-table", "this device has no table with this code");
    ports.set(code, port);
  }
  await carriedOut(it, code, () => it.hear(code, message, now()));
}

/** Begin a step, keep its events, show it, and set the alarm for what is due next. */
async function carriedOut(it: Device, code: string, begin: () => string): Promise<void> {
  const port = ports.get(code)!;
  const events = JSON.parse(begin()) as Kept[];
  try {
    if (events.length) await keep(events);
  } catch {
    it.forget(code); // loaded again from its events when the page has reconnected
    leave(code);
    return bye(port, "stopping", "this table goes on from its log; one moment");
  }
  for (const message of JSON.parse(it.shown(code)) as unknown[]) port.postMessage(message);
  setAlarm(it, code);
}

function setAlarm(it: Device, code: string): void {
  clearTimeout(alarms.get(code));
  const at = it.acts_at(code, now());
  if (at === undefined) return;
  const act = () =>
    inTurn(async () => {
      if (ports.has(code)) await carriedOut(it, code, () => it.act(code, now()));
    });
  alarms.set(
    code,
    setTimeout(() => void act(), Math.max(0, (at - now()) * 1000)),
  );
}

function bye(port: MessagePort, code: string, message: string): void {
  port.postMessage({ type: "bye", code, message });
}
