rulebook-title = Le livre des règles
rulebook-told = Chaque règle de Rookery a un numéro. « text » est ce que dit la source, « ruling » ce que nous avons décidé là où elle se tait. Pour apprendre un jeu, [commence ici].
rulebook-english = Les règles elles-mêmes sont en anglais.
