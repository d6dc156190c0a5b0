/**
 * Takes the screenshots of the README from a running site: `SITE_URL=… npm run screenshots [folder]`. Staff pages are taken as the demo's
 * first administrator, from `.data/credentials.json`, or from FIRST_ADMIN_EMAIL and FIRST_ADMIN_PASSWORD if the site's data is elsewhere.
 * Animations and the caret are disabled, so that an image changes only when the page does.
 */
import { readFileSync } from 'node:fs';
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
  isStaff?: boolean;
  /** Brings the page into the state to capture. */
  prepare?: (page: Page) => Promise<void>;
}

const desktop = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };
/** The size that staff pages are designed for. */
const staffDesktop = { width: 1440, height: 900 };

async function firstProduct(page: Page): Promise<void> {
  await page.getByRole('main').locator('a[href*="/product/"]').nth(1).click();
  await page.getByRole('radio').first().waitFor();
}

/** Waits until the visible content is loaded, including pictures: after a step within the page, the network was idle earlier already. */
const shown = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelector('[aria-busy="true"]') === null &&
      [...document.images].every((image) => {
        const { top, right, bottom, left, width } = image.getBoundingClientRect();
        const isInSight = width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
        return !isInSight || (image.complete && image.naturalWidth > 0);
      }),
  );

/** Follows the first link in the page's content to a path below its own. */
const firstOf = (part: string) => async (page: Page) => {
  await page.getByRole('main').locator(`a[data-row-link][href*="${part}"]`).first().click();
  await page.getByRole('heading', { level: 2 }).nth(2).waitFor();
};

const screenshots: readonly Screenshot[] = [
  { name: 'home', path: '/', ...desktop },
  { name: 'home-dark', path: '/en', ...desktop, scheme: 'dark' },
  { name: 'home-phone', path: '/', ...phone },
  { name: 'search-phone', path: '/search?type=SALE', ...phone, scheme: 'dark' },
  { name: 'product', path: '/', ...desktop, prepare: firstProduct },
  { name: 'rate-table-phone', path: '/en/rate-table', ...phone },
  { name: 'staff-dashboard', path: '/admin/dashboard', ...staffDesktop, isStaff: true },
  {
    name: 'staff-order',
    path: '/admin/orders?status=AT_WAREHOUSE',
    ...staffDesktop,
    isStaff: true,
    prepare: firstOf('/admin/orders/'),
  },
  {
    name: 'staff-product',
    path: '/en/admin/products?search=banh%20trang',
    ...staffDesktop,
    scheme: 'dark',
    isStaff: true,
    prepare: firstOf('/product/edit'),
  },
  { name: 'staff-phone', path: '/admin/dashboard', ...phone, isStaff: true },
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

interface Tokens {
  accessToken: string;
  refreshToken: string;
}

async function signInAsStaff(): Promise<Tokens> {
  const { FIRST_ADMIN_EMAIL: email, FIRST_ADMIN_PASSWORD: password } = process.env;
  const credentials =
    email !== undefined && password !== undefined
      ? { email, password }
      : (
          JSON.parse(readFileSync(path.join(repositoryRoot(), '.data/credentials.json'), 'utf8')) as {
            systemAdmin: object;
          }
        ).systemAdmin;
  const response = await fetch(`${site}/v1/auth/sign-in/admin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  if (!response.ok) throw new Error(`the administrator cannot sign in: ${response.status} ${await response.text()}`);
  return (await response.json()) as Tokens;
}

const tokens = await signInAsStaff();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArguments] });
try {
  for (const { name, path: address, width, height, scheme = 'light', isStaff = false, prepare } of screenshots) {
    const page = await browser.newPage({ baseURL: site, viewport: { width, height }, reducedMotion: 'reduce' });
    await page.addInitScript(
      ({ chosen, signedIn }) => {
        for (const environment of ['DEVELOPMENT', 'STAGING', 'PRODUCTION']) {
          localStorage.setItem(`${environment}_COLOR_SCHEME`, chosen);
          if (signedIn === undefined) continue;
          localStorage.setItem(`${environment}_ACCESS_TOKEN`, signedIn.accessToken);
          localStorage.setItem(`${environment}_REFRESH_TOKEN`, signedIn.refreshToken);
        }
      },
      { chosen: scheme, signedIn: isStaff ? tokens : undefined },
    );
    await page.goto(address, { waitUntil: 'networkidle' });
    await prepare?.(page);
    await page.waitForLoadState('networkidle');
    await shown(page);
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
