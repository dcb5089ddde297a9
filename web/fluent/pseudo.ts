// The pseudo-locale: English with accents, and longer, to see what does not fit and what is not translated.

const ACCENTED: Record<string, string> = Object.fromEntries(
  [..."aáeéiíoóuúyýAÁEÉIÍOÓUÚYÝcçCÇnñNÑ"].reduce<[string, string][]>((pairs, letter, at, all) => {
    if (at % 2 === 0) pairs.push([letter, all[at + 1]!]);
    return pairs;
  }, []),
);

/** How much longer a text becomes: other languages need up to this much more room than English. */
const LONGER = 0.4;

/** A text with accents on its letters and its vowels drawn out, 40 % longer. */
export function pseudo(text: string): string {
  let missing = 0;
  return [...text]
    .map((letter) => {
      const accented = ACCENTED[letter] ?? letter;
      missing += /\p{L}/u.test(letter) ? LONGER : 0;
      if (missing < 1 || !/[aeiouy]/.test(letter)) return accented;
      const times = Math.floor(missing);
      missing -= times;
      return accented.repeat(1 + times);
    })
    .join("");
}
