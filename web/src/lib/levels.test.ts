import { describe, expect, test } from "vitest";
import { offered, titleOf } from "./levels";

const BOTS = [
  { name: "easy", title: "Easy", sentence: "Forgets." },
  { name: "strong@0.2s", title: "Strong, quick", sentence: "Quick." },
];

describe("levels of bots", () => {
  test("are shown by their titles, unknown ones by their names", () => {
    expect(titleOf(BOTS, "strong@0.2s")).toBe("strong, quick");
    expect(titleOf(BOTS, "random")).toBe("random");
  });

  test("a level that is no longer offered gives way to the usual one", () => {
    expect(offered(BOTS, "easy", "strong")).toBe("easy");
    expect(offered(BOTS, "", "strong")).toBe("strong");
    expect(offered(BOTS, "clever", "strong")).toBe("strong");
  });
});
