import { renderedByAttribute } from '@gvg/contracts/composition/document';
import { ownerOf, pathOwners, pathMatches } from '@gvg/contracts/paths';
import { localePath } from '@gvg/contracts/values/locale';
import type { Locale } from '@gvg/contracts/values/locale';
import { slugWithId } from '@gvg/contracts/values/slug';
import { expect, test } from '@gvg/testing/page-test';
import { newCustomer, siteCalls, startSignedIn } from '@gvg/testing/site-calls';
import type { Page } from '@playwright/test';

/** Returns the path of the first document of a list. */
async function firstOf(path: string, folder: string): Promise<string> {
  const { docs } = await siteCalls()<{ docs: { _id: string; name: { vi: string } }[] }>('GET', path);
  return `${folder}/${slugWithId(docs[0]?.name.vi ?? '', docs[0]?._id ?? '')}`;
}

const guestPaths = ['/auth', '/auth/verify', '/auth/reset-password', '/order/track'];

async function customerPaths(): Promise<string[]> {
  return [
    '/',
    '/search',
    await firstOf('/v1/products?limit=1', '/product'),
    await firstOf('/v1/product-categories?limit=1', '/category'),
    '/page/guide',
    '/rate-table',
    '/user/profile',
    '/user/change-password',
    '/user/cart',
    '/user/purchase',
    '/user/notification',
    '/order/check-out',
  ];
}

/** Opens each page, and waits until it is hydrated and its data is loaded. */
async function openEach(page: Page, language: Locale, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const response = await page.goto(localePath(language, path));
    expect(response?.status(), path).toBe(200);
    const place = page.locator(`#gvg-${ownerOf(path)}`);
    await expect(place.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(place, path).not.toHaveAttribute(renderedByAttribute, /./);
    await expect(place.locator('[aria-busy="true"]'), path).toHaveCount(0);
  }
}

for (const language of ['vi', 'en'] as const)
  test(`every page of a customer opens without an error (${language}) @core`, async ({ page }) => {
    const paths = await customerPaths();
    // The e2e tests of mf-admin follow the staff pages from their menu.
    const patterns = Object.keys(pathOwners).filter((pattern) => !/^\/(admin\/|product\/(create|edit)$)/.test(pattern));
    const opened = [...guestPaths, ...paths];
    expect(patterns.filter((pattern) => !opened.some((path) => pathMatches(pattern, path)))).toEqual([]);

    await openEach(page, language, guestPaths);
    await startSignedIn(page, await newCustomer());
    await openEach(page, language, paths);
  });
