// HTTP requests outside a table's connection: those of the first page, and `ask` for all others.

import type {
  Endpoints,
  Fault,
  GameDescribed,
  Listed,
  OpenTable,
  Opened,
  Overview,
  Part,
} from "../protocol";
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
  // The first page tells the browser to fetch this address early. A browser uses that answer only
  // for a request without headers of its own.
  overview ??= request(`/api/overview?language=${language}`, {}, {})
    .then((response) => answerIn<Overview>(response))
    .catch((error: unknown) => {
      overview = null;
      throw error;
    });
  return overview;
}

/** A game with its rules and options; each game is fetched once per page load. */
export function gameCalled(name: string): Promise<GameDescribed> {
  let game = described.get(name);
  if (!game) {
    game = ask("GET /api/games/{name}", { name }).catch((error: unknown) => {
      described.delete(name);
      throw error;
    });
    described.set(name, game);
  }
  return game;
}

/** Open a table. This browser remembers its seat. */
export async function openTable(body: OpenTable): Promise<Opened> {
  const [opened, { games: all }] = await Promise.all([ask("POST /api/tables", { body }), games()]);
  const title = all.find((game) => game.name === body.game)?.title ?? body.game;
  remember({ ...opened, game: body.game, title, at: Date.now() });
  return opened;
}

/** The tables listed by their hosts for anyone to join. */
export function listedTables(): Promise<Listed[]> {
  return ask("GET /api/tables");
}

/** The path of a table in the server's API. */
export function addressOf(code: string): string {
  return `/api/tables/${encodeURIComponent(code)}`;
}

/** The options of a request by this browser's seat at a table; empty without a seat. */
export function asSeat(code: string): RequestInit {
  const secret = secretOf(code);
  return secret ? { headers: { Authorization: `Bearer ${secret}` } } : {};
}

type Takes<E extends keyof Endpoints> = Endpoints[E]["takes"];

interface Given {
  [part: string]: unknown;
  body?: object;
  query?: Record<string, string>;
}

/** Ask an endpoint, such as `ask("PATCH /api/clubs/{code}", { code, body })`. Rejects with an ApiError. */
export async function ask<E extends keyof Endpoints>(
  endpoint: E,
  ...[given, init]: object extends Takes<E>
    ? [given?: Takes<E>, init?: RequestInit]
    : [given: Takes<E>, init?: RequestInit]
): Promise<Endpoints[E]["gives"]> {
  const [method, path] = endpoint.split(" ");
  const its: Given = given ?? {};
  const { body, query } = its;
  let address = path!.replace(/{(\w+)}/g, (_, name) => encodeURIComponent(its[name] as Part));
  if (query) address += `?${new URLSearchParams(query)}`;
  const response = await request(address, { method, body: body && JSON.stringify(body), ...init });
  return answerIn(response);
}

/** The body of a response. Rejects with an ApiError. */
async function answerIn<Answer>(response: Response): Promise<Answer> {
  if (!response.ok) throw await faultOf(response);
  return (response.status === 204 ? undefined : response.json()) as Promise<Answer>;
}

/**
 * The response to a request by this browser's profile. This device answers for its own tables, and
 * if the server does not answer. Rejects with an ApiError if neither answers.
 */
export async function request(
  path: string,
  init?: RequestInit,
  own: Record<string, string> = {
    "Content-Type": "application/json",
    "Accept-Language": language,
    ...profileHeader(),
  },
): Promise<Response> {
  try {
    if (path.startsWith(addressOf("local-"))) throw 0;
    const response = await fetch(path, { ...init, headers: { ...own, ...init?.headers } });
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
