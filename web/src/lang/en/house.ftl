### The page of a game's house rules. What is said of a single rule is in rules.ftl.

house-told = Play it the way your family does. Whoever opens the table sets its rules.
house-faults = Not everything in this link could be used
house-doing = What to do with these rules
house-copy = Copy a link to these rules
house-in-words = These rules in words
house-copy-address = Please copy the address of this page: it carries the rules.
house-saved = Saved in this browser
house-usual = the usual rules
house-none = Nothing yet. Give your rules a name, and they will be here next time.
house-name = Name of these rules
# An example of a name.
house-example = Grandmother's rules

## Rules that a club or a profile keeps.

house-differs = { $count ->
    [0] These are the usual rules
    [one] One difference from the usual rules
   *[other] { $count } differences from the usual rules
}
house-yours = Your rules
house-keep = Keep with your profile
house-keep-club = Keep with { $club }
house-kept = Kept. [See all]
house-change = Rename or remove
house-sure-remove = This rule sheet is deleted here for good.
house-unfit = These rules can no longer be played
house-no-sheets = Nothing yet. Change a game’s house rules, choose “These rules in words”, and keep them there.
