// Times that count down, such as the time left in a round.

import { shown } from "../lang/say";

/** A time as minutes and seconds: "1:05"; never below "0:00". */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  return `${shown(minutes)}:${shown(Math.floor(rest / 10))}${shown(rest % 10)}`;
}
