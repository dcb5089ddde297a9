import { beforeEach, expect, test, vi } from "vitest";
import source from "../../public/sw-notices.js?raw";
import { stubCaches } from "./fakes";
import { keep, kept, SUBSCRIPTION, TURNS } from "./shared";

const ORIGIN = "https://play.example.org";

type Listener = (event: object) => void;
interface Page {
  url: string;
  visibilityState: string;
  focus: () => void;
}

let listeners: Record<string, Listener>;
let pages: Page[];
let shown: [title: string, options: { body: string; tag: string; data: object }][];
let opened: string[];
let badges: number[];
let posted: [path: string, body: unknown][];
let answer: Response;

beforeEach(() => {
  [listeners, pages, shown, opened, badges, posted] = [{}, [], [], [], [], []];
  answer = new Response(null, { status: 204 });
  stubCaches();
  vi.stubGlobal("fetch", async (path: string, init?: { body: string }) => {
    if (!init) return new Response('{"public_key": "key", "why_not": ""}');
    posted.push([path, JSON.parse(init.body)]);
    return answer;
  });
  const self = {
    addEventListener: (type: string, listener: Listener) => (listeners[type] = listener),
    clients: {
      matchAll: async () => pages,
      openWindow: async (path: string) => void opened.push(path),
    },
    navigator: { setAppBadge: async (count: number) => void badges.push(count) },
    registration: {
      showNotification: async (...notice: (typeof shown)[0]) => void shown.push(notice),
      pushManager: { subscribe: async () => subscription("/new") },
    },
  };
  new Function("self", source)(self);
});

function subscription(path: string) {
  const endpoint = `https://push.example.org${path}`;
  return { endpoint, toJSON: () => ({ endpoint, keys: { p256dh: "point", auth: "secret" } }) };
}

/** Have the worker handle an event, and wait until it has. */
async function happens(type: string, event: object): Promise<void> {
  let done: Promise<unknown> | undefined;
  listeners[type]!({ ...event, waitUntil: (work: Promise<unknown>) => (done = work) });
  await done;
}

const pushed = (text: string) => happens("push", { data: { json: () => JSON.parse(text) } });
const turnAt = (code: string) =>
  pushed(JSON.stringify({ title: "Your turn", body: "Dixie Rook: Ben has moved.", code }));
const page = (path: string, visibilityState = "visible"): Page => ({
  url: ORIGIN + path,
  visibilityState,
  focus: vi.fn(),
});

test("a notice is shown once for each table, and counted in the badge", async () => {
  await turnAt("one");
  await turnAt("two");
  await turnAt("one");
  expect(shown.map(([, { tag }]) => tag)).toEqual(["turn one", "turn two", "turn one"]);
  expect(shown[0]).toMatchObject(["Your turn", { body: "Dixie Rook: Ben has moved." }]);
  expect(badges).toEqual([1, 2, 2]);
  expect(await kept(TURNS)).toEqual(["one", "two"]);
});

test("what the page has counted is counted further", async () => {
  await keep(TURNS, ["one", "three"]);
  await turnAt("one");
  await turnAt("two");
  expect(badges).toEqual([2, 3]);
});

test.each([
  ["shown if the table is open in another tab", page("/t/one", "hidden"), 1],
  ["shown while another table is looked at", page("/t/two"), 1],
  ["not shown while the table is looked at", page("/t/one"), 0],
])("a notice is %s", async (_, open, count) => {
  pages = [open];
  await turnAt("one");
  expect(shown).toHaveLength(count);
  expect(badges).toHaveLength(count);
});

test.each(["", "[1]", "null", '{"title": 1, "body": "", "code": ""}', "no JSON"])(
  "a message that cannot be read is a notice without a table: %s",
  async (text) => {
    await pushed(text);
    expect(shown).toMatchObject([["Your turn", { body: "A table waits for you." }]]);
    expect(badges).toEqual([]);
  },
);

test("a message without a text is one, too", async () => {
  await happens("push", { data: null });
  expect(shown).toHaveLength(1);
});

test("a click brings the table's page to the front", async () => {
  pages = [page("/"), page("/t/two"), page("/t/one", "hidden")];
  const notification = { close: vi.fn(), data: { code: "one" } };
  await happens("notificationclick", { notification });
  expect(notification.close).toHaveBeenCalledOnce();
  expect(pages.map(({ focus }) => vi.mocked(focus).mock.calls.length)).toEqual([0, 0, 1]);
  expect(opened).toEqual([]);
});

test("a click opens the table if no page has it, and leads nowhere else", async () => {
  pages = [page("/t/two")];
  const click = (data?: object) =>
    happens("notificationclick", { notification: { close: () => undefined, data } });
  await click({ code: "one" });
  await click({ code: "../../evil" });
  await click({ code: "" });
  await click();
  expect(opened).toEqual(["/t/one", "/t/..%2F..%2Fevil", "/", "/"]);
});

const RENEWED = (old: string, endpoint: string) => [
  "/api/notices/renew",
  { old, subscription: { endpoint, p256dh: "point", auth: "secret" } },
];

test("the server is told of a new address, whatever the browser tells", async () => {
  const known = { endpoint: "https://push.example.org/old", told: " one", at: 1 };
  await keep(SUBSCRIPTION, known);
  await happens("pushsubscriptionchange", {
    oldSubscription: subscription("/older"),
    newSubscription: subscription("/newer"),
  });
  await happens("pushsubscriptionchange", {});
  const [older, newer, newest] = ["/older", "/newer", "/new"].map(
    (it) => subscription(it).endpoint,
  );
  expect(posted).toEqual([RENEWED(older!, newer!), RENEWED(newer!, newest!)]);
  expect(await kept(SUBSCRIPTION)).toEqual({ ...known, endpoint: newest });
});

test("an address that the server was not told stays unknown, so that the page tells it", async () => {
  const known = { endpoint: "https://push.example.org/old", told: " one", at: 1 };
  await keep(SUBSCRIPTION, known);
  answer = new Response(null, { status: 503 });
  await happens("pushsubscriptionchange", {});
  expect(await kept(SUBSCRIPTION)).toEqual(known);
});

test("who wants no notices is not subscribed again", async () => {
  await happens("pushsubscriptionchange", { newSubscription: subscription("/new") });
  expect(posted).toEqual([]);
});
