import { mount } from "svelte";
import App from "./App.svelte";
import "./lib/settings.svelte"; // the chosen theme, on every page
import "./styles/tokens.css";
import "./styles/base.css";

mount(App, { target: document.getElementById("page")! });
