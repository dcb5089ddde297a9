your-tables = میزهای شما
a-table = یک میز
table-off-list = { $table } دیگر در این فهرست نیست.
table-off-list-seat = { $table } دیگر در این فهرست نیست، و این مرورگر جای شما را سر آن فراموش کرده است.
undo-keep = واگرد: { $table } در فهرست بماند
table-gone = این سرور دیگر آن را برای شما باز نمی‌کند
table-remove = برداشتن { $table }، { $ago }، از فهرست
table-remove-short = برداشتن از فهرست
table-replay-of = بازپخش { $table }، { $ago }
tables-show-all = نمایش هر { $count } میز
nobody-else = هنوز کس دیگری نیست
with-people = با { $people }
with-bots = { $count ->
    [1] با ربات { $bots }
   *[other] با ربات‌ها { $bots }
}
with-people-bots = { $count ->
    [1] با { $people } و ربات { $bots }
   *[other] با { $people } و ربات‌ها { $bots }
}
in-lobby = پیش از بازی
closed-nobody = بسته: کسی نبود
same-deals = همان دورهای دیگران
round-of-evening = یک نوبت از شب‌نشینی
ended-early = زودتر تمام شد
in-play = در جریان
home-your-turn-until = تا { $time } نوبت شماست
deal-of-match = دور { $number }
you-lead-with = با { $points } جلو هستید
you-have-points = { $points } دارید
leads-with = { $count ->
    [1] { $names } با { $points } جلو است
   *[other] { $names } با { $points } جلو هستند
}
won-against = { $you ->
    [true] شما بردید، { $points }
   *[false] برنده: { $names }، { $points }
}
won-with = { $you ->
    [true] شما با { $points } بردید
   *[false] برنده: { $names } با { $points }
}
won-with-you-had = برنده: { $names } با { $points }، شما { $own } داشتید

about-rookery = دربارهٔ Rookery
about-games = Rookery ورق‌بازی‌های خانوادهٔ Rook را دارد: Tuxedo، Dixie Rook، Rook سه‌نفره و پنج‌نفره، و Rookی که خانواده‌های دیگر بازی می‌کنند، از Kentucky Discard تا Shelem. در مرورگر بازی می‌شود، با دوستان، خانواده و ربات‌ها.
about-server = سروری که این صفحه را نشان می‌دهد میزهای شما را نگه می‌دارد؛ چیزی به جای دیگری فرستاده نمی‌شود. بُر زدن را می‌شود پس از هر بازی در صفحهٔ بازپخش آن آزمود.
about-source = برنامه‌ای است به Python، در بستهٔ [rookery]: همهٔ متن برنامه با بسته می‌آید، و با این پروانه می‌توانید آن را بخوانید، عوض کنید و به دیگران بدهید.
about-typefaces = قلم‌ها Besley و Atkinson Hyperlegible Next هستند، با [SIL Open Font License].
nothing-here = اینجا چیزی نیست · Rookery
nothing-at-address = در این نشانی چیزی نیست
nothing-told = شاید بخشی از پیوند نیامده باشد. به [بازی‌ها] بروید؛ آنجا می‌توانید با کد هم سر میزی بنشینید.
footer-licence = درباره و پروانه
footer-told = نرم‌افزار آزاد برای خانواده و دوستان: نه حساب، نه تبلیغ، نه شمارش.
home-wait-more = { $count } مورد دیگر
