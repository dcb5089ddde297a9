// The words of the page with the deals of the days.

export const TEXTS = {
  title: "The deal of the day",
  intro:
    "One deal of each game, the same for everybody: you play one seat, and strong bots answer the same cards the same way. Afterwards you see how all others did.",
  guest: "Guest",
  asGuest: "Results of guests are not counted. A profile, made under “You”, counts the first deal.",
  play: "Play",
  goOn: "Go on",
  see: "Results",
  replay: "Replay and review",
  earlier: "Earlier days",
  today: "Today",
  people: (many: number) => (many === 1 ? "1 result" : `${many} results`),
  own: (points: number) => `You scored ${points}.`,
  givenUp: "You gave this deal up.",
  beaten: (share: number) => `That is better than ${Math.round(100 * share)} % of the others.`,
  notCounted: "Your result is not among those counted.",
  mark: (points: number) => `The strong bot scores ${points} in your seat.`,
  noMark: "The strong bot is still playing your seat.",
  bar: (points: number, people: number) => `${points} points: ${TEXTS.people(people)}`,
  plot: "How many people scored how many points",
  none: "Nobody has a counted result yet.",
  failed: "This cannot be shown just now.",
  promise: "Fingerprint of the secret:",
  secret: "Secret:",
  tableOf: (title: string, day: string) => `${title} of ${day}`,
};
