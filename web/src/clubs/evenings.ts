// Evenings: what the server is asked about them, and who this browser is there.

import type {
  Came,
  ChangeEvening,
  Come,
  ComerChanged,
  CorrectBoard,
  EveningAct,
  EveningResults,
  EveningView,
  FormatDescribed,
} from "../lib/protocol";
import { tell } from "../lib/people";
import { ask, faultOf, posting, request } from "../lib/server/api";
import { patching } from "./clubs";

const KEY = "rookery.evenings";
/** The number of evenings whose secrets are kept; older ones are forgotten. */
const MOST = 30;

let known: Promise<FormatDescribed[]> | null = null;

/** The formats of evenings; fetched once per page load. */
export function formats(): Promise<FormatDescribed[]> {
  known ??= ask<FormatDescribed[]>("/api/formats").catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

/** The secret that this browser has for an evening; empty if it has said nothing there. */
export function secretFor(evening: string): string {
  return kept()[evening] ?? "";
}

/** Keep the secret for an evening. */
export function keepSecret(evening: string, secret: string): void {
  const { [evening]: _, ...others } = kept();
  const all = [...Object.entries(others), [evening, secret]].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)));
  } catch {
    // Storage is full or forbidden: the secret lasts as long as this page.
  }
}

/** Say whether one comes. This browser keeps the secret of its answer. */
export async function come(evening: string, wanted: Come): Promise<Came> {
  const came = await ask<Came>(`${pathOf(evening)}/comers`, as(evening, posting(wanted)));
  keepSecret(evening, came.secret);
  return came;
}

/** Change an evening's date or plan. */
export function changeEvening(evening: string, wanted: ChangeEvening): Promise<EveningView> {
  return ask<EveningView>(pathOf(evening), patching(wanted));
}

/** Cancel an evening, with `later` also those after it. */
export function cancelEvening(evening: string, later: boolean): Promise<void> {
  return tell(`${pathOf(evening)}?later=${later}`, { method: "DELETE" });
}

/** Change somebody's answer or partner, as a host. */
export function changeComer(
  evening: string,
  comer: string,
  wanted: Partial<ComerChanged>,
): Promise<EveningView> {
  return ask<EveningView>(`${pathOf(evening)}/comers/${comer}`, patching(wanted));
}

/** Take somebody off the list. */
export function removeComer(evening: string, comer: string): Promise<void> {
  return tell(`${pathOf(evening)}/comers/${comer}`, as(evening, { method: "DELETE" }));
}

/** What a host does: begin the evening or its next round, end the round, or end the evening. */
export type Act = EveningAct["act"];

/** Do what a host does with an evening. */
export function act(evening: string, act: Act): Promise<EveningView> {
  return ask<EveningView>(`${pathOf(evening)}/acts`, posting({ act } satisfies EveningAct));
}

/** The ranking and the boards of the rounds that are over. */
export function results(evening: string): Promise<EveningResults> {
  return ask<EveningResults>(`${pathOf(evening)}/results`);
}

/** Correct the points of a board, as a host. */
export function correct(evening: string, wanted: CorrectBoard): Promise<EveningResults> {
  return ask<EveningResults>(`${pathOf(evening)}/corrections`, posting(wanted));
}

/** The path of an evening in the server's API. */
export function pathOf(evening: string): string {
  return `/api/evenings/${encodeURIComponent(evening)}`;
}

/** A request with the secret that this browser has for an evening. */
export function as(evening: string, init: RequestInit = {}): RequestInit {
  const secret = secretFor(evening);
  if (!secret) return init;
  return { ...init, headers: { ...init.headers, Authorization: `Bearer ${secret}` } };
}

/** Something that is fetched again and again, and sent only if it has changed. */
export class Fresh<View> {
  #tag = "";

  constructor(
    private readonly evening: string,
    private readonly path: string,
  ) {}

  /** The newest view; null if it is as before. Rejects with an ApiError. */
  async next(): Promise<View | null> {
    const init = as(this.evening, { headers: { "If-None-Match": this.#tag } });
    const response = await request(this.path, init);
    if (response.status === 304) return null;
    if (!response.ok) throw await faultOf(response);
    this.#tag = response.headers.get("ETag") ?? "";
    return (await response.json()) as View;
  }
}

function kept(): Record<string, string> {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof all === "object" && all !== null ? (all as Record<string, string>) : {};
  } catch {
    return {}; // storage is forbidden, or holds something else
  }
}
