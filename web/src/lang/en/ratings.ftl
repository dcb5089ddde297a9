### Ratings: one's own, those at a table, and what a match has changed.

ratings-title = Ratings
ratings-told = How strong you play, one number a game. Nobody sees it unless you want it, not even you.
ratings-show = Show me my ratings
ratings-hide = Hide ratings in this browser
ratings-failed = Your ratings could not be loaded.
ratings-none = Nothing is rated yet. A match counts a few minutes after somebody has won it; the same deals at several tables count some hours later.
ratings-wishes = What you want
ratings-rate = Rate my matches
ratings-rate-hint = Off: matches that end from now on are not rated for you.
ratings-others = Show my ratings to others who show theirs
ratings-others-hint = At the table where you sit: before the match, and then in the table's menu.
# A rating, and how far the true strength may be from it.
ratings-number = { $rating } ± { $margin }
ratings-results-provisional = { $count ->
    [one] provisional, 1 result
   *[other] provisional, { $count } results
}
# A line in the plot.
ratings-steady = { $rating }, the bot steady
ratings-latest = The latest changes
# Where a rating changed, when, and what it was then.
ratings-change = { $kind ->
    [match] [{ $day }]: a match, { $rating }
    [set] [{ $day }]: the same deals at several tables, { $rating }
   *[day] [{ $day }]: the deal of the day, { $rating }
}
ratings-course = { $title }: from { $first } to { $last } in { $count } results.
ratings-how = How it works
ratings-how-numbers = The bot steady has 1500 in every game. Being 400 points ahead means winning ten of eleven matches of the usual length; the points of partners are added.
ratings-how-margin = Your true strength is within the ± 19 times in 20. The ± shrinks with every result and grows while you are away; a rating is provisional while it is more than 150.
ratings-how-counted = Matches count by who wins, long ones more than short ones. The same deals at several tables and the deal of the day count most, because nobody had better cards.
ratings-how-not = Matches that were ended early, practice, and seats that a bot has played for more than a quarter do not count; nor do matches in which nobody on a side has a profile.

## At a table

ratings-of = { $name }: { $rating }
ratings-of-provisional = { $name }: { $rating }, provisional

## After a match

ratings-changed = Your rating: { $before } → [{ $after }]
# The same, read out.
ratings-changed-told = Your rating: before { $before }, now { $after }.
ratings-first = Your first rating: [{ $rating }]
ratings-follows = Your rating follows in a few minutes, if this match counts.
