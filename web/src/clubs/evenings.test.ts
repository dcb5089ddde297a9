import { expect, test, vi } from "vitest";
import { stubStorage } from "../notices/fakes";
import { Fresh } from "./evenings";

vi.mock("../lib/browser/route.svelte", () => ({ go: () => {} }));

test("a view that comes too late is not shown, and then the next one comes whole", async () => {
  stubStorage();
  const asked: string[] = [];
  const answers: ((stage: string) => void)[] = [];
  vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
    asked.push(new Headers(init.headers).get("If-None-Match") ?? "");
    return new Promise<Response>((resolve) =>
      answers.push((stage) => resolve(Response.json({ stage }, { headers: { ETag: stage } }))),
    );
  });
  const fresh = new Fresh("abc");
  const [ended, polled] = [fresh.next(), fresh.next(true)];
  answers[1]!("playing"); // up to two seconds old
  expect(await polled).toEqual({ stage: "playing" });
  answers[0]!("over");
  expect(await ended).toBeNull();
  const again = fresh.next(true);
  answers[2]!("over");
  expect(await again).toEqual({ stage: "over" });
  expect(asked).toEqual(["", "", ""]);
});
