// Runs before the page: if the browser lacks something the page needs, told.js says so. ES5.
(Object.hasOwn && CSS.supports("height:1dvh")) ||
  ((page.id = "old"),
  (document.body.appendChild(document.createElement("script")).src = "__TOLD__"));
