// Answers lines as `polysweep.jar sweep` does, but in a browser: opens the page from its file, reads lines, and after
// each empty line writes the answers to all lines since the last, one a line, and flushes.
//
// node sweep.mjs chrome|firefox BROWSER PAGE
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import puppeteer from "puppeteer-core";

const [browserName, executablePath, page] = process.argv.slice(2);
const profile = mkdtempSync(join(tmpdir(), "polysweep-browser-"));
const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
const browser = await puppeteer.launch({
  browser: browserName,
  executablePath,
  userDataDir: profile,
  headless: true,
  protocolTimeout: 0,
  args: browserName === "chrome" ? quiet : [],
});
try {
  const tab = await browser.newPage();
  await tab.goto(pathToFileURL(page).href);
  let batch = [];
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line !== "") {
      batch.push(line);
      continue;
    }
    const answers = await tab.evaluate(async (lines) => {
      const found = [];
      for (const query of lines) {
        found.push(await window.polysweep.answer(query));
      }
      return found;
    }, batch);
    process.stdout.write(answers.join("\n") + "\n");
    batch = [];
  }
} finally {
  await browser.close();
  rmSync(profile, { recursive: true, force: true });
}
