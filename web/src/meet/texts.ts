// Choices on the page for finding others to play with.

import { say } from "../lang/say";
import type { Company } from "./wish";

/** The paces that one can ask for. */
export const paces = (): [value: string, words: string][] => [
  ["any", say.meetPaceAny],
  ["slow", say.meetPaceSlow],
  ["normal", say.meetPaceNormal],
  ["fast", say.meetPaceFast],
];

/** With whom one can ask to play. */
export const companies = (): [value: Company, words: string][] => [
  ["people", say.meetPeopleOnly],
  ["30", say.meetBotsAfterHalfMinute],
  ["120", say.meetBotsAfterMinutes],
];

/** What somebody can be reported for. */
export const reasons = (): [value: string, words: string][] => [
  ["insults", say.meetInsults],
  ["cheating", say.meetCheating],
  ["stalling", say.meetStalling],
  ["name", say.meetBadName],
  ["other", say.meetSomethingElse],
];
