import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { pageContractVersion } from '@gvg/contracts/composition/page-contract';
import type { RegisteredRemote } from '@gvg/contracts/composition/registry';
import { runningSite } from '@gvg/testing/running-site';
import { expect, test } from '@gvg/testing/page-test';
import { holdScripts } from './support/hold.ts';

const remote = 'mf-storefront';
const site = runningSite();
const registryFile = path.join(process.env['GVG_DATA_DIR'] ?? '', 'registry.json');

/** Rewrites the registry file, as a deployment does; returns a function that restores it. */
function changeRegistry(change: (entry: RegisteredRemote) => RegisteredRemote): () => void {
  const before = readFileSync(registryFile, 'utf8');
  writeFileSync(registryFile, JSON.stringify((JSON.parse(before) as RegisteredRemote[]).map(change)));
  return () => writeFileSync(registryFile, before);
}

const products = (page: Page) => page.getByRole('main').getByRole('link', { name: /\d,\d{3}đ/ });

test('applies the styles of a button under the content security policy', async ({ page }) => {
  await page.goto(`${site.url}/search`);
  const button = page.getByRole('button', { name: 'Danh mục' });
  await expect(button).toHaveCSS('background-color', 'rgb(227, 241, 235)');
  await expect(button).toHaveCSS('cursor', 'pointer');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('renders the products and submits the search form', async ({ page }) => {
    // When a fragment is late, the document has a skeleton; the next request includes the fragment.
    await expect(async () => {
      await page.goto(`${site.url}/`);
      expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBeGreaterThan(0);
    }).toPass();
    expect(await products(page).count()).toBeGreaterThan(4);
    await expect(page.getByRole('link', { name: 'Nhắn qua Messenger' })).toBeVisible();
    await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('banh trang');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?keyword=banh/);
  });
});

test('renders in the browser when the fragment server refuses connections', async ({ page }) => {
  const restore = changeRegistry((entry) => ({ ...entry, fragmentUrl: 'http://127.0.0.1:9' }));
  try {
    await expect(async () => {
      // Each request has a new URL: the shell caches the fragments of the last ten minutes, including those of an attempt before it read
      // the registry.
      const maxPrice = Date.now();
      const response = await page.goto(`${site.url}/en/search?keyword=tra&maxPrice=${maxPrice}`);
      expect(response?.status()).toBe(200);
      expect(await response?.text()).not.toMatch(/id="gvg-mf-storefront"[^>]* data-ssr=/);
    }).toPass();
    await expect(products(page).first()).toBeVisible();
    await products(page).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/en\/product\//);
  } finally {
    restore();
  }
});

test('renders in the browser when the fragment server hangs', async ({ page }) => {
  let requestCount = 0;
  const hanging = createServer(() => void (requestCount += 1)).listen(0, '127.0.0.1');
  await new Promise((listening) => hanging.once('listening', listening));
  const fragmentUrl = `http://127.0.0.1:${(hanging.address() as AddressInfo).port}`;
  const restore = changeRegistry((entry) => ({ ...entry, fragmentUrl }));
  try {
    await expect(async () => {
      await page.goto(`${site.url}/search?keyword=mam&minPrice=${Date.now() % 1000}`);
      expect(requestCount).toBeGreaterThan(0);
    }).toPass();
    await expect(products(page).first()).toBeVisible();
  } finally {
    restore();
    hanging.close();
  }
});

test.describe('with the server of the remote stopped', () => {
  test.afterEach(() => site.revive(remote));

  test.use({ provoked: /Failed to load resource|mf-storefront|net::ERR/ });

  test('keeps header and footer usable and offers a retry that loads the page without a reload', async ({ page }) => {
    await site.kill(remote);
    await page.goto(`${site.url}/search?keyword=cafe&maxPrice=${Date.now()}`);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const retry = page.getByRole('main').getByRole('button', { name: /Thử lại/ });
    await expect(retry).toBeVisible();

    await page.evaluate(() => Object.assign(window, { stillThisDocument: true }));
    await site.revive(remote);
    await retry.click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => 'stillThisDocument' in window)).toBe(true);
  });

  test("serves a page rendered before from the shell's cache", async ({ page }) => {
    await page.goto(`${site.url}/`);
    await expect(products(page).first()).toBeVisible();
    await site.kill(remote);
    await page.goto(`${site.url}/`);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    expect(await products(page).count()).toBeGreaterThan(4);
  });
});

