### Keeping the page on a device, to practise without a network.

offline-title = Practice without a network
offline-told = Keep Rookery on this device, and play against the simple bots wherever there is no network.
offline-keep = Keep for offline practice ({ $megabytes } MB)
offline-under-way = Keeping it: { $percent }%
offline-kept = Kept on this device. Without a network, open this page as always.
offline-remove = Remove from this device
offline-failed = It could not be kept. Is there a network, and enough room on this device?
offline-plain = Browsers can keep a page only if it came over https.
