### The score sheet.

sheet-empty = No scores yet: the first deal is being played. { $ending }.
sheet-heading = Rookery · score sheet
sheet-deals = Every deal
sheet-bidder = Bid by
sheet-bid = Bid
sheet-took = Took
sheet-made = made
sheet-set = set
sheet-wins = wins
sheet-csv = Save as CSV
sheet-json = Save as JSON
sheet-first-to = first to { $target }
sheet-chart = { $deals ->
    [one] The race to { $target } after 1 deal: { $totals }.
   *[other] The race to { $target } after { $deals } deals: { $totals }.
}
