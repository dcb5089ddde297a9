### Lessons: the page to choose one.

learn-title = Learn by playing
learn-title-of = Learn { $game }
learn-told = You play at a real table with a coach, who explains each phase when it comes. If your move is not the best, the coach says why.
learn-begin = Begin
learn-begin-of = Begin: { $lesson }
learn-again = Play again
learn-played = played
learn-lessons = Lessons
# Above a single lesson.
learn-first = To begin with
learn-shared = Lessons of other games that help here, too
learn-shared-told = These games have the same rules in what the lesson is about.
learn-how = How to play { $game }
learn-all = Lessons of all games
learn-family = The rest of the family
learn-words = All words
learn-not-loaded = The lessons could not be loaded.
learn-not-opened = The lesson could not be opened.
