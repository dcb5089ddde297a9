// Which page an address shows. Links within the site change it without loading the page again.

export type Page =
  | "home"
  | "games"
  | "learn"
  | "rulebook"
  | "table"
  | "replay"
  | "you"
  | "privacy"
  | "club"
  | "evening"
  | "meet"
  | "day"
  | "deal"
  | "notFound";

export interface Route {
  page: Page;
  /** A game (empty for the list of games), the code of a table, or a part of `/learn`. */
  name: string;
  /** The parts of the path after the name: a part of a game's page, or the deal and the ply of a replay. */
  rest: string[];
}

const PAGES: Record<string, Page> = {
  "": "home",
  games: "games",
  learn: "learn",
  rulebook: "rulebook",
  t: "table",
  r: "replay",
  you: "you",
  privacy: "privacy",
  c: "club",
  e: "evening",
  meet: "meet",
  day: "day",
  d: "deal",
};

/** The parts of `/learn`; any other name there is a game's, from an earlier address. */
const LEARN = ["", "puzzles", "analysis"];

/** The present path for an earlier one; any other path unchanged. The server does the same. */
export function presentPath(path: string): string {
  const [first = "", name = "", ...rest] = path.split("/").filter(Boolean);
  if (first === "puzzles" || first === "analysis") return `/learn${path}`;
  if (first === "find" || (!name && (first === "how" || first === "rules"))) return "/games";
  const isOfGame = ["how", "rules"].includes(first) || (first === "learn" && !LEARN.includes(name));
  return isOfGame && !rest.length ? `/games/${name}/${first}` : path;
}

/** The route of a path: `/`, `/games/tuxedo/how`, `/learn/puzzles`, `/t/CODE`, `/r/CODE/2/17`. */
export function routeOf(path: string): Route {
  const [first = "", name = "", ...rest] = presentPath(path).split("/").filter(Boolean);
  const page = PAGES[first] ?? "notFound";
  const needsName = page === "table" || page === "replay" || page === "deal";
  return { page: needsName && !name ? "notFound" : page, name: decodeURIComponent(name), rest };
}

/** Replace an earlier path in the address by the present one. */
function rename(): void {
  const path = presentPath(location.pathname);
  if (path !== location.pathname)
    history.replaceState(null, "", path + location.search + location.hash);
}

rename();
export const here = $state({ route: routeOf(location.pathname) });

/** Show another page of this site. */
export function go(path: string, { replace = false } = {}): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  arrive();
}

function arrive(): void {
  const before = here.route;
  rename();
  here.route = routeOf(location.pathname);
  if (placeOf(before) !== placeOf(here.route)) scrollTo(0, 0);
}

/** A page and its part; another deal of a replay does not count as another page. */
function placeOf({ page, name, rest }: Route): string {
  return [page, name, page === "games" ? rest[0] : ""].join("/");
}

/** Handle clicks on links within the site, and the back button. Called once. */
export function followLinks(): void {
  addEventListener("popstate", arrive);
  document.addEventListener("click", (event) => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    const link = (event.target as Element).closest("a");
    if (!plain || !link || link.target || link.hasAttribute("download")) return;
    if (event.defaultPrevented || link.origin !== location.origin) return;
    if (routeOf(link.pathname).page === "notFound") return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
