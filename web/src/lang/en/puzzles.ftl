### Puzzles: choosing them, and the question and its answer beside the table.

puzzles-intro = A position from a real deal, as one player sees it, with one move that is clearly better than all others. Make it, and read why.
puzzles-today-told = The same for everybody, a new one every day.
puzzles-today-is = Puzzle of the day: { $title }
puzzles-choose = Choose puzzles
puzzles-theme = Theme
puzzles-difficulty = Difficulty
puzzles-any = Any
puzzles-level = { $difficulty ->
    [easy] easy
    [medium] medium
   *[hard] hard
}
puzzles-themes = Themes
puzzles-start = Solve a puzzle
puzzles-none = There is no such puzzle. Set one of the choices to “Any”.
puzzles-counted = { $count ->
    [one] 1 puzzle.
   *[other] { $count } puzzles.
}
puzzles-counted-solved = { $count ->
    [one] 1 puzzle, { $solved } of them solved.
   *[other] { $count } puzzles, { $solved } of them solved.
}
puzzles-all = All puzzles
puzzles-next = Next puzzle
puzzles-show = Show the answer
puzzles-question = What is best?
puzzles-right = Right!
puzzles-wrong = Not the best.
puzzles-best = Best
puzzles-your-move = Your move: { $move }.
puzzles-worth = What the moves are worth
# The column of what a move gives up against the best one.
puzzles-loss = Gives up
puzzles-no-values = Experts or the solver have checked this position, so there are no figures.
puzzles-values-told = Expected points of your side in this deal, less those of the others, over many hands that fit what you know; ± is twice the standard error.
puzzles-tuxedo-told = Your expected points in this deal; ± is twice the standard error.
puzzles-so-far = What was played
puzzles-solved-before = You have solved this one.
puzzles-hint = It is about: { $themes }.
puzzles-no-hint = No hint for this one: think it over.
