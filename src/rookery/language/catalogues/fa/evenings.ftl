### Files of an evening, in the words of its page (evening.ftl in web/src/lang).

# A heading of a column; [stay] and [move] stand in a column of the two fields of a Mitchell movement.
evening-column =
    { $column ->
        [place] رتبه
        [name] نام
        [boards] دورها
        [field] گروه
        [stay] آن‌ها که سر جایشان می‌مانند
        [move] آن‌ها که جا عوض می‌کنند
        [difference] تفاوت
        [share] امتیاز مقایسه ٪
        [boards-won] دورهای برده
        [points] امتیاز
        [tied] میان برابرها
        [opponents] حریف‌ها
        [net] امتیاز خالص
        [survived] نوبت‌های گذرانده
        [round] نوبت
        [deal] دور
        [table] میز
        [club] باشگاه
       *[game] بازی
    }
