### House rules: their names, values and faults.

rule-and-value = { $rule }: { $value }
rules-of = Rules
rule-of = Rule
option-changed = changed
option-usual = usual
option-usual-is = usual: { $value }
option-usual-none = usual: none
option-play-with = Play with a { $rule }
option-must-be-whole = It must be a whole number from { $low } to { $high }.
option-must-be-multiple = It must be a multiple of { $step } from { $low } to { $high }.
yes-value = yes
no-value = no
# The value of a rule that is a number or nothing.
none-value = none
the-match = The match
no-such-rule = { $game } has no house rule called “{ $name }”.
wrong-value = “{ $rule }” must be { $values }, not “{ $given }”; it stays at { $usual }.
usual-rules = Back to the usual rules
how-to-play-game = How to play { $game }
rules-of-game-not-loaded = The rules of this game could not be loaded.
rules-chosen = { $count ->
    [0] House rules (the usual ones)
   *[other] House rules ({ $count } changed)
}
