import { expect, test } from "vitest";
import { capital, sentence } from "./wording";

test("words begin with a capital, and a sentence ends with a mark", () => {
  expect(capital("red 5")).toBe("Red 5");
  expect(capital("")).toBe("");
  expect(sentence("it is not your turn")).toBe("It is not your turn.");
  expect(sentence("really?")).toBe("Really?");
});
