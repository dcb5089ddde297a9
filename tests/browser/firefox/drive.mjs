// Firefox over WebDriver BiDi, for engines.py: a line with a JSON array in, ["ok", value] or ["failed", why] out.
import { createInterface } from "node:readline";
import puppeteer from "puppeteer-core";

// The window has its size from the start: not every Firefox can be told another one.
const browser = await puppeteer.launch({
  browser: "firefox",
  executablePath: process.argv[2],
  defaultViewport: null,
  args: ["--width=1280", "--height=800"],
});
let page;
const faults = [];

const actions = {
  async begin() {
    await page?.browserContext().close();
    page = await (await browser.createBrowserContext()).newPage();
    page.on("pageerror", (error) => faults.push(String(error.stack ?? error)));
  },
  go: (address) => page.goto(address).then(() => null),
  run: (expression) => page.evaluate(expression),
  click: (x, y) => page.mouse.click(x, y),
  type: (text) => page.keyboard.type(text),
  picture: (path) => page.screenshot({ path, fullPage: true }).then(() => null),
  faults: async () => faults.splice(0),
};

for await (const line of createInterface({ input: process.stdin })) {
  const [action, ...given] = JSON.parse(line);
  const answer = await actions[action](...given).then(
    (value) => ["ok", value ?? null],
    (error) => ["failed", String(error)],
  );
  console.log(JSON.stringify(answer));
}
await browser.close();
