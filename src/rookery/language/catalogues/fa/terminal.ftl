trick-row = { $who ->
    [you] { $cards }: دست مال شماست.
   *[other] { $cards }: دست مال { $who-name } است.
}

welcome = { $title }: { $people }. هر وقت خواستید { "?" } را بنویسید تا راهنما بیاید.
shuffle-commitment = مُهر بُر زدن: { $commitment }
shuffle-none = مُهری نیست: ورق‌ها از یک عدد آغازین می‌آیند یا بی مُهر پخش شده‌اند.
deal-heading = دور { $number }
deal-heading-continued = دور { $number }، ادامه
deal-over = دور { $number } تمام شد: { $outcome }.
match-won-game = { $you ->
    [alone] شما این بازی { $game } را بردید.
    [among] { $people } این بازی { $game } را بردید.
   *[no] { $count ->
        [1] { $people } این بازی { $game } را برد.
       *[other] { $people } این بازی { $game } را بردند.
    }
}
match-commands = { "`save FILE`" } آن را ذخیره می‌کند.
match-commands-shuffle = { "`save FILE`" } آن را ذخیره می‌کند و { "`rookery verify FILE`" } بُر زدن را وارسی می‌کند.
match-another = یک بازی دیگر؟
confirm-question = { $question } (بله یا نه)
confirm-yes = { "بله آره ب" }
confirm-no = { "نه خیر ن" }
orange-question = هیچ‌کس «نارنجی» نگفته است. شما می‌گویید؟
orange-type = برای گفتن «نارنجی» { "o" } را بنویسید و اینتر بزنید!

refused-move = نمی‌شود: { $why }.
refused-burials = نمی‌شود: { $why }. هیچ ورقی خوابانده نشد.
refused-too-many = { $cards } ورق زیاد است
refused-not-open = نارنجی‌ای در میان نیست
refused-too-late = کسی زودتر گفت
refused-disarmed = پس از گفتن بی‌جا دو ثانیه باید صبر کنید

help-moves =
    حرکت یا آغاز آن را بنویسید: ورق ({ "R5, red 5, Y14, HA, Rook" })، خواندن،
    رنگ، { "pass" }. در { "Tuxedo" } شمارهٔ جلوی حرکت هم بس است.
    این‌ها را هم می‌توانید بنویسید:
help-help = همین فهرست (یا { "?" })
help-hand = ورق‌های شما و آنچه می‌توانید بکنید
help-table = دور در چه حال است
help-last = دست قبلی، یا آنچه آخر برداشته شد
help-score = برگهٔ امتیاز و راه تا هدف
help-hint = آنچه یک بازیکن قوی می‌کرد، و چرا
help-rules = این بازی چطور است، و قانون‌های خانگی آن
help-shuffle = آنچه بُر زدن را ثابت می‌کند: مُهر آن
help-save = نوشتن بازی در پرونده: { "save my-game.json" }
help-quit = رفتن؛ بازی ذخیره است و بعد می‌توانید ادامه دهید
not-your-move = نوبت شما نیست.
hint = راهنمایی: { $move }. { $reason }.
hint-with = با { $moves }: { $reason }
expected-points = امتیاز مورد انتظار: { $moves }.
rules-here = قانون‌های خانگی اینجا: { $rules }.
rules-usual = همان‌های معمول
rules-listed = { $command } همه را نشان می‌دهد.

save-name-file = نام پرونده را بنویسید: { "save my-game.json" }
save-other-file = { $path } هست و بازی ذخیره‌شده نیست: پروندهٔ دیگری نام ببرید.
save-not-written = { $path } نوشته نشد: { $why }.
save-to-check = بازی در { $path } ذخیره است. برای وارسی آن:
save-to-continue = بازی در { $path } ذخیره است. برای ادامهٔ آن:
save-by-itself-failed = این بازی در { $path } ذخیره نمی‌شود: { $why }.
saved-in = بازی در { $path } ذخیره است.
saved-offered = { $command } ادامهٔ آن را پیشنهاد می‌کند.
saved-earlier = بازی پیشین شما ذخیره است. برای ادامهٔ آن:
unfinished-question = یک بازی { $game } را در دور { $number } رها کردید. ادامه می‌دهید؟

entry-empty = حرکتی بنویسید، یا { "?" } برای راهنما.
entry-only-number = تنها حرکت شمارهٔ ۱ است.
entry-numbers = حرکت‌ها از ۱ تا { $moves } شماره دارند.
entry-twice = «{ $card }» دو بار آمده است. هیچ ورقی خوابانده نشد.
entry-not-buriable = «{ $card }» ورقی نیست که بتوانید بخوابانید. هیچ ورقی خوابانده نشد.
entry-unknown = «{ $typed }» اینجا نه حرکت است و نه فرمان.
entry-ambiguous = «{ $typed }» می‌تواند { $moves } باشد: بیشتر بنویسید.
entry-something-else = چیز دیگر
game-question = کدام بازی؟
game-question-again = شماره‌ای از ۱ تا { $number } بنویسید، یا آغاز یک نام را.
