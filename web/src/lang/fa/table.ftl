connection-lost = ارتباط با میز قطع شد. دوباره وصل می‌شویم…
shuffling = ورق‌ها بُر می‌خورند…
dealing = ورق‌ها پخش می‌شوند…
table-not-loaded = میز بار نشد. [دوباره]
tab-your-turn = ● نوبت شماست · { $title }
table-of-practice = { $title } (تمرین)
written = { $name }: { $text }

table-bar = میز
chat = گفتگو
score-sheet = برگهٔ امتیاز
log = گزارش
words-meaning = معنی واژه‌ها
the-table = میز
take-back = پس گرفتن آخرین حرکت من
something-new = { $button }: چیز تازه‌ای هست

deal-so-far = دور تا اینجا
won-so-far = برده‌ها تا اینجا
player = بازیکن
column-cards = ورق
column-fives = پنج
column-sweeps = سور
column-oranges = نارنجی
the-bidding = خواندن‌ها
the-last-trick = دست آخر
took-trick = { $you ->
    [true] شما آن را گرفتید.
   *[false] { $name } آن را گرفت.
}
took-points = { $you ->
    [true] شما آن را گرفتید: { $points } امتیاز.
   *[false] { $name } آن را گرفت: { $points } امتیاز.
}
took-lost = { $name } آن را گرفت: { $points } امتیاز سوخت.
lately = تازه‌ها

your-hand = ورق‌های شما
card-points = ، { $count } امتیاز
card-from-nest = ، از زمین
card-chosen = ، انتخاب‌شده
card-not-allowed = ، الان مجاز نیست
one-counter-only = فقط یک ورق امتیازی را می‌شود خواباند.
card-allowed = این ورق مجاز است.

hint = راهنمایی
hint-asks = بازیکن قوی چه می‌کرد؟

dealer-letter = پ
guests-bot = ، ربات یک مهمان
the-dealer = ، پخش‌کننده
side-a = ، گروه A
side-b = ، گروه B
score = امتیاز
score-before = امتیاز
away = رفته
away-bot-plays = رفته، ربات بازی می‌کند
away-bot-in = رفته، ربات تا [0:42]
no-answer-bot-in = بی‌پاسخ، ربات تا [0:42]
bot-plays = ربات بازی می‌کند
bot-plays-for-you = رباتی به جای شما بازی می‌کند
seat-your-turn = نوبت شما
seat-thinking = فکر می‌کند…
led = شروع با []
role-bid = { $bid } خواند
role-partner = یار
sit-here = اینجا بنشینید
sit-in-place-of = به جای { $name }
dummy-plate = بازیکن خیالی

action-bid = { $amount } می‌خواند
action-sun = به خورشید می‌زند
action-pass = پاس می‌دهد
action-stay = می‌ماند
action-claim = پخش باطل اعلام می‌کند
action-play-on = بازی می‌کند
action-trump = { $suit } را حکم می‌کند
action-call = { $card } را صدا می‌کند
action-call-card = ورقی را صدا می‌کند
action-bury = می‌خواباند
action-lead = شروع می‌کند
action-lead-left = شروع را به چپ می‌دهد
action-play = { $card } را بازی می‌کند
action-play-card = بازی می‌کند
action-take = { $count } ورق برمی‌دارد
action-build = می‌سازد
action-trail = { $card } را زمین می‌گذارد
action-trail-card = زمین می‌گذارد
action-orange = نارنجی می‌گوید

sum-of = { $sum } به‌علاوهٔ { $card }
build-of = ساختِ { $cards }

the-sun = خورشید
no-bid-yet = هنوز کسی نخوانده
has-the-bid = { $you ->
    [true] شما { $bid } خوانده‌اید
   *[false] { $name } { $bid } خوانده است
}
has-bid = { $you ->
    [true] تعهد شما: { $bid }
   *[false] تعهد { $name }: { $bid }
}

dummy = بازیکن خیالی
your-side = گروه شما
their-side = گروه آن‌ها
this-deal = این دور
deal = دور
deal-number = دور { $number }
contract = تعهد
trump = حکم
called = صداشده
partner = یار
partners = یارها
taken = گرفته
stock = باقی‌مانده
seats = جاها

your-turn-to-claim = نوبت شماست: پخش باطل؟
your-turn-to-bid = نوبت شماست که بخوانید
your-turn-to-trump = حکم کنید
your-turn-to-call = یار صدا کنید
your-turn-to-bury = ورق بخوابانید
your-turn-to-choose = بگویید که شروع کند
your-turn-to-lead = شما شروع می‌کنید
player-moves = { $phase ->
    [claim] { $name } می‌تواند پخش باطل اعلام کند
    [bid] { $name } می‌خواند
    [trump] { $name } حکم می‌کند
    [call] { $name } یار صدا می‌کند
    [bury] { $name } می‌خواباند
    [lead] { $name } می‌گوید که شروع کند
   *[play] { $name } فکر می‌کند
}
passed = پاس
stayed = ماند
