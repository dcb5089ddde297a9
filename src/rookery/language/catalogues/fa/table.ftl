deal-title = دور { $number }.
said = { $who ->
    [you] شما می‌گویید: { $said }
   *[other] { $who-name } می‌گوید: { $said }
}
phrase = { $phrase ->
    [0] آفرین، خوب بازی کردید!
    [1] ممنون!
    [2] موفق باشید!
    [3] عالی بود!
    [4] ای وای!
    [5] ببخش، یار.
    [6] یک لحظه، لطفاً.
    [7] ادامه بدهیم؟
    [8] بازی خوبی بود!
    [9] خداحافظ!
   *[other] {""}
}
match-begins = بازی شروع می‌شود.
match-won = { $you ->
    [alone] شما بازی را بردید.
    [among] { $people } بازی را بردید.
   *[no] { $count ->
        [1] { $people } بازی را برد.
       *[other] { $people } بازی را بردند.
    }
}
next-match-elsewhere = بازی بعدی سر میز تازه‌ای است.
free-text = { $state ->
    [on] سر این میز می‌شود آزاد نوشت.
   *[off] سر این میز دیگر نمی‌شود آزاد نوشت.
}
table-is-slow = این میز حالا آهسته است: هر کس وقتی فرصت دارد بازی می‌کند.
table-closed = میز بسته است، چون مدت‌هاست کسی نیامده.
table-open-again = میز دوباره باز است.
evening-paused = شب‌نشینی در استراحت است.
evening-goes-on = شب‌نشینی ادامه دارد.

sat-down = { $who ->
    [you] شما می‌نشینید.
   *[other] { $who-name } می‌نشیند.
}
sat-down-bot = { $who ->
    [you] شما می‌نشینید.
   *[other] { $who-name }، ربات یک مهمان، می‌نشیند.
}
renamed = { $who ->
    [you] نام شما حالا { $new } است.
   *[other] نام { $who-name } حالا { $new } است.
}
lets-bot-play = { $who ->
    [you] شما می‌گذارید ربات بازی کند.
   *[other] { $who-name } می‌گذارد ربات بازی کند.
}
plays-without-bot = { $who ->
    [you] شما دوباره بی ربات بازی می‌کنید.
   *[other] { $who-name } دوباره بی ربات بازی می‌کند.
}
left-table = { $who-name } از سر میز رفته است.
seat-given-to-bot = میزبان جای { $who-name } را به ربات داده است.
back = { $who ->
    [you] شما برگشتید.
   *[other] { $who-name } برگشت.
}
plays-on-other-phone = { $who ->
    [you] شما با گوشی دیگری ادامه می‌دهید.
   *[other] { $who-name } با گوشی دیگری ادامه می‌دهد.
}
bot-stands-in-late = { $who ->
    [you] وقت شما برای این حرکت تمام شد: ربات به جای شما بازی می‌کند تا برگردید.
   *[other] وقت { $who-name } برای این حرکت تمام شد: ربات بازی می‌کند تا برگردد.
}
bot-stands-in-idle = { $who ->
    [you] شما جواب نمی‌دهید: ربات به جای شما بازی می‌کند تا جایتان را پس بگیرید.
   *[other] { $who-name } جواب نمی‌دهد: ربات جایش را نگه می‌دارد تا برگردد.
}
bot-stands-in-away = { $who-name } نیست: ربات جایش را نگه می‌دارد تا برگردد.
ready = { $who ->
    [you] شما آماده‌اید.
   *[other] { $who-name } آماده است.
}
host-now = { $who ->
    [you] حالا شما میزبان هستید.
   *[other] حالا { $who-name } میزبان است.
}

seats-swapped = { $you ->
    [among] { $people } جایتان را عوض کردید.
   *[no] { $people } جایشان را عوض کردند.
}
seats-drawn = جاها با قرعه تعیین شد.
seats-arranged = میزبان جای این‌ها را عوض کرد: { $people }.
seats-changed = { $you ->
    [alone] شما جای دیگری دارید.
    [among] { $people } جای دیگری دارید.
   *[no] { $count ->
        [1] { $people } جای دیگری دارد.
       *[other] { $people } جای دیگری دارند.
    }
}

match-ended = بازی تمام شد.
match-restarted = بازی تمام شد و بازی تازه‌ای شروع می‌شود.
move-taken-back = { $who ->
    [you] شما یک حرکت را پس می‌گیرید.
   *[other] { $who-name } یک حرکت را پس می‌گیرد.
}
rest-claimed = { $who ->
    [you] شما بقیهٔ دست‌ها را می‌گیرید.
   *[other] { $who-name } بقیهٔ دست‌ها را می‌گیرد.
}
asks-to-swap = { $who ->
    [you] شما از { $other-name } می‌خواهید جا عوض کنید.
   *[other] { $other ->
        [you] { $who-name } از شما می‌خواهد جا عوض کنید.
       *[other] { $who-name } از { $other-name } می‌خواهد جا عوض کنند.
    }
}
asks-undo = { $who ->
    [you] شما می‌خواهید آخرین حرکت را پس بگیرید.
   *[other] { $who-name } می‌خواهد آخرین حرکت را پس بگیرد.
}
asks-claim = { $who ->
    [you] شما بقیهٔ دست‌ها را می‌خواهید.
   *[other] { $who-name } بقیهٔ دست‌ها را می‌خواهد.
}
asks-end = { $who ->
    [you] شما می‌خواهید بازی را تمام کنید.
   *[other] { $who-name } می‌خواهد بازی را تمام کند.
}
asks-restart = { $who ->
    [you] شما می‌خواهید بازی تازه‌ای شروع کنید.
   *[other] { $who-name } می‌خواهد بازی تازه‌ای شروع کند.
}
agrees = { $who ->
    [you] شما موافقید.
   *[other] { $who-name } موافق است.
}
declines = { $who ->
    [you] شما می‌گویید نه.
   *[other] { $who-name } می‌گوید نه.
}
withdraws = { $who ->
    [you] شما پرسش را پس می‌گیرید.
   *[other] { $who-name } پرسش را پس می‌گیرد.
}
question-lapsed = پرسش به جایی نرسید.

game-changed = بازی حالا { $game } است.
rules-changed = میزبان قانون‌ها را عوض کرد.
rule-changed = { $rule }: حالا { $now }، پیش از این { $before }.
rule-now = { $rule }: { $now }.
rule-line = { $rule }: { $now }
