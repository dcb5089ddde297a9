dealt = { $who ->
    [you] شما به هر نفر { cards-counted } می‌دهید{ dealt-besides }.
   *[other] { $who-name } به هر نفر { cards-counted } می‌دهد{ dealt-besides }.
}
dealt-besides = { $pile ->
    [0] {""}
   *[other] ، { $pile } ورق به بازیکن خیالی
}{ $nest ->
    [0] {""}
   *[other] {" "}و { $nest } ورق به زمین
}
opened-as-dealer = { $who ->
    [you] شما پخش‌کننده‌اید و با { $amount } شروع می‌کنید.
   *[other] { $who-name } پخش‌کننده است و با { $amount } شروع می‌کند.
}
misdealt = پخش باطل: { $why ->
    [no_counters] یکی هیچ ورق امتیازی ندارد
   *[low_hand] یکی فقط ورق‌های ۶ تا ۹ دارد
}. همان نفر دوباره ورق می‌دهد.
nest-face-up = یک ورق زمین رو است: { $cards }.
partners-yours = یار شما: { $partners }.

bid-made = { $who ->
    [you] شما { $amount } می‌خوانید.
   *[other] { $who-name } { $amount } می‌خواند.
}
bid-sun = { $who ->
    [you] شما خورشید می‌خوانید: همهٔ دست‌ها و همهٔ امتیازها.
   *[other] { $who-name } خورشید می‌خواند: همهٔ دست‌ها و همهٔ امتیازها.
}
misdeal-claimed = { $who ->
    [you] پخش باطل اعلام می‌کنید: { $why ->
        [no_counters] هیچ ورق امتیازی ندارید
       *[low_hand] فقط ورق‌های ۶ تا ۹ دارید
    }. همان نفر دوباره ورق می‌دهد.
   *[other] { $who-name } پخش باطل اعلام می‌کند: { $why ->
        [no_counters] هیچ ورق امتیازی ندارد
       *[low_hand] فقط ورق‌های ۶ تا ۹ دارد
    }. همان نفر دوباره ورق می‌دهد.
}
plays-on = { $who ->
    [you] بازی می‌کنید.
   *[other] { $who-name } بازی می‌کند.
}
stays = { $who ->
    [you] می‌مانید.
   *[other] { $who-name } می‌ماند.
}
passed = { $who ->
    [you] شما پاس می‌دهید.
   *[other] { $who-name } پاس می‌دهد.
}
passed-by-all = همه پاس داده‌اند و ورق‌ها را می‌اندازند.
bid-won = { $who ->
    [you] شما با { $amount } حاکم هستید.
   *[other] { $who-name } با { $amount } حاکم است.
}
bid-won-sun = { $who ->
    [you] شما به خورشید می‌زنید.
   *[other] { $who-name } به خورشید می‌زند.
}

nest-taken = { $who ->
    [you] شما زمین را برمی‌دارید.
   *[other] { $who-name } زمین را برمی‌دارد.
}
nest-taken-open = { $who ->
    [you] شما زمین را برمی‌دارید: { $cards }.
   *[other] { $who-name } زمین را برمی‌دارد: { $cards }.
}
trump-named = { $who ->
    [you] شما حکم می‌کنید: { trump-call }.
   *[other] { $who-name } حکم می‌کند: { trump-call }.
}
partner-called = { $who ->
    [you] شما با { $card } یار صدا می‌کنید.
   *[other] { $who-name } با { $card } یار صدا می‌کند.
}
partner-is-you = این ورق دست شماست، پس شما یار حاکم هستید؛ هنوز کس دیگری نمی‌داند.
buried-card = { $who ->
    [you] شما { $card } را می‌خوابانید.
   *[other] { $who-name } { $card } را می‌خواباند.
}
buried-cards = { $who ->
    [you] شما { cards-counted } می‌خوابانید.
   *[other] { $who-name } { cards-counted } می‌خواباند.
}
buried-face-up = به رو خوابانده: { $cards }.
lead-kept = { $who ->
    [you] شما خودتان شروع می‌کنید.
   *[other] { $who-name } خودش شروع می‌کند.
}
lead-given = { $who ->
    [you] شما شروع را به { $other-name } می‌دهید.
   *[other] { $other ->
        [you] { $who-name } شروع را به شما می‌دهد.
       *[other] { $who-name } شروع را به { $other-name } می‌دهد.
    }
}

