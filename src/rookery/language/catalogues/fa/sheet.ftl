sheet-empty = هنوز هیچ دوری حساب نشده است.
sheet-deal = دور
sheet-dealer = پخش‌کننده
sheet-total = جمع
race-line = { $total } از { $target }
ending-boards = { $boards } دور، هر کدام جداگانه
ending-target = هر که { $made ->
    [yes] با تعهدی که رسیده{" "}
   *[no] {""}
}به { $target } برسد{ $margin ->
    [0] {""}
   *[other] {" "}یا { $margin } جلو بیفتد
} می‌برد{ $deals ->
    [0] {""}
   *[other] ، وگرنه بیشترین جمع پس از { $deals } دور
}
outcome-thrown-in = همه پاس دادند؛ ورق‌ها انداخته شد
outcome = { $people }: { bid-on-trump }، گرفته { $took }: { outcome-result }
outcome-result = { $result ->
    [made] موفق
    [exactly] موفق، درست به اندازه
    [over] موفق، { $by } بیشتر
    [under] منفی، { $by } کم
   *[set] منفی
}
outcome-won = { person }: { $won }
outcome-at-once = { $who ->
    [you] شما به { $target } رسیدید و همین‌جا بردید
   *[other] { $who-name } به { $target } رسید و همین‌جا برد
}
points-of-all = امتیازها: { $points }.

moment-lead = چرخش بازی، دور { $deal }: { $people }، { $behind ->
    [0] از تساوی
   *[other] از { $behind } عقب
} به { $ahead } جلو
moment-bid = جسورانه‌ترین تعهد موفق، دور { $deal }: { $people }، { bid-on-trump }
moment-trick = پرامتیازترین دست، دور { $deal }: { person-inside }، { $points } امتیاز
moment-capture = بزرگ‌ترین برداشت، دور { $deal }: { person-inside }، { cards-counted }
