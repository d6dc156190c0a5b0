import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '@gvg/testing/page-test';
import { accountButton, expectGuest, expectSignedIn, modal, newPerson, signOut, signUp } from './support/accounts.ts';
import { hold } from './support/hold.ts';
import { openPage } from './support/open-page.ts';

// Markup that does not fit is an error of React in the console, and is rendered anew.

/** The code of a page of the storefront: the last that its hydration waits for. */
const pageCode = /\/route-[^/]+\.js$/;

/** Waits until the storefront has taken over what the document brought and has begun to load the page's code. */
const whenMounting = (page: Page) =>
  page.waitForFunction(() => document.querySelector('script[src*="/route-"]') !== null);

const whenHydrated = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('gvg-mf-storefront-ready').length > 0);

/** The heading of the server's markup: it stays when the markup is hydrated. */
const markHeading = (page: Page) =>
  page.locator('main h1').evaluate((heading) => heading.setAttribute('data-from-server', ''));
const expectHeadingFromServer = (page: Page) => expect(page.locator('main h1[data-from-server]')).toBeAttached();

/** Another tab of the same browser. */
async function openOtherTab(context: BrowserContext): Promise<Page> {
  const other = await context.newPage();
  await openPage(other, '/rate-table');
  return other;
}

// The demo's OpenID provider has no icon.
test.use({ provoked: /favicon/ });

test('a page that comes back from Google hydrates although the answer about the person is faster than its code', async ({
  page,
}) => {
  await openPage(page, '/en/rate-table');
  await accountButton(page).click();
  await modal(page).getByRole('link', { name: 'Continue with Google' }).click();
  const [loadPageCode, answer] = [await hold(page, pageCode), await hold(page, /\/v1\/auth\/auth-code$/)];
  await page.locator('button.person').first().click();
  await expect(page).toHaveURL(/\/en\/rate-table(\?.*)?$/);
  await whenMounting(page);
  await markHeading(page);
  answer();
  await expectSignedIn(page);
  loadPageCode();
  await whenHydrated(page);
  await expectHeadingFromServer(page);
});

test('a page hydrates although another tab has signed in, or out, since its document was requested', async ({
  page,
  context,
}) => {
  const other = await openOtherTab(context);
  for (const [change, expectChange] of [
    [() => signUp(other, newPerson()), expectSignedIn],
    [() => signOut(other), expectGuest],
  ] as const) {
    const loadPageCode = await hold(page, pageCode);
    // Its preloads are part of what is held back.
    await page.goto('/search', { waitUntil: 'commit' });
    await whenMounting(page);
    await markHeading(page);
    await change();
    await expectChange(page);
    loadPageCode();
    await whenHydrated(page);
    await expectHeadingFromServer(page);
    await page.unrouteAll();
  }
});

test('sections that are hydrated later hydrate although the person has changed', async ({ page, context }) => {
  const other = await openOtherTab(context);
  // Never idle: the change itself makes the page hydrate its sections.
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  await openPage(page, '/');
  await signUp(other, newPerson());
  await expectSignedIn(page);
  await expect(page.locator('main li a[href*="/product/"]').first()).toBeVisible();
});
