// Before the page starts: if the browser lacks what it cannot do without, another script says so. ES5.
(Object.hasOwn && CSS.supports("height:1dvh")) ||
  ((page.id = "old"),
  (document.body.appendChild(document.createElement("script")).src = "__TOLD__"));
