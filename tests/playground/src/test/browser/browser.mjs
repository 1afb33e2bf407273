// Starts a headless browser with the page in it, and ends it.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import puppeteer from "puppeteer-core";

// What the program was told: chrome or firefox, the browser, the page.
export const [browserName, executablePath, page] = process.argv.slice(2);

const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export async function withPage(use) {
  const profile = mkdtempSync(join(tmpdir(), "polysweep-browser-"));
  const browser = await puppeteer.launch({
    browser: browserName,
    executablePath,
    userDataDir: profile,
    headless: true,
    protocolTimeout: 0,
    defaultViewport: browserName === "chrome" ? { width: 1280, height: 900 } : null,
    args: browserName === "chrome" ? quiet : ["--width=1280", "--height=1000"],
  });
  try {
    const tab = await browser.newPage();
    await use(tab, pathToFileURL(page).href);
  } finally {
    await browser.close();
    // Processes of a browser that is closed may still write to its profile for a moment.
    rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}
