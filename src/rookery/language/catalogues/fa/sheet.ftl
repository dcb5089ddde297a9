### برگهٔ امتیاز، و شرح دورهای بازی‌شده.

sheet-empty = هنوز هیچ دوری حساب نشده است.
sheet-deal = دور
sheet-dealer = پخش‌کننده
sheet-total = جمع
race-line = { $total } از { $target }
ending-boards = { $boards } دور، هر کدام جداگانه
ending-target = هر که به { $target } برسد{ $margin ->
    [0] {""}
   *[other] {" "}یا { $margin } جلو بیفتد
} می‌برد{ $deals ->
    [0] {""}
   *[other] ، وگرنه بیشترین جمع پس از { $deals } دور
}
outcome-thrown-in = همه پاس دادند؛ ورق‌ها انداخته شد
outcome-alone = { person }: { bid-on-trump }، گرفته { $took }: { outcome-result }
outcome-with = { person } با { $partners }: { bid-on-trump }، گرفته { $took }: { outcome-result }
outcome-result = { $result ->
    [made] موفق
   *[set] منفی
}
outcome-won = { person }: { $won }
outcome-at-once = { $who ->
    [you] شما به { $target } رسیدید و همین‌جا بردید
   *[other] { $who-name } به { $target } رسید و همین‌جا برد
}
points-of-all = امتیازها: { $points }.
