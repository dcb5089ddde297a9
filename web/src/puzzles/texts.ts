// The texts of the puzzles, to be translated in one place.

import { counted } from "../lib/numbers";

export const TEXTS = {
  title: "Puzzles",
  intro:
    "A position from a real deal, as one player sees it, with one move that is clearly better than " +
    "all others. Make it, and read why.",
  today: "Puzzle of the day",
  todayHint: "The same for everybody, a new one every day.",
  choose: "Choose puzzles",
  game: "Game",
  theme: "Theme",
  difficulty: "Difficulty",
  any: "any",
  themes: "Themes",
  start: "Solve a puzzle",
  none: "There is no such puzzle. Set one of the choices to “any”.",
  loading: "Dealing the cards…",
  all: "All puzzles",
  next: "Next puzzle",
  again: "Try again",
  show: "Show the answer",
  question: "What is best?",
  right: "Right!",
  wrong: "Not the best.",
  best: "Best",
  yours: "Your move",
  values: "What the moves are worth",
  move: "Move",
  points: "Points",
  loss: "Gives up",
  noValues: "Experts or the solver have checked this position, so there are no figures.",
  valuesHint:
    "Expected points of your side in this deal, less those of the others, over many hands that fit " +
    "what you know; ± is twice the standard error.",
  tuxedoHint: "Your expected points in this deal; ± is twice the standard error.",
  soFar: "What was played",
  tookBy: (name: string) => `${name} took it`,
  solvedBefore: "You have solved this one.",
  hint: (themes: string) => `It is about: ${themes}.`,
  noHint: "No hint for this one: think it over.",
  solved: (solved: number, all: number) =>
    solved ? `${counted(all, "puzzle")}, ${solved} of them solved.` : `${counted(all, "puzzle")}.`,
} as const;

export const DIFFICULTIES: Record<string, string> = {
  easy: "easy",
  medium: "medium",
  hard: "hard",
};
