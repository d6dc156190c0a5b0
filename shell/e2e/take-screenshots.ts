/**
 * Takes the screenshots of the README from a running site: `SITE_URL=… npm run screenshots [folder]`.
 * Animations and the caret are disabled, so that an image changes only when the page does.
 */
import path from 'node:path';
import { chromium } from 'playwright-core';
import type { Page } from 'playwright-core';
import { chromiumArguments, chromiumPath } from '@gvg/testing/chromium';
import { repositoryRoot } from '@gvg/testing/repository-root';

interface Screenshot {
  name: string;
  path: string;
  width: number;
  height: number;
  scheme?: 'light' | 'dark';
  /** Brings the page into the state to capture. */
  prepare?: (page: Page) => Promise<void>;
}

const desktop = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

async function firstProduct(page: Page): Promise<void> {
  await page.getByRole('main').locator('a[href*="/product/"]').nth(1).click();
  await page.getByRole('radio').first().waitFor();
}

const screenshots: readonly Screenshot[] = [
  { name: 'home', path: '/', ...desktop },
  { name: 'home-dark', path: '/en', ...desktop, scheme: 'dark' },
  { name: 'home-phone', path: '/', ...phone },
  { name: 'search-phone', path: '/search?type=SALE', ...phone, scheme: 'dark' },
  { name: 'product', path: '/', ...desktop, prepare: firstProduct },
  { name: 'rate-table-phone', path: '/en/rate-table', ...phone },
  {
    name: 'suggestions',
    path: '/',
    ...desktop,
    prepare: async (page) => {
      await page.getByRole('banner').getByRole('combobox').pressSequentially('banh trnag', { delay: 30 });
      await page.getByRole('option').first().waitFor();
    },
  },
];

const site = process.env['SITE_URL'];
if (site === undefined) throw new Error('SITE_URL is not set: provide the address of a running site');
const folder = path.resolve(process.argv[2] ?? path.join(repositoryRoot(), 'infra/docs/pictures'));

const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArguments] });
try {
  for (const { name, path: address, width, height, scheme = 'light', prepare } of screenshots) {
    const page = await browser.newPage({ baseURL: site, viewport: { width, height }, reducedMotion: 'reduce' });
    await page.addInitScript((chosen) => {
      for (const environment of ['DEVELOPMENT', 'STAGING', 'PRODUCTION'])
        localStorage.setItem(`${environment}_COLOR_SCHEME`, chosen);
    }, scheme);
    await page.goto(address, { waitUntil: 'networkidle' });
    await prepare?.(page);
    await page.waitForLoadState('networkidle');
    await page.screenshot({
      path: path.join(folder, `${name}.jpg`),
      quality: 85,
      animations: 'disabled',
      caret: 'hide',
    });
    await page.close();
  }
} finally {
  await browser.close();
}
