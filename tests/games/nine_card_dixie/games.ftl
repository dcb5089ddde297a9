
## Nine-Card Dixie

game-nine-card-dixie = Dixie for a short evening: nine cards each, no nest, and 80 points to bid for.
game-nine-card-dixie-differs = A short pack is dealt out, so no nest helps the bidder, and 80 points are left to bid for.
game-nine-card-dixie-how-1 = Partners sit across the table, get nine cards each, and play for 80 points. The 13s are worth 10 each, the 5s are worth 5, and the side that wins more tricks gets 20.
game-nine-card-dixie-how-2 = First you bid the number of points that your side will take, 40 or more, or you pass. The highest bidder names one colour as trump, which beats all other colours.
game-nine-card-dixie-how-3 = Then each player in turn plays one card, of the colour that was led if possible: the highest trump wins, or else the highest card of the colour led. A side that takes fewer points than it bid loses the amount of its bid, and the first side with 300 points wins.
game-nine-card-dixie-advice-1 = Five tricks bring 20 of the 80 points: count them.
