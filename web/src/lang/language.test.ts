import { expect, test } from "vitest";
import { firstKnown } from "./language";

test.each([
  [["fr-CA", "en"], "fr"],
  [["", "de-AT"], "de"],
  [["fa", "de-AT"], "fa"],
  [["nl", "es-419"], "es"],
  [["en-GB"], "en"],
  [["nl", "constructor"], "en"],
  [[], "en"],
])("of %j the page takes %s", (tags, language) => {
  expect(firstKnown(tags)).toBe(language);
});
