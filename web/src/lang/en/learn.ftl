### Lessons: the page to choose one.

learn-told = You play at a real table with a coach, who explains each phase when it comes. If your move is not the best, the coach says why.
learn-begin = Begin
learn-begin-of = Begin: { $lesson }
learn-again = Play again
learn-played = played
learn-shared = Lessons of other games that help here, too
learn-shared-told = These games have the same rules in what the lesson is about.
learn-words = All words
learn-not-loaded = The lessons could not be loaded.
puzzles-title = Puzzles
analysis-title = Analysis board
learn-more = Lessons of other games stand on their pages: [all games].
learn-puzzles-told = A position with one move that is clearly right. A new one every day.
learn-analysis-told = Set up or paste a position, and ask what each move is worth.
learn-review = Your last match
learn-review-told = Look at it again, deal by deal, and see what each move was worth.
