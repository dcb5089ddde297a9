example-bidding = { $who-name } ورق می‌دهد. { $told }.
example-bids = { $who-name } { $amount } می‌خواند
example-passes = { $who-name } پاس می‌دهد
example-bidding-long = { $first }، و آخر { $who-name } با { $amount } حاکم است
example-contract = { $sides ->
    [alone] { $who-name } این ورق‌ها را دارد و حالا باید { $amount } امتیاز بگیرد.
   *[side] { $who-name } این ورق‌ها را دارد و گروهش حالا باید { $amount } امتیاز بگیرد.
}
example-buried = { $who-name } این ورق‌ها را می‌خواباند.
example-called-one = { $who-name } این ورق را صدا می‌کند. { $partners } آن را دارد و یار است؛ هنوز کس دیگری نمی‌داند.
example-called-both = { $who-name } این ورق‌ها را صدا می‌کند. { $partners } هر دو را دارد و تنها یار است؛ هنوز کس دیگری نمی‌داند.
example-called-each = { $who-name } این ورق‌ها را صدا می‌کند. { $partners } آن‌ها را دارند و یار هستند؛ هنوز کس دیگری نمی‌داند.
example-trick = دست { $number } از { $tricks }. { $who-name } آن را می‌گیرد، با { $points ->
    [0] ۰ امتیاز
   *[other] { points-counted }
}{ $lost ->
    [both] {" "}که به هیچ‌کس نمی‌رسد
   *[no] {""}
}.
example-outcome-alone = { $made ->
    [made] { $who-name } { $amount } خواند و { $took } گرفت: { $took } برایش نوشته می‌شود. برای دیگران همان که گرفته‌اند.
   *[set] { $who-name } { $amount } خواند و { $took } گرفت: { $amount } از دست می‌دهد. برای دیگران همان که گرفته‌اند.
}
example-outcome-with = { $made ->
    [made] { $who-name } { $amount } خواند و با { $partners } { $took } گرفت: { $took } برایشان نوشته می‌شود. برای دیگران همان که گرفته‌اند.
   *[set] { $who-name } { $amount } خواند و با { $partners } { $took } گرفت: { $amount } از دست می‌دهند. برای دیگران همان که گرفته‌اند.
}
