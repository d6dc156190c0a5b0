import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';

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
 * Path of the browser for tests: the one named in `CHROMIUM`, else an installed one, else the one downloaded by playwright.
 * @throws Error with instructions when there is none
 */
export function chromiumPath(environment: NodeJS.ProcessEnv = process.env): string {
  const named = environment['CHROMIUM'];
  if (named) {
    if (isProgram(named)) return named;
    throw new Error(`CHROMIUM names ${named}, which cannot be run.`);
  }
  const found = [...installed(environment), chromium.executablePath()].find(isProgram);
  if (found !== undefined) return found;
  throw new Error(
    'Chromium not found: install one (on Debian: apt-get install chromium), name one in CHROMIUM, or run npx playwright install chromium.',
  );
}

function installed(environment: NodeJS.ProcessEnv): string[] {
  const onPath = (environment['PATH'] ?? '').split(path.delimiter).filter((folder) => path.isAbsolute(folder));
  return [...onPath, ...folders].flatMap((folder) =>
    [...names, 'Google Chrome', 'Chromium'].map((name) => path.join(folder, name)),
  );
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
