// Clubs: what the server is asked about them.

import type {
  ChangeClub,
  ChangeMember,
  ClubListed,
  ClubView,
  MakeClub,
  Opened,
  PlanEvening,
} from "../lib/protocol";
import { remember } from "../lib/browser/tables";
import { keptProfile } from "../lib/browser/profile";
import { ensureProfile, tell } from "../lib/people";
import { ask, posting } from "../lib/server/api";
import { settings } from "../lib/browser/settings.svelte";

/** The clubs of this browser's profile; none for a guest. */
export async function myClubs(): Promise<ClubListed[]> {
  return keptProfile() ? ask<ClubListed[]>("/api/clubs") : [];
}

/** Make a club, and a profile for its first host if there is none yet. */
export async function makeClub(wanted: MakeClub): Promise<ClubView> {
  await ensureProfile(wanted.your_name);
  return ask<ClubView>("/api/clubs", posting(wanted));
}

/** The club of a link. */
export function clubOf(code: string): Promise<ClubView> {
  return ask<ClubView>(pathOf(code));
}

/** Change what a club says about itself, its game or its rules. */
export function changeClub(code: string, wanted: ChangeClub): Promise<ClubView> {
  return ask<ClubView>(pathOf(code), patching(wanted));
}

/** Give a club a new link; the old one leads nowhere. */
export function renewLink(code: string): Promise<ClubView> {
  return ask<ClubView>(`${pathOf(code)}/link`, { method: "POST" });
}

/** Close a club for everybody. */
export function closeClub(code: string): Promise<void> {
  return tell(pathOf(code), { method: "DELETE" });
}

/** Join a club by a name; a profile is made if there is none yet. */
export async function joinClub(code: string, name: string): Promise<ClubView> {
  await ensureProfile(name);
  return ask<ClubView>(`${pathOf(code)}/members`, posting({ name }));
}

/** Take another name in a club, or make a member its host. */
export function changeMember(
  code: string,
  member: string,
  wanted: Partial<ChangeMember>,
): Promise<ClubView> {
  return ask<ClubView>(`${pathOf(code)}/members/${member}`, patching(wanted));
}

/** Leave a club, or have a member leave it. */
export function removeMember(code: string, member: string): Promise<void> {
  return tell(`${pathOf(code)}/members/${member}`, { method: "DELETE" });
}

/** Take a seat at the club's open table, which this browser remembers. */
export async function sitDown(club: ClubView): Promise<Opened> {
  const body = posting({ pace: settings.pace });
  const opened = await ask<Opened>(`${pathOf(club.code)}/table`, body);
  remember({ ...opened, game: club.game, title: club.title, at: Date.now() });
  return opened;
}

/** Plan an evening, or one that comes every week. */
export function planEvening(code: string, wanted: PlanEvening): Promise<ClubView> {
  return ask<ClubView>(`${pathOf(code)}/evenings`, posting(wanted));
}

/** A request that changes something, with a JSON body. */
export function patching(body: unknown): RequestInit {
  return { ...posting(body), method: "PATCH" };
}

function pathOf(code: string): string {
  return `/api/clubs/${encodeURIComponent(code)}`;
}
