// The texts of the pages about oneself, to be translated in one place.

import { counted } from "../lib/numbers";

export const TEXTS = {
  title: "You",
  tabs: {
    "": "Matches",
    statistics: "Statistics",
    people: "People",
    ratings: "Ratings",
    profile: "Profile",
  },
  tabsLabel: "About you",
  loading: "One moment…",
  again: "Try again",
  failed: "This could not be loaded.",
  privacy: "What is stored, and for how long",

  guestLead:
    "You play as a guest, and may go on so: nothing here needs a profile. With one, your matches, " +
    "statistics and the people you play with are kept together, on all your devices.",
  guestPoints: [
    "There is no password and no address to give: this browser keeps a secret.",
    "The matches that you have played in this browser are yours at once.",
    "Another device gets the profile by a link that works once, or by a passkey.",
    "“Forget me” deletes it, and your name at the tables where you sat.",
  ],
  make: "Make a profile",
  makeLabel: "Your name",
  haveOne: "Do you have a profile on another device?",
  haveOneHow: "Open this page there, choose Profile, and then “Use on another device”.",
  usePasskey: "Sign in with a passkey",
  carrying: "Bring your profile to this device",
  carryingAsk:
    "This link brings a profile to this device. Use it only if it comes from you: from then on, whoever " +
    "has that profile sees the matches that you play here.",
  carryingHas: (name: string) =>
    `This browser has the profile of ${name} already; it would take the new one instead.`,
  carryTake: "Use this profile here",
  carryNot: "Not now",

  noMatches: "No match yet",
  noMatchesHow:
    "Matches stand here as soon as they are over. Practice tables, lessons and puzzles do not count.",
  play: "Play a match",
  noneFound: "No match fits these choices.",
  clear: "Show all matches",
  filters: "Choose matches",
  game: "Game",
  anyGame: "All games",
  person: "With",
  anybody: "anybody",
  outcome: "Result",
  anyOutcome: "any",
  since: "From",
  until: "To",
  more: "Show earlier matches",
  list: "Matches",
  replay: "Replay",
  noReplay: "The deals are no longer kept.",
  outcomes: { won: "Won", lost: "Lost", undecided: "Undecided" } as Record<string, string>,
  kinds: { day: "Deal of the day", duplicate: "Duplicate", evening: "Evening" } as Record<
    string,
    string
  >,
  toEvening: "The evening",
  early: "ended early",
  deals: (deals: number) => counted(deals, "deal"),
  bot: "bot",
  program: "program",

  noStatistics: "Nothing to count yet",
  matchesPlayed: (matches: number, won: number) =>
    `${matches === 1 ? "1 match" : `${matches} matches`}, ${won} won`,
  overTime: (unit: string) => `Each point is a ${unit}.`,
  asTable: "As a table",
  period: { day: "Day", week: "Week of", month: "Month", year: "Year" } as Record<string, string>,
  whole: "All",
  details: "In all",

  noPeople: "Nobody yet",
  noPeopleHow: "Whoever sits with you at a table stands here, bots aside.",
  peopleLead:
    "How you do with the people you play with: matches won of those on one side, and against each " +
    "other those that you won and that they won.",
  name: "Name",
  matches: "Matches",
  together: "Together",
  togetherHint: "won / all",
  against: "Against",
  againstHint: "you : they",
  last: "Last",
  withThem: (matches: number, name: string) =>
    `${matches} ${matches === 1 ? "match" : "matches"} with ${name}`,

  rename: "Your name",
  renameAction: "Save",
  renamed: "Saved.",
  renameHint: "The name at tables is the one that you sit down with.",
  devices: "Devices",
  devicesLead: "Each browser with your profile. Remove those that you no longer use.",
  thisDevice: "this one",
  seen: (ago: string) => `last used ${ago}`,
  today: "today",
  remove: "Remove",
  removeNamed: (name: string) => `Remove ${name}`,
  carry: "Use on another device",
  carryLead:
    "A link that works once, within ten minutes. Whoever opens it has your profile, so show it to nobody.",
  carryMake: "Make a link",
  carryQr: "QR code of the link",
  carryLink: "Link for your other device",
  carryLeft: (minutes: number) =>
    minutes > 0 ? `It works for ${counted(minutes, "more minute")}.` : "It has run out.",
  copy: "Copy the link",
  copied: "Copied.",
  notCopied: "Please copy the selected link yourself.",
  passkeys: "Passkeys",
  passkeysLead:
    "A passkey opens your profile on your other devices, or on this one if the browser has lost it.",
  passkeyAdd: "Add a passkey",
  noPasskeys:
    "Passkeys need an https address with a name; this server was opened by another. The link above works everywhere.",
  passkeyFailed: "No passkey was made.",
  export: "Take everything with you",
  exportLead: "The records of all your matches, and all that is stored about your profile.",
  exportRecords: "Records of all matches",
  exportStored: "All that is stored",
  exporting: "Fetching…",
  forget: "Forget me",
  forgetLead:
    "Deletes your profile with its devices and passkeys, and removes your name from the tables where " +
    "you sat: you are “Player 1” there. The deals themselves stay, for those who played with you.",
  forgetAsk: "Forget you for good?",
  forgetWarn:
    "This cannot be undone. Names at tables that are still being played go when these are over.",
  forgetYes: "Forget me for good",
  forgetNo: "Keep my profile",
  forgotten: "You are forgotten. This browser has no profile any more.",
} as const;
