// What the page asks of the server outside a table's connection.

import type {
  Catalogue,
  Fault,
  Listed,
  Opened,
  OpenTable,
  ReplayDeal,
  ReplayMatch,
} from "../protocol";
import { remember } from "../browser/tables";

/** The server, or the way to it, said no: `code` for programs, `message` for people. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
    this.name = "ApiError";
  }
}

let catalogue: Promise<Catalogue> | null = null;

/** The games, the bots' levels and the ready phrases; asked for once. */
export function games(): Promise<Catalogue> {
  catalogue ??= ask<Catalogue>("/api/games").catch((error: unknown) => {
    catalogue = null;
    throw error;
  });
  return catalogue;
}

/** Open a table; its seat is remembered. */
export async function openTable(body: OpenTable): Promise<Opened> {
  const [opened, { games: described }] = await Promise.all([
    ask<Opened>("/api/tables", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }),
    games(),
  ]);
  const title = described.find((game) => game.name === body.game)?.title ?? body.game;
  remember({ ...opened, game: body.game, title, at: Date.now() });
  return opened;
}

/** The tables whose hosts have listed them. */
export function listedTables(): Promise<Listed[]> {
  return ask<Listed[]>("/api/tables");
}

/** What there is to replay of a table's match. */
export function replayMatch(code: string): Promise<ReplayMatch> {
  return ask<ReplayMatch>(`${addressOf(code)}/replay`);
}

/** Every moment of a finished deal, numbered from 1. */
export function replayDeal(code: string, number: number): Promise<ReplayDeal> {
  return ask<ReplayDeal>(`${addressOf(code)}/replay/${number}`);
}

/** Where the record of a match is to be had. */
export function recordUrl(code: string): string {
  return `${addressOf(code)}/record`;
}

/** The server's path of a table. */
export function addressOf(code: string): string {
  return `/api/tables/${encodeURIComponent(code)}`;
}

async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new ApiError("no-answer", "The server does not answer. Is this device online?");
  }
  if (!response.ok) throw await faultOf(response);
  return (await response.json()) as Answer;
}

/** The error that a response's body tells, or one made from its status. */
export async function faultOf(response: Response): Promise<ApiError> {
  const fault = (await response.json().catch(() => null)) as Partial<Fault> | null;
  if (typeof fault?.code === "string" && typeof fault.message === "string")
    return new ApiError(fault.code, fault.message);
  return new ApiError(`http-${response.status}`, "The server cannot do that just now.");
}
