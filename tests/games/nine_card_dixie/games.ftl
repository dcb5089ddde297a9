
## Nine-Card Dixie

game-nine-card-dixie = Dixie for a short evening: nine cards each, no nest, and 80 points to bid for.
game-nine-card-dixie-differs = A short pack is dealt out, so no nest helps the bidder, and 80 points are left to bid for.
game-nine-card-dixie-advice-1 = Five tricks bring 20 of the 80 points: count them.
