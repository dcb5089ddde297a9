### The page about oneself: matches, statistics, people, and the profile.

# The name of the tabs.
you-about = About you
you-tab = { $tab ->
    [statistics] Statistics
    [people] People
    [ratings] Ratings
    [profile] Profile
   *[matches] Matches
}
you-failed = This could not be loaded.
you-privacy = What is stored, and for how long

## The portrait

portrait-choose = Your portrait
portrait-told = Others see it at tables. It changes when you next come to a table.
portrait-of-name = Drawn from the name
portrait-numbered = Portrait { $number }

## Without a profile

guest-told = You play as a guest, and may go on so: nothing here needs a profile. With one, your matches, statistics and the people you play with are kept together, on all your devices.
guest-no-password = There is no password and no address to give: this browser keeps a secret.
guest-yours-at-once = The matches that you have played in this browser are yours at once.
guest-other-device = Another device gets the profile by a link that works once, or by a passkey.
guest-forget = “Forget me” deletes it, and your name at the tables where you sat.
guest-make = Make a profile
guest-have-one = Do you have a profile on another device?
guest-have-one-told = Open this page there, choose Profile, and then “Use on another device”.
guest-use-passkey = Sign in with a passkey
carry-title = Bring your profile to this device
carry-asks = This link brings a profile to this device. Use it only if it comes from you: from then on, whoever has that profile sees the matches that you play here.
carry-has = This browser has the profile of { $name } already; it would take the new one instead.
carry-take = Use this profile here
carry-not = Not now

## Matches

history-none = No match yet
history-none-told = Matches stand here as soon as they are over. Practice tables, lessons and puzzles do not count.
history-play = Play a match
history-none-fits = No match fits these choices.
history-show-all = Show all matches
history-filters = Choose matches
history-person = With
history-anybody = Anybody
history-outcome = Result
history-any-outcome = Any
history-since = From
history-until = To
# A choice, and how many matches there are of it.
history-counted = { $name } ({ $count })
history-more = Show earlier matches
matches = Matches
history-replay-of = Replay of { $title }, { $ago }
history-no-replay = The deals are no longer kept.
history-outcome-of = { $outcome ->
    [won] Won
    [lost] Lost
   *[undecided] Undecided
}
history-kind = { $kind ->
    [day] Deal of the day
    [duplicate] Duplicate
   *[evening] Evening
}
history-evening = The evening
history-early = ended early
history-deals = { $count ->
    [one] 1 deal
   *[other] { $count } deals
}
# Behind a name: who played there.
history-player = { $player ->
    [bot] bot
   *[program] program
}

## Statistics

statistics-none = Nothing to count yet
statistics-matches = { $matches ->
    [one] 1 match, { $won } won.
   *[other] { $matches } matches, { $won } won.
}
statistics-point-is = { $unit ->
    [day] Each point is a day.
    [week] Each point is a week.
    [month] Each point is a month.
   *[year] Each point is a year.
}
statistics-table = As a table
statistics-period = { $unit ->
    [day] Day
    [week] Week of
    [month] Month
   *[year] Year
}
statistics-whole = All
statistics-in-all = In all
statistics-percent = { $percent }%
# What a plot shows, read out.
statistics-plot = { $title }, { $about }: { $number }
measure-title = { $measure ->
    [won] Matches won
    [points] Points a deal
    [made] Bids made
    [bid] Points a bid
    [stopped] Bids stopped
    [partner] Made as partner
    [nest] Points in the nest
    [kept] Cards kept of the nest
    [oranges] Oranges a deal
    [own] Your oranges kept
    [sweeps] Captures that sweep
   *[builds] Builds a deal
}
measure-about = { $measure ->
    [won] of those that somebody won
    [points] on average
    [made] of the deals that you were the bidder in
    [bid] scored on average, lost bids included
    [stopped] of those that you played against
    [partner] of the deals as the bidder's partner
    [nest] found on average
    [kept] on average
    [oranges] caught on average
    [own] of those in your own captures
    [sweeps] of all your captures
   *[builds] on average
}
# What is counted in all; the number stands beside it.
fact-name = { $fact ->
    [deals] deals
    [thrown_in] of them thrown in
    [bidder] as the bidder
    [made] bids made
    [was_set] bids set
    [suns] suns shot
    [suns_made] suns made
    [moons] moons bid
    [moons_made] moons made
    [slams] deals with every trick
    [no_trump] without a trump
    [lo_no] lo-no
    [partner] as the bidder's partner
    [lone] as a bidder without a partner
    [nests_won] nests won from the bidder
    [tricks] tricks
    [last_tricks] last tricks
    [counters] points in tricks
    [cards] cards captured
    [fives] fives
    [most_cards] times the most cards
    [oranges_caught] oranges
    [big_sweeps] Big Sweeps
   *[little_sweeps] Little Sweeps
}

## People

people-none = Nobody yet
people-none-told = Whoever sits with you at a table stands here, bots aside.
people-told = How you do with the people you play with: matches won of those on one side, and against each other those that you won and that they won.
people-together = Together
people-together-hint = won / all
people-against = Against
people-against-hint = you : they
people-last = Last
people-matches-with = { $count ->
    [one] 1 match with { $name }
   *[other] { $count } matches with { $name }
}

## The profile

profile-saved = Saved.
profile-name-hint = The name at tables is the one that you sit down with.
profile-devices = Devices
profile-devices-told = Each browser with your profile. Remove those that you no longer use.
profile-this-device = this one
profile-seen = last used { $ago }
profile-today = today
profile-carry = Use on another device
profile-carry-told = A link that works once, within ten minutes. Whoever opens it has your profile, so show it to nobody.
profile-carry-make = Make a link
profile-carry-qr = QR code of the link
profile-carry-link = Link for your other device
profile-carry-left = { $minutes ->
    [0] It has run out.
    [one] It works for 1 more minute.
   *[other] It works for { $minutes } more minutes.
}
profile-passkeys = Passkeys
profile-passkeys-told = A passkey opens your profile on your other devices, or on this one if the browser has lost it.
profile-passkey-add = Add a passkey
profile-no-passkeys = Passkeys need an https address with a name; this server was opened by another. The link above works everywhere.
profile-passkey-failed = No passkey was made.
profile-passkey-by = { $ago }, added by { $device }
profile-passkey-by-gone = { $ago }, added by { $device }, which has been removed
profile-passkey-unknown = { $ago }, not known by which device
profile-remove-asks = Remove { $name }?
profile-remove-told = It no longer opens your profile or gets notices from it, and its unused link ends. Devices that it has added stay: look through the list.
profile-remove-passkeys = It has added these passkeys:
profile-remove-them-too = Remove them too
profile-remove-them-why = Whoever had the device may have added one, and could come back with it.
profile-remove-no = Keep the device
profile-remove-yes = Remove the device
profile-removed = The device is removed.
profile-removed-too = The device is removed, and the passkeys that it had added: { $names }.
profile-export = Take everything with you
profile-export-told = The records of all your matches, and all that is stored about your profile.
profile-export-records = Records of all matches
profile-export-stored = All that is stored
profile-forget = Forget me
profile-forget-told = Deletes your profile with its devices and passkeys, and removes your name from the tables where you sat: you are “Player 1” there. The deals themselves stay, for those who played with you.
profile-forget-asks = Forget you for good?
profile-forget-warns = This cannot be undone. At tables that are still being played, you are “Player 1” within a minute; their records change when they are over.
profile-forget-yes = Forget me for good
profile-forget-no = Keep my profile
profile-forgotten = You are forgotten. This browser has no profile any more.
