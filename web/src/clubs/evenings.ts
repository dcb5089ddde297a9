// Requests to the server about evenings, and this browser's secret for each evening.

import type {
  Came,
  ChangeEvening,
  Come,
  ComerChanged,
  ComerView,
  CorrectBoard,
  Door,
  EveningAct,
  EveningResults,
  EveningView,
  FormatDescribed,
  PhonePass,
} from "../lib/protocol";
import { go } from "../lib/browser/route.svelte";
import { keptProfile } from "../lib/browser/profile";
import { keepValue, keptObject } from "../lib/browser/storage";
import { remember } from "../lib/browser/tables";
import { ask, faultOf, request } from "../lib/server/api";

const KEY = "rookery.evenings";
/** This browser's own secrets from before it was lent to guests, by evening; empty for none. */
const LENT = "rookery.lent";
/** The number of evenings whose secrets are kept; older ones are forgotten. */
const MOST = 30;
/** The number of evenings, the latest answered ones, that the server is asked about. */
const MOST_SHOWN = 5;

let known: Promise<FormatDescribed[]> | null = null;

/** The formats of evenings; fetched once per page load. */
export function formats(): Promise<FormatDescribed[]> {
  known ??= ask("GET /api/formats").catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

/** The secret that this browser has for an evening; empty if it has not answered there. */
export function secretFor(evening: string): string {
  return kept()[evening] ?? "";
}

/** Keep the secret for an evening. */
export function keepSecret(evening: string, secret: string): void {
  keep(KEY, evening, secret);
}

function keep(key: string, evening: string, secret: string): void {
  const { [evening]: _, ...others } = kept(key);
  keepValue(key, Object.fromEntries([...Object.entries(others), [evening, secret]].slice(-MOST)));
}

/** Say whether one comes. This browser keeps the secret of its answer. */
export async function come(id: string, body: Come): Promise<Came> {
  const came = await ask("POST /api/evenings/{id}/comers", { id, body }, as(id));
  keepSecret(id, came.secret);
  return came;
}

/** Close or open the door to unknown guests, and remove some of them, as a host. */
export function setDoor(id: string, body: Door): Promise<EveningView> {
  return ask("POST /api/evenings/{id}/door", { id, body });
}

/** Add a guest by name, as a host; they have no phone yet. */
export function addGuest(id: string, name: string): Promise<ComerView> {
  return ask("POST /api/evenings/{id}/guests", { id, body: { name } });
}

/** The code of a link that hands a guest a phone, as a host. */
export function offerPhone(id: string, comer: string): Promise<PhonePass> {
  return ask("POST /api/evenings/{id}/comers/{comer}/pass", { id, comer });
}

/** Take a guest's phone away, as a host: its secret opens nothing any more. */
export function takePhoneAway(id: string, comer: string): Promise<void> {
  return ask("DELETE /api/evenings/{id}/comers/{comer}/pass", { id, comer });
}

/** Use this phone for the guest of a link. The secret that it had before is kept for later. */
export async function takePhone(id: string, code: string): Promise<Came> {
  const came = await ask("POST /api/evenings/{id}/passes", { id, body: { code } });
  if (!isLent(id)) keep(LENT, id, secretFor(id));
  keepSecret(id, came.secret);
  return came;
}

/** Whether this phone was lent to a guest of an evening. */
export function isLent(evening: string): boolean {
  return evening in kept(LENT);
}

/** Use this phone again as before it was lent to a guest. */
export function giveBack(evening: string): void {
  const { [evening]: before, ...lent } = kept(LENT);
  const { [evening]: _, ...others } = kept();
  keepValue(LENT, lent);
  keepValue(KEY, before ? { ...others, [evening]: before } : others);
}

/** Change an evening's date or plan. */
export function changeEvening(id: string, body: ChangeEvening): Promise<EveningView> {
  return ask("PATCH /api/evenings/{id}", { id, body });
}

/** Cancel an evening; with `later`, also those after it. */
export function cancelEvening(id: string, later: boolean): Promise<void> {
  return ask("DELETE /api/evenings/{id}", { id, query: { later } });
}

/** Change somebody's answer or partner, as a host. */
export function changeComer(id: string, comer: string, body: ComerChanged): Promise<EveningView> {
  return ask("PATCH /api/evenings/{id}/comers/{comer}", { id, comer, body });
}

/** Take somebody off the list. */
export function removeComer(id: string, comer: string): Promise<void> {
  return ask("DELETE /api/evenings/{id}/comers/{comer}", { id, comer }, as(id));
}

/** What a host does: begin the evening or its next round, end the round, or end the evening. */
export type Act = EveningAct["act"];

/** Do what a host does with an evening. */
export function act(id: string, act: Act): Promise<EveningView> {
  return ask("POST /api/evenings/{id}/acts", { id, body: { act } });
}

/** The ranking and the boards of the rounds that are over. */
export function results(id: string): Promise<EveningResults> {
  return ask("GET /api/evenings/{id}/results", { id });
}

/** Correct the points of a board, as a host. */
export function correct(id: string, body: CorrectBoard): Promise<EveningResults> {
  return ask("POST /api/evenings/{id}/corrections", { id, body });
}

/** Go to one's own table of the round in play, whose seat this browser remembers from then on. */
export function toTable({ id, game, plan, play, secret }: EveningView): void {
  const { code, seat } = play!.own!;
  const seen = { game: plan.game, title: game, at: Date.now() };
  // A seat played on a lent phone does not belong to the phone's owner.
  const owner = isLent(id) ? { claimedBy: keptProfile()?.id } : {};
  remember({ code, seat, secret: secret!, ...seen, ...owner });
  go(`/t/${code}`);
}

/** Evenings to come or in play that this browser has answered, without those that fail to load. */
export async function answeredEvenings(): Promise<EveningView[]> {
  const latest = Object.keys(kept()).slice(-MOST_SHOWN);
  const found = await Promise.all(
    latest.map((id) => ask("GET /api/evenings/{id}", { id }, as(id)).catch(() => null)),
  );
  return found
    .filter((it) => it !== null)
    .filter(({ stage }) => stage === "planned" || stage === "playing")
    .sort((one, other) => one.starts_at - other.starts_at);
}

/** The path of an evening in the server's API. */
export function pathOf(evening: string): string {
  return `/api/evenings/${encodeURIComponent(evening)}`;
}

/** A request's options with the secret that this browser has for an evening. */
function as(evening: string, headers: Record<string, string> = {}): RequestInit {
  const secret = secretFor(evening);
  return { headers: secret ? { ...headers, Authorization: `Bearer ${secret}` } : headers };
}

/** An evening that is polled; the server sends it only if it has changed. */
export class Fresh {
  #tag = "";
  /** The number of requests, and the number of the latest one whose view was returned. */
  #asked = 0;
  #answered = 0;

  constructor(private readonly evening: string) {}

  /** Have the server send the next view even if it is unchanged. */
  forget(): void {
    this.#tag = "";
  }

  /**
   * The newest view; null if it is unchanged, or if a later request was answered first. Rejects
   * with an ApiError.
   *
   * A polled view may be two seconds old, so that the server reads it once for many clients.
   */
  async next(isPolled = false): Promise<EveningView | null> {
    const mine = ++this.#asked;
    const age: Record<string, string> = isPolled ? { "Cache-Control": "max-age=2" } : {};
    const init = as(this.evening, { "If-None-Match": this.#tag, ...age });
    const response = await request(pathOf(this.evening), init);
    if (response.status === 304) return null;
    if (!response.ok) throw await faultOf(response);
    const view = (await response.json()) as EveningView;
    if (mine < this.#answered) {
      this.forget(); // this view, which is dropped, may be newer than the one shown
      return null;
    }
    this.#answered = mine;
    this.#tag = response.headers.get("ETag") ?? "";
    return view;
  }
}

function kept(key = KEY): Record<string, string> {
  return keptObject(key);
}
