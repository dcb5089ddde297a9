import { beforeEach, expect, test } from "vitest";
import { stubStorage } from "../../notices/fakes";
import { forget, recent, remember, secretOf } from "./tables";

beforeEach(stubStorage);

const table = { game: "dixie", title: "Dixie Rook", secret: "s", seat: 0 };

test("the latest table comes first", () => {
  remember({ ...table, code: "one", at: 1 });
  remember({ ...table, code: "two", at: 2 });
  expect(recent().map(({ code }) => code)).toEqual(["two", "one"]);
  remember({ code: "one", at: 3 });
  expect(recent().map(({ code }) => code)).toEqual(["one", "two"]);
});

test("an update keeps the other fields", () => {
  remember({ ...table, code: "one", at: 1 });
  remember({ code: "one", contributed: true });
  expect(recent()[0]).toMatchObject({ ...table, contributed: true });
  expect(secretOf("one")).toBe("s");
});

test("forgetting a table forgets its secret", () => {
  remember({ ...table, code: "one", at: 1 });
  forget("one");
  expect(secretOf("one")).toBeNull();
});

test("only the 30 latest tables are kept", () => {
  for (let at = 0; at < 50; at++) remember({ ...table, code: `t${at}`, at });
  expect(recent()).toHaveLength(30);
  expect(recent()[0]?.code).toBe("t49");
});

test("storage that holds something else is ignored", () => {
  localStorage.setItem("rookery.tables", '[{"code":1},"x",null]');
  expect(recent()).toEqual([]);
});

test("a standing that is none is left out", () => {
  localStorage.setItem("rookery.tables", '[{"code":"one","at":1,"standing":{"totals":3}}]');
  expect(recent()).toEqual([{ code: "one", at: 1, standing: undefined }]);
});
