// Says in the reader's language that the browser is too old. ES5, for browsers that know nothing else.
(function () {
  var words = {
    en: [
      "This browser is too old for Rookery.",
      "Here is what works: __WORKS__, and everything newer.",
      "You can also play without a browser, in a terminal:",
    ],
    fr: [
      "Ce navigateur est trop ancien pour Rookery.",
      "Voici ce qui fonctionne : __WORKS__, et tout ce qui est plus récent.",
      "On peut aussi jouer sans navigateur, dans un terminal :",
    ],
    de: [
      "Dieser Browser ist zu alt für Rookery.",
      "Damit geht es: __WORKS__ und alles, was neuer ist.",
      "Auch ohne Browser kann man spielen, in einem Terminal:",
    ],
    es: [
      "Este navegador es demasiado antiguo para Rookery.",
      "Esto funciona: __WORKS__ y todo lo más reciente.",
      "También se puede jugar sin navegador, en una terminal:",
    ],
    fa: [
      "این مرورگر برای Rookery خیلی قدیمی است.",
      "این‌ها کار می‌کنند: __WORKS__ و هر چه تازه‌تر است.",
      "بدون مرورگر هم می‌شود بازی کرد، در ترمینال:",
    ],
  };
  var language = String(navigator.language).slice(0, 2);
  if (!words.hasOwnProperty(language)) language = "en";
  document.documentElement.lang = language;
  document.documentElement.dir = language === "fa" ? "rtl" : "ltr";
  var page = document.getElementById("old");
  page.style.padding = "2em";
  for (var at = 0; at < words[language].length; at++) {
    var line = page.appendChild(document.createElement(at ? "p" : "h1"));
    line.appendChild(document.createTextNode(words[language][at]));
  }
  page
    .appendChild(document.createElement("pre"))
    .appendChild(document.createTextNode("rookery play"));
})();
