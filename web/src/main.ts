import { mount } from "svelte";
import App from "./App.svelte";
import { applyLanguage } from "./lang/language";
import { load } from "./lang/say";
import { help, watchLoading } from "./loading/failing";
import "./lib/browser/settings.svelte"; // the chosen theme, on every page
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/buttons.css";
import "./styles/panels.css";
import "./styles/inputs.css";
import "./styles/dialogs.css";
import "./styles/common.css"; // after those that it overrides
import "./styles/motion.css";

applyLanguage(document.documentElement);
watchLoading();
const target = document.getElementById("page"); // null in a browser that is too old
if (target)
  load("base").then(
    () => mount(App, { target }),
    () => help().then((it) => it?.tellNothing(target)),
  );
