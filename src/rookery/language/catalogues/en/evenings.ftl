### Files of an evening, in the words of its page (evening.ftl in web/src/lang).

# A heading of a column; [stay] and [move] stand in a column of the two fields of a Mitchell movement.
evening-column = { $column ->
    [place] Place
    [name] Name
    [boards] Deals
    [field] Field
    [stay] Those who keep their seats
    [move] Those who move
    [difference] Difference
    [share] Match points %
    [boards-won] Deals won
    [points] Points
    [tied] Among the tied
    [opponents] Opponents
    [net] Net points
    [survived] Rounds survived
    [round] Round
    [deal] Deal
    [table] Table
    [club] Club
   *[game] Game
}
