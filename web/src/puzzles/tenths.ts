// Values of moves, to a tenth of a point.

import { locale } from "../lang/language";

const numbers = new Intl.NumberFormat(locale, {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** A number to a tenth, with a true minus: "12.5", "−0.3". */
export function tenths(value: number): string {
  return numbers.format(value).replace("-", "−");
}
