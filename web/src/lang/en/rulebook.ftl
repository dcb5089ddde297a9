### The rule book; its rules themselves are in English in every language.

rulebook-title = The rule book
rulebook-told = Every rule that Rookery plays by has a number. “Text” says what the source says, “ruling” what we decided where it is silent. To learn a game, [start here].
# Shown in other languages than English.
rulebook-english = The rules below are in English.
