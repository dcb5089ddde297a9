### What the coach of a lesson says: about phases, and to wrong tries. What lessons say themselves is in lessons.ftl.
###
### Each message is one text, however many sentences it has, but for parts of sentences further down. A sentence
### begins with a small letter where it begins with a move or a card: the code writes it large once it is put together.

## Requests. $card is one card, $cards are cards, or groups of cards, as a list.

coach-move-pass = پاس بدهید
coach-move-sun = خورشید بخوانید
coach-move-bid = { $amount } بخوانید
coach-move-bury-any = یک ورق بخوابانید
coach-move-bury-all = { $cards } را به هر ترتیبی بخوابانید
coach-move-bury = { $card } را بخوابانید
coach-move-name = { trump-call } را حکم کنید
coach-move-orange = نارنجی بگویید
coach-move-call = { $card } را صدا کنید
coach-move-left-leads = بگذارید نفر سمت چپتان شروع کند
coach-move-lead = خودتان شروع کنید
coach-move-play = { $card } را بازی کنید
coach-move-take = { $cards } را با { $card } بردارید
coach-move-build = با { $card } روی { $cards } بسازید
coach-move-trail = { $card } را زمین بگذارید
coach-move-hold = از نارنجی بگذرید

## Parts of sentences: cards. The second and further cards of a group are without “the”.

coach-card-rook = { card-rook }
coach-card-colour = { card-colour }
coach-card-poker = { card-poker }
coach-card-further = { card-colour }
# What is called as trump.
coach-trump = { trump-call }

## Answers to legal moves that are not right in the lesson. $card and $best are cards with “the”.

# An answer, and another after it.
coach-answer-then = { $said } { $then }
coach-answer-as-good = این هم تقریباً به همان خوبی است. ولی لطفاً اینجا { $move }، تا درس ادامه پیدا کند.
# $why is a reason of a lesson.
coach-answer-better = حرکت بهتر: { $why }.
coach-answer-costs = این کار حدود { points-counted } خرج دارد.
coach-answer-allowed = قانون این را اجازه می‌دهد، ولی کار بهتری هست.
coach-answer-not-this-orange = نارنجی را هر کسی می‌تواند بگوید، پس سر میز واقعی زود بجنبید! در این درس لطفاً این یکی را به دیگران بسپارید.
coach-answer-passes = هر که پاس بدهد در این دور دیگر نمی‌تواند بخواند. ورق‌هایتان به خواندن می‌ارزد.
coach-answer-bids = با خواندن { bid-named } گروهتان همان‌قدر امتیاز را تعهد می‌کند، و از این ورق‌ها نمی‌شود چنین انتظاری داشت.
coach-answer-higher = خواندن { bid-named } با همین ورق‌ها تعهد بیشتری می‌آورد. اگر { $best } برای جلو بودن کافی است، بیشتر از آن نخوانید.
coach-answer-lower = { $amount } هم می‌شود خواند، ولی اینجا باید { $best } خواند.
coach-answer-buries-long = شما { $held } ورق { $suit ->
    [black] سیاه
    [green] سبز
    [red] قرمز
    [yellow] زرد
    [spades] پیک
    [hearts] دل
    [diamonds] خشت
   *[clubs] گشنیز
} دارید، که شاید حکم‌هایتان باشند: از آن‌ها کم نکنید.
coach-answer-buries-counter = { $card } { $points } امتیاز دارد، که بعد به کسی می‌رسد که ورق‌های خوابانده را بگیرد.
coach-answer-buries-trump = { $card } حکم است: نگهش دارید، چون حکم‌ها دست می‌گیرند.
coach-answer-buries-top = { $card } بالاترین ورق { $suit ->
    [black] سیاه
    [green] سبز
    [red] قرمز
    [yellow] زرد
    [spades] پیک
    [hearts] دل
    [diamonds] خشت
   *[clubs] گشنیز
} است: دست می‌گیرد، پس نگهش دارید.
# $best and $trump are what is called as trump, $most and $held the numbers of trumps in the hand.
coach-answer-names-shorter = اگر { $best } را حکم کنید { $most } حکم دارید، و با { $trump } فقط { $held } تا. هر چه حکم بیشتری داشته باشید، دست‌های بیشتری می‌گیرید.
coach-answer-gives = این دست فعلاً مال گروه دیگر است، و { $card } به آن‌ها { $points } امتیاز می‌دهد.
coach-answer-overtakes = این دست همین حالا هم مال یارتان است: { $card } آن را فقط از گروه خودتان می‌گیرد.
coach-answer-keeps = این دست فعلاً مال یارتان است: اینجا { $best } می‌توانست { $points } امتیازش را به گروهتان برساند.
coach-answer-loses = با { $card } دست به گروه دیگر می‌رسد، ولی { $best } می‌تواند آن را بگیرد.
coach-answer-spends = با { $card } چیزی بیشتر از { $best } نمی‌گیرید. ورق بالاتر را برای بعد نگه دارید.
coach-answer-wastes = هیچ‌کدام از این دو ورق دست را نمی‌گیرد، پس آن را که بالاتر است برای بعد نگه دارید.
coach-answer-leads-counter = { $card } { $points } امتیاز دارد، و اگر با آن شروع کنید شاید کسی از آن بالاتر بزند.
coach-answer-misses-orange = حالا شاید کس دیگری آن را بگوید و { $points } امتیازش را بگیرد.
coach-answer-misses-sweep = می‌شود طوری برداشت که تمام وسط خالی شود: یک سور، { $points } امتیاز.
coach-answer-misses-red-and-yellow = می‌شود قرمز و زرد را با هم برداشت: یک نارنجی، { $points } امتیاز برای هر که آن را بگوید.
coach-answer-takes-less = با این کار { $taken } ورق از وسط برمی‌دارید، ولی می‌توانید { $most } ورق بردارید.
coach-answer-trails = اگر { $card } را زمین بگذارید، هر کسی می‌تواند آن را بردارد. از ورق‌هایتان بیشتر از این برمی‌آید.
coach-answer-trails-five = پنج برای هر که آن را بردارد { $points } امتیاز دارد: اگر ورق دیگری هم می‌شود گذاشت، پنج را زمین نگذارید.
coach-answer-builds = ساخت را شاید دیگران پیش از نوبت بعدی شما بردارند. اینجا کار بهتری هست.

