import { expect, test } from "vitest";
import { storyOf } from "./story";

test("the sentences of an update become one message", () => {
  const happened = [
    { version: 1, what: "moved", told: ["Ann passes.", "Ben has the bid at 80."] },
    { version: 2, what: "moved", told: ["Ben names red as trump."] },
  ];
  expect(storyOf(happened, false)).toBe(
    "Ann passes. Ben has the bid at 80. Ben names red as trump.",
  );
});

test("what makes no difference to anybody is not told", () => {
  expect(storyOf([{ version: 1, what: "settings", told: ["The pace is slow."] }], false)).toBe("");
});

test("phrases are silent for who has muted them", () => {
  const said = [{ version: 1, what: "said", seat: 1, told: ["Ben says: Nice one!"] }];
  expect(storyOf(said, true)).toBe("");
  expect(storyOf(said, false)).toBe("Ben says: Nice one!");
});
