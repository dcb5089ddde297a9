import { expect, test } from "vitest";
import { phrasesSaid, soundOf } from "./eventSounds";

test.each([
  ["play R5", "card"],
  ["take R9 G9", "take"],
  ["bid 70", null],
  ["orange", null],
])("%s sounds as %s", (move, sound) => {
  expect(soundOf({ version: 1, what: "moved", seat: 0, move })).toBe(sound);
});

test("a phrase comes without the speaker's name, because it is shown at the seat", () => {
  const said = { version: 3, what: "said", seat: 2, told: ["Ben says: Nice one!"] };
  expect(phrasesSaid([said])).toEqual([{ seat: 2, text: "Nice one!" }]);
});
