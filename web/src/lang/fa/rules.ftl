rule-and-value = { $rule }: { $value }
rules-of = قانون‌ها
rule-of = قانون
option-changed = عوض‌شده
option-usual = معمول
option-usual-is = معمول: { $value }
option-usual-none = معمول: هیچ
option-play-with = بازی با: { $rule }
option-must-be-whole = باید یک عدد از { $low } تا { $high } باشد.
option-must-be-multiple = باید مضربی از { $step } از { $low } تا { $high } باشد.
yes-value = بله
no-value = نه
none-value = هیچ
the-match = بازی
no-such-rule = { $game } قانون خانگی «{ $name }» ندارد.
wrong-value = «{ $rule }» می‌تواند { $values } باشد، نه «{ $given }»؛ همان { $usual } می‌ماند.
usual-rules = برگشت به قانون‌های معمول
how-to-play-game = روش بازی { $game }
rules-of-game-not-loaded = قانون‌های این بازی بار نشدند.
rules-chosen = { $count ->
    [0] قانون‌های خانگی (همان معمول)
   *[other] قانون‌های خانگی ({ $count } تغییر)
}
