import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { linkOf, wayOf, type Finished } from "./link";

const CODE = "k3vq9xw2ab";
const LINK = "abcdefghjkmn";
const deal: Finished = { code: CODE, game: "dixie", number: 2, isOver: true };
const boards = (kind: string, of: string) => ({ kind, of, first: 1, count: 1 });
const day = boards("day", "2026-11-25/dixie");
const evening = boards("evening", "abcdefghjk/1");

function seatsAt(...codes: string[]): void {
  const kept = codes.map((code) => ({ code, at: 0, secret: "f", seat: 0, game: "", title: "" }));
  vi.stubGlobal("localStorage", { getItem: () => JSON.stringify(kept) });
}

beforeEach(() => seatsAt(CODE));
afterEach(() => vi.unstubAllGlobals());

test.each<[Partial<Finished>, string | null]>([
  [{}, "link"],
  [{ isOver: false }, null],
  [{ code: "abcdefghjk" }, null],
  [{ practice: { kind: "link", of: LINK } }, `/d/${LINK}`],
  [{ practice: { kind: "link", of: LINK }, code: "abcdefghjk" }, `/d/${LINK}`],
  [{ practice: { kind: "lesson", of: "dixie-1" } }, null],
  [{ practice: { kind: "replay", of: `${CODE}/2/17` } }, null],
  [{ boards: day, isSealed: true }, "/day/2026-11-25#dixie"],
  [{ boards: day, isSealed: false }, "link"],
  [{ boards: evening, isSealed: true }, null],
  [{ boards: evening, isSealed: false }, "link"],
])("a deal of an own match that is over is given away by its link: %o", (from, told) => {
  const way = wayOf({ ...deal, ...from });
  expect(way && way !== "link" ? way.path : way).toBe(told);
});

test("a path is a link without further parts, or an earlier one with its deal and seat", () => {
  expect(linkOf(LINK, [])).toBe(LINK);
  expect(linkOf("", [])).toBeNull();
  expect(linkOf(CODE, ["2", "0"])).toBe(`${CODE}.2.0`);
  expect(linkOf(CODE, ["2"])).toBeNull();
  expect(linkOf(CODE, ["2", "x"])).toBeNull();
});
