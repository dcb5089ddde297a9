import { beforeEach, expect, test, vi } from "vitest";
import { keepProfile } from "../lib/browser/profile";
import { remember } from "../lib/browser/tables";
import { stubCaches, stubStorage } from "./fakes";
import { kept, SUBSCRIPTION } from "./shared";
import { isOn, NoNotices, renewNotices, turnOff, turnOn, whyNot } from "./subscribing";
import { say } from "../lang/say";

const KEY = "AQID";
const DAY = 86_400_000;

let served: { public_key: string; why_not: string };
let permission: string;
let current: ReturnType<typeof subscription> | null;
let made: number;
let posted: [path: string, body: Record<string, unknown>][];
let subscribe: (() => never) | null;

beforeEach(() => {
  vi.useFakeTimers({ now: 1e12 });
  [served, permission, posted] = [{ public_key: KEY, why_not: "" }, "granted", []];
  [current, made, subscribe] = [null, 0, null];
  stubStorage();
  stubCaches();
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", {
    get permission() {
      return permission;
    },
    requestPermission: async () => permission,
  });
  const registration = {
    pushManager: {
      getSubscription: async () => current,
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) =>
        subscribe ? subscribe() : (current = subscription(++made, applicationServerKey)),
    },
  };
  vi.stubGlobal("navigator", {
    userAgent: "",
    serviceWorker: {
      register: async () => registration,
      getRegistration: async () => registration,
      ready: Promise.resolve(registration),
    },
  });
  vi.stubGlobal("fetch", async (path: string, init?: { body?: string }) => {
    if (!init?.body) return Response.json(served);
    posted.push([path, JSON.parse(init.body) as Record<string, unknown>]);
    return new Response(null, { status: 204 });
  });
  remember({ code: "one", secret: "s1" });
});

function subscription(number: number, key: string) {
  const endpoint = `https://push.example.org/${number}`;
  return {
    endpoint,
    options: { applicationServerKey: Uint8Array.from(atob(key), (it) => it.charCodeAt(0)).buffer },
    toJSON: () => ({ endpoint, keys: { p256dh: "point", auth: "secret" } }),
    unsubscribe: async () => {
      current = null;
      return true;
    },
  };
}

const told = (number: number) => ({
  endpoint: `https://push.example.org/${number}`,
  p256dh: "point",
  auth: "secret",
});

test("the server is told of the subscription, and of the seats where it may be one's turn", async () => {
  const over = { stage: "over", changed_at: 1, players: [], totals: [], winners: [] };
  remember({ code: "over", secret: "s2", standing: over as never });
  remember({ code: "gone", secret: "s3", isGone: true });
  remember({ code: "watched", secret: "" });
  expect(await isOn()).toBe(false);
  await turnOn();
  expect(posted).toEqual([["/api/notices", { subscription: told(1), seats: ["s1"] }]]);
  expect(await isOn()).toBe(true);
});

test("turned off, nothing is kept, and the server forgets", async () => {
  await turnOn();
  posted = [];
  await turnOff();
  expect(posted).toEqual([["/api/notices/stop", { endpoint: told(1).endpoint }]]);
  expect([current, await isOn(), await kept(SUBSCRIPTION)]).toEqual([null, false, undefined]);
});

test("a visit tells the server nothing that it knows, but once a day, and of new seats", async () => {
  await renewNotices(); // off
  await turnOn();
  await renewNotices();
  expect(posted).toHaveLength(1);
  remember({ code: "two", secret: "s2" });
  await renewNotices();
  await renewNotices();
  expect(posted).toHaveLength(2);
  expect(new Set(posted[1]![1]["seats"] as string[])).toEqual(new Set(["s1", "s2"]));
  vi.setSystemTime(Date.now() + DAY + 1);
  await renewNotices();
  expect(posted).toHaveLength(3);
});

test("a subscription that the browser has dropped is made again, in the place of the old one", async () => {
  await turnOn();
  current = null;
  await renewNotices();
  expect(posted.slice(1)).toMatchObject([
    ["/api/notices/renew", { old: told(1).endpoint, subscription: told(2) }],
    ["/api/notices", { subscription: told(2), seats: ["s1"] }],
  ]);
});

test("one for another key of the server is replaced", async () => {
  current = subscription(7, "BAUG");
  await turnOn();
  expect(posted).toMatchObject([["/api/notices", { subscription: told(1) }]]);
});

test("one profile after another is told", async () => {
  await turnOn();
  keepProfile({ id: "p", name: "Ann", secret: "s" });
  await renewNotices();
  expect(posted).toHaveLength(2);
});

test.each([
  ["denied", say.noticesDenied],
  ["default", say.noticesDismissed],
])("without permission (%s) nothing happens", async (given, words) => {
  permission = given;
  await expect(turnOn()).rejects.toThrow(new NoNotices(words));
  expect([posted, await isOn()]).toEqual([[], false]);
});

test("permission that was taken back is no failure, and comes back with it", async () => {
  await turnOn();
  permission = "denied";
  await renewNotices();
  expect([await isOn(), await whyNot(), posted.length]).toEqual([false, say.noticesDenied, 1]);
  permission = "granted";
  expect(await isOn()).toBe(true);
});

test("a push service that does not answer is told as such", async () => {
  subscribe = () => {
    throw new DOMException("Registration failed", "AbortError");
  };
  await expect(turnOn()).rejects.toThrow(new NoNotices(say.noticesNoService));
});

test("why there are none: by the server first, then by the browser", async () => {
  expect(await whyNot()).toBe("");
  vi.stubGlobal("PushManager", undefined);
  delete (globalThis as { PushManager?: unknown }).PushManager;
  expect(await whyNot()).toBe(say.noticesNoPush);
  vi.stubGlobal("navigator", { userAgent: "Mozilla/5.0 (iPhone; …)", maxTouchPoints: 5 });
  expect(await whyNot()).toBe(say.noticesHomeScreen);
  vi.stubGlobal("isSecureContext", false);
  expect(await whyNot()).toBe(say.noticesPlain);
  served.why_not = "This server sends no notices.";
  expect(await whyNot()).toBe("This server sends no notices.");
});
