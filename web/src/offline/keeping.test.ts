import { beforeEach, expect, test, vi } from "vitest";
import { kept } from "../lib/browser/device";
import { stubStorage } from "../notices/fakes";
import { bytesToKeep, keepAll, keepNothing, keepUp, runtimeFolder } from "./keeping";

const ORIGIN = "https://play.example.org";

/** What the server has, by path. */
let served: Record<string, string>;
/** The paths that were fetched into the cache. */
let fetched: string[];
let cached: Map<string, string>;

function serve(version: string, ...assets: string[]): void {
  served = {
    "/": `page of ${version}`,
    "/icon.svg": "",
    "/icon-turn.svg": "",
    "/manifest.webmanifest": "",
    "/runtime/files.json": JSON.stringify({ version, files: { "tables.zip": 700 } }),
    [`/runtime/${version}/tables.zip`]: "tables",
    "/files.json": JSON.stringify(Object.fromEntries(assets.map((name) => [name, 100]))),
    ...Object.fromEntries(assets.map((name) => [`/${name}`, name])),
  };
}

beforeEach(() => {
  [fetched, cached] = [[], new Map()];
  stubStorage();
  vi.stubGlobal(
    "Request",
    class {
      readonly url: string;
      constructor(path: string) {
        this.url = ORIGIN + path;
      }
    },
  );
  const pathOf = (what: string | Request) =>
    typeof what === "string" ? what : new URL(what.url).pathname;
  vi.stubGlobal("fetch", async (path: string) => new Response(served[path]));
  vi.stubGlobal("caches", {
    open: async () => ({
      match: async (what: string) => (cached.has(what) ? {} : undefined),
      add: async (request: Request) => {
        const path = pathOf(request);
        if (!(path in served)) throw new TypeError(`there is no ${path}`);
        fetched.push(path);
        cached.set(path, served[path]!);
      },
      keys: async () => [...cached.keys()].map((path) => new Request(path)),
      delete: async (request: Request) => cached.delete(pathOf(request)),
    }),
    delete: async () => cached.clear(),
  });
  vi.stubGlobal("navigator", {
    language: "en",
    serviceWorker: { register: async () => undefined },
  });
  serve("one", "assets/felt-1234abcd.js", "assets/en-table-1234abcd.js");
});

test("all files are kept, with the page that needs them", async () => {
  const shares: number[] = [];
  await keepAll((share) => shares.push(share));
  expect(await bytesToKeep()).toBe(900);
  expect(cached.get("/")).toBe("page of one");
  expect(cached.has("/runtime/one/tables.zip")).toBe(true);
  expect(cached.has("/assets/felt-1234abcd.js")).toBe(true);
  expect(shares.at(-1)).toBe(1);
  expect(kept()).not.toBe("");
  expect(runtimeFolder()).toBe("/runtime/one/");
});

test("words of other languages are not kept", async () => {
  serve("one", "assets/fa-table-1234abcd.js", "assets/to-table-of-1234abcd.js");
  await keepAll();
  expect(cached.has("/assets/fa-table-1234abcd.js")).toBe(false);
  expect(cached.has("/assets/to-table-of-1234abcd.js")).toBe(true);
});

test("a new version takes the place of the old one, and what is the same stays", async () => {
  await keepAll();
  fetched = [];
  serve("one", "assets/felt-5678abcd.js", "assets/en-table-1234abcd.js");
  await keepUp();
  const beside = ["/icon.svg", "/icon-turn.svg", "/manifest.webmanifest"]; // names that stay
  expect(fetched).toEqual(["/assets/felt-5678abcd.js", ...beside, "/"]);
  expect(cached.has("/assets/felt-1234abcd.js")).toBe(false);
});

test("the version that is kept is not fetched again", async () => {
  await keepAll();
  fetched = [];
  await keepUp();
  expect(fetched).toEqual([]);
});

test("if a new version is not there whole, the old one stays", async () => {
  await keepAll();
  const before = kept();
  serve("two", "assets/felt-5678abcd.js");
  delete served["/assets/felt-5678abcd.js"];
  await expect(keepUp()).rejects.toThrow();
  expect(kept()).toBe(before);
  expect(cached.get("/")).toBe("page of one");
  expect(cached.has("/assets/felt-1234abcd.js")).toBe(true);
});

test("nothing is kept after it was removed", async () => {
  await keepAll();
  await keepNothing();
  expect(kept()).toBe("");
  expect(cached.size).toBe(0);
});
