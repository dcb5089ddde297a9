contrast-reason = { $why }؛ { $better }
contrast-better = بهتر از { $other }، حدود { points-counted }
contrast-better-then = { contrast-better }: { $then }

## کاری که کسی می‌کند، درون جمله.

contrast-move-bid = خواندن { $amount }
contrast-move-sun = زدن به خورشید
contrast-move-pass = پاس دادن
contrast-move-trump = حکم کردن { trump-call }
contrast-move-call = صدا کردن { $card }
contrast-move-bury = خواباندن { $cards }
contrast-move-bury-instead = خواباندن { $cards } به جای { $kept }
contrast-move-keep-lead = نگه داشتن شروع
contrast-move-give-lead = دادن شروع به نفر سمت چپ
contrast-move-card = { $card }
contrast-move-take = برداشتن { $cards } با { $card }
contrast-move-build = گذاشتن { $card } روی { $cards }
contrast-move-trail = زمین گذاشتن { $card }
contrast-move-orange = نارنجی گفتن
contrast-move-hold = گذشتن از نارنجی

contrast-card-rook = { card-rook }
contrast-card-colour = { card-colour }
contrast-card-poker = { card-poker }

contrast-trick = آن‌گاه سمت خودی این دست را در { $more }٪ پخش‌های فرضی می‌برد، نه { $less }٪
contrast-last-trick = آن‌گاه سمت خودی دست آخر را در { $more }٪ پخش‌های فرضی می‌برد، نه { $less }٪
contrast-most-tricks = آن‌گاه سمت خودی بیشترِ دست‌ها را در { $more }٪ پخش‌های فرضی می‌برد، نه { $less }٪
contrast-bid-made = آن‌گاه خواندن در { $more }٪ پخش‌های فرضی موفق است، نه { $less }٪
contrast-bid-set = آن‌گاه خواندن در { $more }٪ پخش‌های فرضی ناموفق است، نه { $less }٪
contrast-bid-risked = این خواندن در { $less }٪ پخش‌های فرضی موفق است
contrast-bid-after = پس از آن خواندن در { $less }٪ پخش‌های فرضی موفق است
contrast-trumps = آن‌گاه دست { $more } حکم دارد، نه { $less }
contrast-points = آن‌گاه سمت خودی از اینجا به بعد به‌طور میانگین { $more } امتیاز می‌گیرد، نه { $less }
contrast-counter = آن‌گاه سمت خودی { $card } را در { $more }٪ پخش‌های فرضی می‌برد، نه { $less }٪
contrast-pair = آن‌گاه { $card } و { $other } در ۱۰ پخش فرضی { $more } دست می‌برند، نه { $less }
contrast-both = { $one }؛ { $other }

contrast-scores = حرکت بهتر فوراً { $more } امتیاز می‌آورد، نه { $less }
contrast-orange = حرکت بهتر قرمز و زرد برمی‌دارد
contrast-cards = دست می‌تواند تا نوبت بعدش { $more } ورق بردارد، اگر کسی زودتر برندارد، نه { $less }
contrast-leaves-sweep = آن‌گاه { $fewer } ورق از ورق‌های ندیده می‌توانند سور بزنند، نه { $more }
contrast-leaves-five = آن‌گاه { $fewer } ورق از ورق‌های ندیده می‌توانند یک ۵ بردارند، نه { $more }
contrast-leaves-orange = آن‌گاه { $fewer } ورق از ورق‌های ندیده می‌توانند قرمز و زرد بردارند، نه { $more }
contrast-leaves-cards = آن‌گاه { $fewer } ورق از ورق‌های ندیده می‌توانند چیزی بردارند، نه { $more }
