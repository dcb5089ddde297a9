import { expect, test } from "vitest";
import { announcementOf } from "./announcement";

test("the sentences of an update become one message", () => {
  const happened = [
    { version: 1, what: "moved", told: ["Ann passes.", "Ben has the bid at 80."] },
    { version: 2, what: "moved", told: ["Ben names red as trump."] },
  ];
  expect(announcementOf(happened, false)).toBe(
    "Ann passes. Ben has the bid at 80. Ben names red as trump.",
  );
});

test("muted phrases are not announced", () => {
  const said = [{ version: 1, what: "said", seat: 1, told: ["Ben says: Nice one!"] }];
  expect(announcementOf(said, true)).toBe("");
  expect(announcementOf(said, false)).toBe("Ben says: Nice one!");
});
