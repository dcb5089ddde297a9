// Which page an address shows. Links within the site change it without loading the page again.

export type Page =
  | "home"
  | "learn"
  | "how"
  | "rules"
  | "find"
  | "rulebook"
  | "puzzles"
  | "table"
  | "replay"
  | "analysis"
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
  /** The game of a how-to or house-rules page, empty for the list of games; the code of a table; or
   * the id of a puzzle. */
  name: string;
  /** The parts of the path after the name: the deal and the ply of a replay. */
  rest: string[];
}

const PAGES: Record<string, Page> = {
  "": "home",
  how: "how",
  learn: "learn",
  rules: "rules",
  find: "find",
  rulebook: "rulebook",
  puzzles: "puzzles",
  t: "table",
  r: "replay",
  analysis: "analysis",
  you: "you",
  privacy: "privacy",
  c: "club",
  e: "evening",
  meet: "meet",
  day: "day",
  d: "deal",
};

/** The route of a path: `/`, `/learn/tuxedo`, `/how`, `/how/tuxedo`, `/rules/dixie`, `/t/CODE`, `/r/CODE/2/17`. */
export function routeOf(path: string): Route {
  const [first = "", name = "", ...rest] = path.split("/").filter(Boolean);
  const page = PAGES[first] ?? "notFound";
  const needsName = page === "table" || page === "replay" || page === "deal";
  return { page: needsName && !name ? "notFound" : page, name: decodeURIComponent(name), rest };
}

export const here = $state({ route: routeOf(location.pathname) });

/** Show another page of this site. */
export function go(path: string, { replace = false } = {}): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  arrive();
}

function arrive(): void {
  const before = here.route;
  here.route = routeOf(location.pathname);
  if (before.page !== here.route.page || before.name !== here.route.name) scrollTo(0, 0);
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
