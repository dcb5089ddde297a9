import { mount } from "svelte";
import App from "./App.svelte";
import "./lib/browser/settings.svelte"; // the chosen theme, on every page
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/buttons.css";
import "./styles/panels.css";
import "./styles/inputs.css";
import "./styles/dialogs.css";
import "./styles/motion.css";

mount(App, { target: document.getElementById("page")! });
