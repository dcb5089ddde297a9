// Requests to the server about clubs.

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
import { ensureProfile } from "../lib/people";
import { ask } from "../lib/server/api";
import { settings } from "../lib/browser/settings.svelte";

/** The clubs of this browser's profile; none for a guest. */
export async function myClubs(): Promise<ClubListed[]> {
  return keptProfile() ? ask("GET /api/clubs") : [];
}

/** Make a club, and a profile for its first host if there is none yet. */
export async function makeClub(body: MakeClub): Promise<ClubView> {
  await ensureProfile(body.your_name);
  return ask("POST /api/clubs", { body });
}

/** The club of a link. */
export function clubOf(code: string): Promise<ClubView> {
  return ask("GET /api/clubs/{code}", { code });
}

/** Change what a club says about itself, its game or its rules. */
export function changeClub(code: string, body: ChangeClub): Promise<ClubView> {
  return ask("PATCH /api/clubs/{code}", { code, body });
}

/** Give a club a new link; the old one leads nowhere. */
export function renewLink(code: string): Promise<ClubView> {
  return ask("POST /api/clubs/{code}/link", { code });
}

/** Close a club for everybody. */
export function closeClub(code: string): Promise<void> {
  return ask("DELETE /api/clubs/{code}", { code });
}

/** Join a club by a name; a profile is made if there is none yet. */
export async function joinClub(code: string, name: string): Promise<ClubView> {
  await ensureProfile(name);
  return ask("POST /api/clubs/{code}/members", { code, body: { name } });
}

/** Take another name in a club, or make a member its host. */
export function changeMember(code: string, id: string, body: ChangeMember): Promise<ClubView> {
  return ask("PATCH /api/clubs/{code}/members/{id}", { code, id, body });
}

/** Leave a club, or have a member leave it. */
export function removeMember(code: string, id: string): Promise<void> {
  return ask("DELETE /api/clubs/{code}/members/{id}", { code, id });
}

/** Take a seat at the club's open table, which this browser remembers. */
export async function sitDown(club: ClubView): Promise<Opened> {
  const body = { pace: settings.pace };
  const opened = await ask("POST /api/clubs/{code}/table", { code: club.code, body });
  remember({ ...opened, game: club.game, title: club.title, at: Date.now() });
  return opened;
}

/** Plan an evening, or one that comes every week. */
export function planEvening(code: string, body: PlanEvening): Promise<ClubView> {
  return ask("POST /api/clubs/{code}/evenings", { code, body });
}
