// The events of the tables on this device, kept in IndexedDB. A table is rebuilt from its events.

/** An event of a table, as Python writes it. */
export interface Kept {
  code: string;
  number: number;
  at: number;
  event: string;
}

const DATABASE = "rookery-offline";
const EVENTS = "events";
/** The number of tables kept; the events of older ones are deleted. */
const MOST = 12;

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () =>
    opening.result.createObjectStore(EVENTS, { keyPath: ["code", "number"] });
  return (opened ??= answerOf(opening));
}

function answerOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error!);
  });
}

/** All events of a table, in order. */
export async function eventsOf(code: string): Promise<Kept[]> {
  const store = (await database()).transaction(EVENTS).objectStore(EVENTS);
  return answerOf<Kept[]>(store.getAll(ofTable(code)));
}

/**
 * Keep events. Rejects if one of the numbers is taken, as when the table is open in another tab,
 * which has played on; then none of them is kept.
 */
export async function keep(events: Kept[]): Promise<void> {
  const writing = (await database()).transaction(EVENTS, "readwrite");
  const done = new Promise<void>((resolve, reject) => {
    writing.oncomplete = () => resolve();
    writing.onabort = () => reject(writing.error ?? new Error("the events were not kept"));
  });
  for (const event of events) writing.objectStore(EVENTS).add(event);
  await done;
  if (events.some(({ number }) => number === 1)) await tidy();
}

/** Delete the events of all tables but the newest. */
async function tidy(): Promise<void> {
  const store = (await database()).transaction(EVENTS, "readwrite").objectStore(EVENTS);
  const first = (await answerOf<Kept[]>(store.getAll())).filter(({ number }) => number === 1);
  const old = first.sort((one, other) => other.at - one.at).slice(MOST);
  for (const { code } of old) store.delete(ofTable(code));
}

function ofTable(code: string): IDBKeyRange {
  return IDBKeyRange.bound([code, 0], [code, Infinity]);
}
