import { defineConfig, devices } from '@playwright/test';
import { workspaceFolders } from '@gvg/build/workspaces.ts';
import { chromiumArguments, headlessChromiumPath } from '@gvg/testing/chromium';

// The device's own scale has seven times as many pixels to draw, which no test checks.
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 };
const desktop = { viewport: { width: 1280, height: 900 } };
/** These tests kill and freeze processes of the site that all other tests use, so `npm test` runs them one by one in a later step. */
const resilience = '**/*.resilience.e2e.ts';
/** These tests wait minutes for background work, so `npm test` runs them in parallel with all other tests. */
const bulk = '**/*.bulk.e2e.ts';
/**
 * A test of both languages has the language at the end of its title. Each device runs one of them, so half of the combinations cover both
 * languages and both devices. The narrow screen runs Vietnamese, whose texts are longer.
 */
const inVietnamese = /\(vi\b[^)]*\)( @core)?$/;
const inEnglish = /\(en\b[^)]*\)( @core)?$/;

/**
 * End-to-end tests on the composed site at SITE_URL; `npm test` starts it and sets the variable. Each workspace has its tests in its own
 * `e2e/`.
 */
export default defineConfig({
  testDir: '../..',
  testMatch: workspaceFolders().map((folder) => `${folder}/e2e/**/*.e2e.ts`),
  testIgnore: ['**/node_modules/**', '**/dist/**', '**/.data/**'],
  outputDir: '../../node_modules/.cache/playwright',
  fullyParallel: true,
  forbidOnly: true,
  // `npm test` prints the tests that passed only at the second attempt, and fails when there are many.
  retries: 1,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: process.env['SITE_URL'] ?? 'http://localhost:3000',
    locale: 'vi-VN',
    // Without a limit, an action that is impossible waits for the test's own limit of minutes, and the error does not name it.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Recording first attempts as well would slow all tests.
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
