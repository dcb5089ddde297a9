// HTTP requests to the server outside a table's connection: those of the first page, and how others are made.

import type { Fault, GameDescribed, Listed, OpenTable, Opened, Overview } from "../protocol";
import { profileHeader } from "../browser/profile";
import { kept } from "../browser/device";
import { remember, secretOf } from "../browser/tables";
import { language } from "../../lang/language";
import { say } from "../../lang/say";

/** A failed request: `code` is for programs, `message` for people. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
    this.name = "ApiError";
  }
}

let overview: Promise<Overview> | null = null;
const described = new Map<string, Promise<GameDescribed>>();

/** The games in brief, bot levels and chat phrases; fetched once per page load. */
export function games(): Promise<Overview> {
  overview ??= ask<Overview>("/api/overview").catch((error: unknown) => {
    overview = null;
    throw error;
  });
  return overview;
}

/** A game with its rules and options; each game is fetched once per page load. */
export function gameCalled(name: string): Promise<GameDescribed> {
  let game = described.get(name);
  if (!game) {
    game = ask<GameDescribed>(`/api/games/${encodeURIComponent(name)}`).catch((error: unknown) => {
      described.delete(name);
      throw error;
    });
    described.set(name, game);
  }
  return game;
}

/** Open a table. This browser remembers its seat. */
export async function openTable(body: OpenTable): Promise<Opened> {
  const [opened, { games: all }] = await Promise.all([
    ask<Opened>("/api/tables", posting(body)),
    games(),
  ]);
  const title = all.find((game) => game.name === body.game)?.title ?? body.game;
  remember({ ...opened, game: body.game, title, at: Date.now() });
  return opened;
}

/** The tables listed by their hosts for anyone to join. */
export function listedTables(): Promise<Listed[]> {
  return ask<Listed[]>("/api/tables");
}

/** The path of a table in the server's API. */
export function addressOf(code: string): string {
  return `/api/tables/${encodeURIComponent(code)}`;
}

/** A request that posts JSON. */
export function posting(body: unknown): RequestInit {
  return {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  };
}

/** A request by the person who sits at a table in this browser, if somebody does. */
export function asSeat(code: string, init: RequestInit = {}): RequestInit {
  const secret = secretOf(code);
  return secret ? { ...init, headers: { Authorization: `Bearer ${secret}` } } : init;
}

/** The answer to a request. Rejects with an ApiError. */
export async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const response = await request(path, init);
  if (!response.ok) throw await faultOf(response);
  return (await response.json()) as Answer;
}

/**
 * The response to a request by this browser's profile: from this device about its own tables, and if the
 * server does not answer. Rejects with an ApiError without one.
 */
export async function request(path: string, init?: RequestInit): Promise<Response> {
  try {
    if (path.startsWith(addressOf("local-"))) throw 0;
    const headers = { ...init?.headers, "Accept-Language": language, ...profileHeader() };
    const response = await fetch(path, { ...init, headers });
    if (isOfProxy(response)) throw 0;
    return response;
  } catch {
    const response =
      kept() && (await import("../../offline/local").then(({ answerOf }) => answerOf(path, init)));
    if (response) return response;
    throw new ApiError("no-answer", say.noAnswer);
  }
}

/** Whether a proxy answered because the server behind it does not. The server itself answers in JSON. */
function isOfProxy(response: Response): boolean {
  const isJson = response.headers.get("Content-Type")?.startsWith("application/json");
  return [502, 503, 504].includes(response.status) && !isJson;
}

/** The error in the body of a response, or one made from its status. */
export async function faultOf(response: Response): Promise<ApiError> {
  const fault = (await response.json().catch(() => null)) as Partial<Fault> | null;
  if (typeof fault?.code === "string" && typeof fault.message === "string")
    return new ApiError(fault.code, fault.message);
  return new ApiError(`http-${response.status}`, say.serverCannot);
}
