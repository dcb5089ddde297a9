// Asking the server for the state of one's tables.

import { speaking } from "../lang/say";
import { recent, remember, type RememberedTable } from "../lib/browser/tables";
import { ask } from "../lib/server/api";
import { toAsk, updated } from "./yours";

/** One's tables as the server knows them; as remembered if it does not answer. */
export async function asked(): Promise<RememberedTable[]> {
  const seats = toAsk(recent(), Date.now());
  const told = seats.length
    ? await ask("POST /api/standings", { body: { seats } }).catch(() => [])
    : [];
  const kept = recent(); // some may have been removed meanwhile
  for (const standing of told) {
    const table = kept.find(({ code }) => code === standing.code);
    if (table) remember(updated(table, standing, Date.now()));
  }
  const tables = recent();
  if (tables.length)
    void speaking(import("../notices/visit"), "notices").then(
      ({ visited }) => visited(),
      () => undefined, // offline
    );
  return tables;
}
