// Answers lines as `polysweep.jar sweep` does, but in a browser: opens the page from its file, reads lines, and after
// each empty line writes the answers to all lines since the last, one a line.
//
// node sweep.mjs chrome|firefox BROWSER PAGE
import { createInterface } from "node:readline";
import { withPage } from "./browser.mjs";

await withPage(async (tab, page) => {
  await tab.goto(page);
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
});
