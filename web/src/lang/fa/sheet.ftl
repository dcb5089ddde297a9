### برگهٔ امتیاز.

sheet-empty = هنوز امتیازی نیست: دور اول در جریان است. { $ending }.
sheet-heading = Rookery · برگهٔ امتیاز
sheet-deals = همهٔ دورها
sheet-bidder = حاکم
sheet-bid = خوانده
sheet-took = گرفته
sheet-made = موفق
sheet-set = منفی
sheet-wins = برنده
sheet-csv = ذخیرهٔ CSV
sheet-json = ذخیرهٔ JSON
sheet-first-to = هر که به { $target } برسد
sheet-chart = راه تا { $target } پس از { $deals } دور: { $totals }.
