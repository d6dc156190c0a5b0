import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';

/** The same engine without browser windows, as playwright uses by default. End-to-end tests take a sixth less time with it. */
const headlessShell = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const folders = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/opt/google/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS',
  '/Applications/Chromium.app/Contents/MacOS',
];

/**
 * Returns the path of the browser for tests: the one in `CHROMIUM`, else an installed one, else the one downloaded by playwright.
 * @throws Error with instructions if there is none
 */
export function chromiumPath(environment: NodeJS.ProcessEnv = process.env): string {
  const named = environment['CHROMIUM'];
  if (named) {
    if (isProgram(named)) return named;
    throw new Error(`CHROMIUM names ${named}, which cannot be run.`);
  }
  const found = [...installedAs([...names, 'Google Chrome', 'Chromium'], environment), chromium.executablePath()].find(
    isProgram,
  );
  if (found !== undefined) return found;
  throw new Error(
    'Chromium not found: install one (on Debian: apt-get install chromium), name one in CHROMIUM, or run npx playwright install chromium.',
  );
}

/** As `chromiumPath`, but prefers an installed headless shell unless `CHROMIUM` is set. */
export function headlessChromiumPath(environment: NodeJS.ProcessEnv = process.env): string {
  const shell = environment['CHROMIUM'] ? undefined : installedAs([headlessShell], environment).find(isProgram);
  return shell ?? chromiumPath(environment);
}

function installedAs(programs: readonly string[], environment: NodeJS.ProcessEnv): string[] {
  const onPath = (environment['PATH'] ?? '').split(path.delimiter).filter((folder) => path.isAbsolute(folder));
  return [...onPath, ...folders].flatMap((folder) => programs.map((name) => path.join(folder, name)));
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Arguments for tests: no background traffic, and no sandbox, which is unavailable to root and in many containers. */
export const chromiumArguments: readonly string[] = [
  '--headless',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-sandbox',
];