card-led = { $who ->
    [you] شما با { $card } شروع می‌کنید.
   *[other] { $who-name } با { $card } شروع می‌کند.
}
card-played = { $who ->
    [you] شما { $card } بازی می‌کنید.
   *[other] { $who-name } { $card } بازی می‌کند.
}
partner-shown = این { $calls ->
    [1] ورق صداشده
   *[other] یکی از ورق‌های صداشده
} است، پس { $who ->
    [you] شما و { $other-name } یار هستید
   *[other] { $other ->
        [you] شما و { $who-name } یار هستید
       *[other] { $who-name } و { $other-name } یار هستند
    }
}!
trick-taken = { $who ->
    [you] شما دست را می‌گیرید: { $cards }{ points-besides }.
   *[other] { $who-name } دست را می‌گیرد: { $cards }{ points-besides }.
}
points-besides = { $points ->
    [0] {""}
   *[other] ، { points-counted }
}
trick-lost = بازیکن خیالی دست را می‌گیرد: { $cards }، { points-counted } که به هیچ‌کس نمی‌رسد.
nest-counts = { $to ->
    [last_trick] زمین با دست آخر می‌رود: { $cards }، { points-counted }.
    [bidder] زمین به گروه حاکم می‌رسد: { $cards }، { points-counted }.
   *[opponents] زمین به حریف‌های حاکم می‌رسد: { $cards }، { points-counted }.
}
tricks-level = دست‌ها مساوی است و هر کس یک ورق می‌کشد: { $cards }.

trick-none-yet = هنوز هیچ دستی گرفته نشده است.
trick-last = دست قبلی: { $cards }.
dealer-was = { $who ->
    [you] شما ورق دادید.
   *[other] { $who-name } ورق داد.
}
bid-highest = { $who ->
    [you] بالاترین خواندن با شماست: { bid-named }.
   *[other] بالاترین خواندن با { $who-name } است: { bid-named }.
}
bid-highest-trump = { $who ->
    [you] بالاترین خواندن با شماست: { bid-on-trump }.
   *[other] بالاترین خواندن با { $who-name } است: { bid-on-trump }.
}
side-so-far = { $side }: { tricks-counted }، { points-counted }.
dummy-so-far = بازیکن خیالی: { tricks-counted }، { cards-counted } در کپه مانده است.
called-card = ورق صداشده { $cards } است. یار: { $partner }.
called-card-secret = ورق صداشده { $cards } است. هنوز معلوم نیست دست کیست.
called-cards-one = ورق‌های صداشده { $cards } هستند. تنها یار: { $partner }.
called-cards-both = ورق‌های صداشده { $cards } هستند. یارها: { $partners }.
called-cards-half = ورق‌های صداشده { $cards } هستند. یک یار: { $partner }؛ هنوز معلوم نیست { $hidden } دست کیست.
called-cards-secret = ورق‌های صداشده { $cards } هستند. هنوز معلوم نیست دست کیست.
trick-so-far = روی میز: { $cards }.
trick-so-far-led = { $who ->
    [you] روی میز: { $cards }. فعلاً دست مال شماست.
   *[other] روی میز: { $cards }. فعلاً دست مال { $who-name } است.
}
contract-so-far = { $who ->
    [you] شما { bid-on-trump } خوانده‌اید. امتیازها تا اینجا: { $points }.
   *[other] { $who-name } { bid-on-trump } خوانده است. امتیازها تا اینجا: { $points }.
}
side-points = { $side } { $score }

hand-yours = ورق‌های شما: { $cards }
claim-question = { $may ->
    [claim] پخش شما باطل است: اعلام ({ "claim" }) یا بازی ({ "play" })؟
   *[play] پخش شما باطل نیست: بازی ({ "play" }).
}
bid-question = خواندن شما: { $choices }.
bid-choice-range = { $bid } تا { $most }، پنج تا پنج تا
trump-question = حکم کنید: { $choices }.
call-question = { $called ->
    [0] یار صدا کنید: ورقی را نام ببرید که ندارید.
   *[other] یک یار دیگر صدا کنید: ورقی را نام ببرید که ندارید.
}
bury-question = { $cards ->
    [1] { cards-counted } بخوابانید.
   *[other] { cards-counted } بخوابانید؛ می‌توانید چند تا را با هم نام ببرید.
}
bury-question-exchange = { bury-question } همهٔ ورق‌های زمین، یا همه به جز { $size }.
lead-question = چه کسی شروع کند: { "self" } (شما) یا { "left" } ({ $other-name })؟
play-question-any = ورق شما: هر کدام.
play-question-lead = شروع با شماست: هر ورقی.
play-question = ورق شما: { $cards }.
