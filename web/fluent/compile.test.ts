import { expect, test } from "vitest";
import { Compiler } from "./compile.ts";
import { placed } from "./plugin.ts";
import { pseudo } from "./pseudo.ts";
import { argumentsOf, read } from "./read.ts";

type Made = string | ((of: Record<string, unknown>) => string);

/** The messages of a catalogue as the page has them. */
function made(text: string, language = "en", change?: (text: string) => string) {
  const catalogue = read(text, "test");
  const compiler = new Compiler(catalogue, language === "fa", change);
  const script = [...catalogue.messages.values()].map(({ pattern }) => compiler.message(pattern));
  const plurals = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  const build = (0, eval)(`(p,n)=>[${script.join(",")}]`) as (p: unknown, n: unknown) => Made[];
  return build(
    (count: number) => plurals.select(count),
    (value: unknown) => (typeof value === "number" ? numbers.format(value) : value),
  );
}

const CARDS = `
cards =
    { $count ->
        [0] no card of { -game }
        [one] { $count } card
       *[other] { $count } cards
    }
-game = \`Rook\` $\{"{"}x{"}"}
`;

test("a plural is chosen by the rules of the language", () => {
  const [cards] = made(CARDS) as [(of: object) => string];
  expect([0, 1, 2].map((count) => cards({ count }))).toEqual([
    "no card of `Rook` ${x}",
    "1 card",
    "2 cards",
  ]);
  const [french] = made("c = { $n ->\n [one] { $n } jour\n *[other] { $n } jours\n }", "fr");
  expect((french as (of: object) => string)({ n: 0 })).toBe("0 jour");
});

test("numbers have the digits of the language, texts stay as they are", () => {
  const [bid] = made("bid = { $who } { $amount } { $card }", "fa");
  const text = (bid as (of: object) => string)({ who: "Ann", amount: 85, card: "10" });
  expect(text).toBe("Ann ۸۵ 10");
});

test("a word or a flag chooses a variant", () => {
  const [won] = made("won = { $you ->\n [true] You win\n *[false] { $name } wins\n }");
  const text = won as (of: object) => string;
  expect([text({ you: true }), text({ you: false, name: "Ann" })]).toEqual(["You win", "Ann wins"]);
});

test("what a message takes is known with its kind", () => {
  const catalogue = read(
    "m = { $a } { $n ->\n [one] x\n *[other] y\n } { $w ->\n [big] x\n *[small] y\n }",
    "",
  );
  const { pattern } = catalogue.messages.get("m")!;
  expect([...argumentsOf(pattern, catalogue)]).toEqual([
    ["a", "shown"],
    ["n", "number"],
    ["w", ["big", "small"]],
  ]);
});

test("the pseudo-locale is longer, and leaves arguments alone", () => {
  const [told] = made("told = Waiting for { $names }.", "en", pseudo);
  const text = (told as (of: object) => string)({ names: "Ann" });
  expect(text).toMatch(/^Wáíítíí/);
  expect(text).toMatch(/ Ann\.$/);
  expect(text.length).toBeGreaterThan("Waiting for Ann.".length + 2);
});

test.each(["broken", "two = a\ntwo = b", "attr = a\n .title = b"])("%j is no catalogue", (text) => {
  expect(() => read(text, "test")).toThrow("test");
});

test("names in code become places, and an unknown one is an error", () => {
  const places = new Map([["bid", 7]]);
  expect(placed("say.bid({ a }) + essay.bid + it.say.bid", places)).toBe(
    "say[7]({ a }) + essay.bid + it.say.bid",
  );
  expect(() => placed("say.bed", places)).toThrow("bed");
});
