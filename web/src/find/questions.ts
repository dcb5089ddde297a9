// The questions of the finder, and its answers as the query of an address.

export type Answers = Record<string, string>;

export interface Question {
  name: string;
  text: string;
  /** The answers to choose from: their values in a query, and their words. */
  answers: [value: string, words: string][];
}

export const QUESTIONS: Question[] = [
  {
    name: "players",
    text: "How many are you?",
    answers: ["2", "3", "4", "5", "6"].map((count) => [count, count]),
  },
  {
    name: "ones",
    text: "Where do the 1s or aces stand?",
    answers: [
      ["high", "the highest"],
      ["low", "the lowest"],
      ["out", "not in the pack"],
    ],
  },
  {
    name: "rook",
    text: "Where does the Rook stand?",
    answers: [
      ["high", "the highest trump"],
      ["12.5", "between the 12 and the 13"],
      ["10.5", "between the 10 and the 11"],
      ["low", "the lowest trump"],
      ["out", "not in the pack"],
    ],
  },
  {
    name: "calls",
    text: "Does the bidder call a partner?",
    answers: [
      ["true", "yes, by naming a card"],
      ["false", "no"],
    ],
  },
  {
    name: "target",
    text: "What do you play to?",
    answers: ["100", "200", "300", "400", "500", "1000"].map((points) => [points, points]),
  },
];

/** The answers in a query; what the questions do not offer is left out. */
export function answersIn(search: string): Answers {
  const given = new URLSearchParams(search);
  const known = QUESTIONS.map(({ name, answers }) => {
    const value = given.get(name) ?? "";
    return [name, answers.some(([each]) => each === value) ? value : ""];
  });
  return Object.fromEntries(known.filter(([, value]) => value));
}

/** The answers as a query, with its question mark, or nothing. */
export function queryOf(answers: Answers): string {
  const query = new URLSearchParams(answers).toString();
  return query && `?${query}`;
}

/** The options that are set for a game, in words. */
export function optionsTold(options: Record<string, unknown>): string[] {
  const rook = QUESTIONS.find(({ name }) => name === "rook")!.answers;
  const words: Record<string, (value: string) => string> = {
    seats: (value) => `${value} players`,
    target: (value) => `${value} points to win`,
    rook_rank: (value) => `the Rook is ${rook.find(([each]) => each === value)?.[1] ?? value}`,
  };
  return Object.entries(options).map(
    ([name, value]) => words[name]?.(String(value)) ?? `${name} ${value}`,
  );
}