test('applies a registry change and its reversal without a restart', async ({ page }) => {
  const restore = changeRegistry((entry) => ({
    ...entry,
    routes: entry.routes.filter(({ path }) => path !== '/search'),
  }));
  await expect.poll(async () => (await page.request.get(`${site.url}/search`)).status()).toBe(404);
  restore();
  await expect.poll(async () => (await page.request.get(`${site.url}/search`)).status()).toBe(200);
});

test.describe('with a release of another page contract version', () => {
  test.use({ provoked: /page contract/ });

  test('shows the page from the server and a retry that opens it again', async ({ page }) => {
    const restore = changeRegistry((entry) =>
      entry.name === remote ? { ...entry, pageContract: pageContractVersion - 1 } : entry,
    );
    const retry = page.getByRole('main').getByRole('button', { name: /Tải lại trang/ });
    // A new URL: the gateway caches the documents of others.
    const address = `${site.url}/search?keyword=tra&minPrice=${Date.now() % 1000}`;
    /** Returns the page contract versions in the document that a browser receives. */
    const registeredVersions = async () => {
      const document = await page.request.get(address);
      return [...(await document.text()).matchAll(/"pageContract":(\d+)/g)].map(([, version]) => Number(version));
    };
    try {
      await expect.poll(registeredVersions).toContain(pageContractVersion - 1);
      await page.goto(address);
      await expect(retry).toBeVisible();
      await expect(products(page).first()).toBeVisible();
      await expect(page.getByRole('link', { name: /Giỏ hàng/ }).first()).toBeVisible();
    } finally {
      restore();
    }
    await expect.poll(registeredVersions).not.toContain(pageContractVersion - 1);
    await retry.click();
    await expect(retry).toBeHidden();
    await expect(page.getByRole('button', { name: 'Danh mục' })).toBeVisible();
  });

  test('runs the release of its own version that is registered next to the other one', async ({ page }) => {
    const before = readFileSync(registryFile, 'utf8');
    const registry = JSON.parse(before) as RegisteredRemote[];
    const [chat, storefront] = ['mf-chat', remote].map((name) => registry.find((entry) => entry.name === name));
    const later = registry.map((entry) => ({
      ...entry,
      version: 'ffffffffffff',
      pageContract: pageContractVersion + 1,
      entryUrl: '/remotes/missing/remoteEntry.js',
    }));
    // Without the chat, so that a document shows which registry it was composed from.
    writeFileSync(registryFile, JSON.stringify([...registry.filter(({ name }) => name !== 'mf-chat'), ...later]));
    const inRegistry = page.locator('#gvg-registry');
    try {
      await expect(async () => {
        await page.goto(`${site.url}/search?keyword=tra&minPrice=${Date.now() % 1000}`);
        expect(await inRegistry.textContent()).not.toContain('"name":"mf-chat","version":"' + chat?.version);
      }).toPass();
      await page.getByRole('button', { name: 'Danh mục' }).click();
      await expect(page.getByRole('alert')).toBeHidden();
      expect(JSON.parse((await inRegistry.textContent()) ?? '')).toContainEqual(
        expect.objectContaining({ name: remote, version: storefront?.version }),
      );
    } finally {
      writeFileSync(registryFile, before);
    }
  });
});

test('preserves text typed before the scripts have loaded', async ({ page }) => {
  const loadScripts = await holdScripts(page);
  await page.goto(`${site.url}/`, { waitUntil: 'commit' });
  const field = page.getByRole('searchbox').or(page.getByRole('combobox')).first();
  await field.fill('nước mắm');
  loadScripts();
  await expect.poll(() => page.evaluate(() => '__GVG_SHELL_V1__' in window)).toBe(true);
  await expect(field).toHaveValue('nước mắm');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?keyword=n/);
});

test('opens the results when the form is submitted before the scripts have loaded', async ({ page }) => {
  await page.route(/\.js(\?|$)/, () => {});
  await page.goto(`${site.url}/`, { waitUntil: 'commit' });
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('nước mắm');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?keyword=n/);
});