## What is said when a phase of a deal comes for the first time. $suit is the word for the suits of the pack.

coach-auction-sides = اول خواندن است. شما و یارتان روبه‌روی هم می‌نشینید و امتیازتان با هم است. با خواندن می‌گویید گروهتان چند تا از { $stake } امتیاز دور را می‌گیرد؛ خواندن اول { $minimum } یا بیشتر است، و هر خواندن باید از قبلی بالاتر باشد. هر که پاس بدهد دیگر نمی‌خواند.
coach-auction-alone = اول خواندن است. با خواندن می‌گویید، تنها در برابر دیگران، چند تا از { $stake } امتیاز دور را می‌گیرید؛ خواندن بعدی { $minimum } یا بیشتر است، و هر خواندن باید از قبلی بالاتر باشد. هر که پاس بدهد دیگر نمی‌خواند.
coach-auction-called = اول خواندن است. با خواندن می‌گویند حاکم با یاری که هنوز کسی نمی‌شناسد چند تا از { $stake } امتیاز را می‌گیرد؛ خواندن اول { $minimum } یا بیشتر است، و هر خواندن باید از قبلی بالاتر باشد. هر که پاس بدهد دیگر نمی‌خواند.
coach-auction-opening = پخش‌کننده باید با { $opening } شروع کند.
coach-counters-5-13 = به ورق‌هایی که امتیاز دارند ورق امتیازی می‌گویند: ۵ها هر کدام ۵ امتیاز دارند، و ۱۰ها و ۱۳ها هر کدام ۱۰ امتیاز.
coach-counters-5-14 = به ورق‌هایی که امتیاز دارند ورق امتیازی می‌گویند: ۵ها هر کدام ۵ امتیاز دارند، و ۱۰ها و ۱۴ها هر کدام ۱۰ امتیاز.
coach-counters-5-k-a-rook = به ورق‌هایی که امتیاز دارند ورق امتیازی می‌گویند: ۵ها هر کدام ۵ امتیاز دارند، ۱۰ها و شاه‌ها هر کدام ۱۰، آس‌ها هر کدام ۱۵، و رخ ۲۰.
coach-counters-5-14-rook = به ورق‌هایی که امتیاز دارند ورق امتیازی می‌گویند: ۵ها هر کدام ۵ امتیاز دارند، ۱۰ها و ۱۴ها هر کدام ۱۰، و رخ ۲۰.
coach-counters-5-14-rook-red-1 = به ورق‌هایی که امتیاز دارند ورق امتیازی می‌گویند: ۵ها هر کدام ۵ امتیاز دارند، ۱۰ها و ۱۴ها هر کدام ۱۰، رخ ۲۰، و 1 قرمز ۳۰.
coach-counters-5-14-1-rook = به ورق‌هایی که امتیاز دارند ورق امتیازی می‌گویند: ۵ها هر کدام ۵ امتیاز دارند، ۱۰ها و ۱۴ها هر کدام ۱۰، ۱ها هر کدام ۱۵، و رخ ۲۰.
coach-counters-5-14-rook-1 = به ورق‌هایی که امتیاز دارند ورق امتیازی می‌گویند: ۵ها هر کدام ۵ امتیاز دارند، ۱۰ها و ۱۴ها هر کدام ۱۰، و رخ و ۱ها هر کدام ۲۰.
coach-counters-5-14-1-rook-red-2 = به ورق‌هایی که امتیاز دارند ورق امتیازی می‌گویند: ۵ها هر کدام ۵ امتیاز دارند، ۱۰ها و ۱۴ها هر کدام ۱۰، ۱ها هر کدام ۱۵، و رخ و 2 قرمز هر کدام ۲۰.
coach-counters-5-a = به ورق‌هایی که امتیاز دارند ورق امتیازی می‌گویند: ۵ها هر کدام ۵ امتیاز دارند، و ۱۰ها و آس‌ها هر کدام ۱۰ امتیاز.
coach-counters-5-10-a = به ورق‌هایی که امتیاز دارند ورق امتیازی می‌گویند: ۵ها هر کدام ۵ امتیاز دارند، ۱۰ها هر کدام ۱۰، و آس‌ها هر کدام ۱۵.
coach-auction-each-trick = هر دست هم { points-counted } دارد.
coach-auction-last-trick = دست آخر هم { points-counted } دارد.
coach-auction-more-tricks = گروهی هم که دست بیشتری بگیرد { points-counted } می‌گیرد.
coach-trump-usual = شما حاکم شدید، پس یک { $suit ->
    [suit] خال
   *[colour] رنگ
} را حکم می‌کنید. حکم از هر ورقی که حکم نباشد بالاتر است. { $suit ->
    [suit] خالی
   *[colour] رنگی
} را حکم کنید که از آن بیشتر از همه دارید، و چه بهتر که ورق‌های بالایش هم دست شما باشد.
coach-bury-usual = زمین، یعنی { $nest } ورقی که در پخش مانده بود، حالا مال شماست. همان‌قدر ورق که برداشتید به پشت بخوابانید.
coach-bury-last-trick = امتیازشان به برندهٔ دست آخر می‌رسد.
coach-bury-bidder = امتیازشان برای خودتان می‌ماند.
coach-bury-opponents = امتیازشان به گروه دیگر می‌رسد.
coach-bury-nobody = از بازی بیرون می‌روند و برای کسی حساب نمی‌شوند.
coach-bury-low = ورق‌های پایین را بخوابانید، و اگر بشود همهٔ ورق‌های { $suit ->
    [suit] خالی
   *[colour] رنگی
} را که از آن کم دارید: آن وقت می‌توانید آن { $suit ->
    [suit] خال
   *[colour] رنگ
} را ببُرید.
coach-bury-no-counters = اینجا ورق امتیازی نمی‌شود خواباند.
coach-bury-spare = اینجا نه ورق امتیازی می‌شود خواباند و نه حکم.
coach-bury-one-counter = اینجا حداکثر یک ورق امتیازی می‌شود خواباند، ۵ یا ۱۰.
coach-bury-exchange = حالا { $nest } ورق زمین در دست شماست، و همان‌قدر ورق می‌خوابانید: دوباره همهٔ ورق‌های زمین، یا همه به جز { $exchange } تا، و به‌جای آن { $exchange } ورق از خودتان.
coach-call-usual = حالا ورقی را صدا کنید که خودتان ندارید: هر که آن را دارد یار شماست، و تا وقتی ورق بازی نشده چیزی نمی‌گوید. ورقی را صدا کنید که دست می‌گیرد.
coach-lead-usual = دست اول را می‌توانید خودتان شروع کنید، یا بگذارید نفر سمت چپتان شروع کند.
coach-play-lead = حالا نوبت دست‌هاست. شروع با شماست: هر ورقی را می‌توانید بازی کنید. دیگران اگر بتوانند باید از همان { $suit ->
    [suit] خالی
   *[colour] رنگی
} بازی کنند که شما با آن شروع می‌کنید.
coach-play-follow = حالا نوبت دست‌هاست. اگر از { $suit ->
    [suit] خالی
   *[colour] رنگی
} که شروع شده ورقی دارید، از همان بازی کنید؛ وگرنه هر ورقی را می‌توانید بازی کنید، حکم را هم. بالاترین حکم دست را می‌گیرد، یا وگرنه بالاترین ورق { $suit ->
    [suit] خال
   *[colour] رنگ
} شروع؛ برنده دست بعد را شروع می‌کند.
coach-play-rook = رخ حکم است: { $rook ->
    [lowest] پایین‌ترین حکم
    [below-11] میان ۱۰ و ۱۱
    [below-13] میان ۱۲ و ۱۳
   *[highest] بالاترین حکم
}.
coach-play-rook-any-time = آن را در هر دستی می‌شود بازی کرد، حتی اگر بتوانید از همان خال بازی کنید.
coach-play-dummy = نفر سوم بازیکن خیالی است: هر بار ورق روی کپه‌اش را رو می‌کند، و هر چه بگیرد برای هر دوی شما از دست رفته است.
coach-play-last = برندهٔ دست آخر امتیاز ورق‌های خوابانده را هم می‌گیرد: یک ورق قوی برایش نگه دارید.
coach-play-most = گروهی که دست بیشتری بگیرد { $most } امتیاز می‌گیرد.
# $bidder-name is a player.
coach-play-bidder = { $bidder-name } با { bid-named } حاکم است؛ حکم: { trump-call }.
coach-turn-usual = در نوبتتان یک ورق بازی می‌کنید. این ورق ورقی با همان عدد را برمی‌دارد، یا ورق‌هایی را که روی هم همان عدد می‌شوند، یا هر دو را با هم.
coach-turn-build = یا آن را روی ورقی در وسط بگذارید، طوری که جمعشان عدد ورقی باشد که در دستتان می‌ماند: این ساخت است، و فقط ورقی با همان عدد آن را برمی‌دارد.
coach-turn-trail = اگر هیچ ورقتان چیزی برنمی‌دارد، یکی را در وسط بگذارید: به این زمین گذاشتن می‌گویند.
coach-turn-score = بیشترین ورق { $most } امتیاز دارد، هر پنج { $five }، سور (وقتی تمام وسط را خالی کنید) { $little } یا { $big }، و نارنجی { $orange }.
coach-orange-usual = قرمز و زرد با هم برداشته شد: یک نارنجی! هر که زودتر از همه آن را بگوید { $orange } امتیاز می‌گیرد، فرقی نمی‌کند چه کسی برداشته باشد.
coach-ask-move = چه بازی می‌کنید؟
coach-ask-bid = چه می‌گویید؟
coach-free-left = این دور از درس جدا شد، که هیچ اشکالی ندارد. خودتان ادامه بدهید، و اگر خواستید راهنمایی بگیرید.
coach-free-over = این دور تمام شد.

## Cards of the centre that are used together.

coach-build = ساخت { $cards }
coach-group = { $cards }

## The request of a step.

# $move is a request such as “play the red 5”, $why a reason of a lesson.
coach-ask-named = { $move }: { $why }.
