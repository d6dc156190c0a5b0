import { defineConfig, devices } from '@playwright/test';
import { workspaceFolders } from '@gvg/build/workspaces.ts';
import { chromiumArguments, headlessChromiumPath } from '@gvg/testing/chromium';

// In the device's own scale a page has seven times as many pixels to draw, which no test looks at.
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 };
const desktop = { viewport: { width: 1280, height: 900 } };
/** Kill and freeze processes of the site that all other tests use, so `npm test` runs them in a step after these, one by one. */
const resilience = '**/*.resilience.e2e.ts';
/** Wait for minutes for work in the background, so `npm test` runs them beside all other tests. */
const bulk = '**/*.bulk.e2e.ts';
/**
 * A test of both languages has the language at the end of its title. Each device runs it in one: both languages and both devices are covered by half of the
 * combinations. Vietnamese, whose texts are longer, is on the narrow screen.
 */
const inVietnamese = /\(vi\b[^)]*\)( @core)?$/;
const inEnglish = /\(en\b[^)]*\)( @core)?$/;

/** End-to-end tests on the composed site at SITE_URL; `npm test` starts it and sets the variable. Tests of a workspace are in its own `e2e/`. */
export default defineConfig({
  testDir: '../..',
  testMatch: workspaceFolders().map((folder) => `${folder}/e2e/**/*.e2e.ts`),
  testIgnore: ['**/node_modules/**', '**/dist/**', '**/.data/**'],
  outputDir: '../../node_modules/.cache/playwright',
  fullyParallel: true,
  forbidOnly: true,
  // `npm test` prints what passed only at its second attempt, and fails when these become many.
  retries: 1,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: process.env['SITE_URL'] ?? 'http://localhost:3000',
    locale: 'vi-VN',
    // Without a limit, what cannot be pressed holds up the run until the test's own limit, minutes later, and nothing says what it was.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Recording each first attempt as well slows all of them.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: headlessChromiumPath(),
      args: [...chromiumArguments],
    },
  },
  projects: [
    { name: 'desktop', use: desktop, grepInvert: inVietnamese, testIgnore: [resilience, bulk, '**/*.phone.e2e.ts'] },
    { name: 'phone', use: phone, grepInvert: inEnglish, testIgnore: [resilience, bulk, '**/*.desktop.e2e.ts'] },
    { name: 'resilience', use: desktop, testMatch: resilience, workers: 1 },
    { name: 'bulk', use: desktop, testMatch: bulk, workers: 1 },
  ],
});
