import { afterEach, describe, expect, test, vi } from "vitest";
import { nameNote } from "../table/nameNote";
import { tidyName } from "./names";

afterEach(() => {
  vi.doUnmock("../lang/language");
  vi.resetModules();
});

describe("a name", () => {
  test("is cut between characters as people count them", () => {
    expect(tidyName("🇩🇪".repeat(21))).toBe("🇩🇪".repeat(20));
    expect(tidyName("👩‍👩‍👧".repeat(30))).toBe("👩‍👩‍👧".repeat(20));
    expect(tidyName("  Ann \n Lee ")).toBe("Ann Lee");
  });

  test("from left to right is isolated within a Persian sentence", async () => {
    vi.resetModules();
    vi.doMock("../lang/language", () => ({ language: "fa", locale: "fa" }));
    const { isolated } = await import("./names");
    expect(isolated("Zoë")).toBe("\u2068Zoë\u2069");
    expect(isolated("مینا")).toBe("مینا");
  });
});

describe("a note says why the name shown is another", () => {
  test("nothing if it is the one typed", () => {
    expect(nameNote(" Ann  Lee", "Ann Lee")).toBe("");
    expect(nameNote("Zoe\u0301", "Zo\u00e9")).toBe("");
  });

  test("because somebody else has it", () => {
    expect(nameNote("Ann", "Ann 2")).toBe("Somebody else here is called Ann, so you are Ann 2.");
  });

  test("because it was too long, or had invisible characters", () => {
    expect(nameNote("x".repeat(25), "x".repeat(20))).toMatch("at most 20 visible characters");
    expect(nameNote("Player 7\u200b", "Player 7")).toMatch("is shown as Player 7");
  });
});
