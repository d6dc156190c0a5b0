import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '@gvg/testing/page-test';
import { accountButton, expectGuest, expectSignedIn, modal, newPerson, signOut, signUp } from './support/accounts.ts';
import { hold } from './support/hold.ts';
import { openPage } from './support/open-page.ts';

// A React error in the console fails each test.

/** The code of a storefront page: the last that its hydration waits for. */
const pageCode = /\/route-[^/]+\.js$/;

/** Waits until the storefront has taken over the markup of the document and started to load the page's code. */
const whenMounting = (page: Page) =>
  page.waitForFunction(() => document.querySelector('script[src*="/route-"]') !== null);

const whenHydrated = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('gvg-mf-storefront-ready').length > 0);

/**
 * The document's responses are dropped when the signed-in person changes, so React may render the page again: its content must stay the
 * same.
 */
const headingOf = (page: Page) => page.locator('main h1').innerText();
const expectHeading = (page: Page, heading: string) => expect(page.locator('main h1')).toHaveText(heading);

/** Opens another tab of the same browser. */
async function openOtherTab(context: BrowserContext): Promise<Page> {
  const other = await context.newPage();
  await openPage(other, '/rate-table');
  return other;
}

// The demo's OpenID provider has no icon.
test.use({ provoked: /favicon/ });

test('a page shows its content after the return from Google although the session is known before its code is loaded', async ({
  page,
}) => {
  await openPage(page, '/en/rate-table');
  await accountButton(page).click();
  await modal(page).getByRole('link', { name: 'Continue with Google' }).click();
  const [loadPageCode, answer] = [await hold(page, pageCode), await hold(page, /\/v1\/auth\/auth-code$/)];
  await page.locator('button.person').first().click();
  await expect(page).toHaveURL(/\/en\/rate-table(\?.*)?$/);
  await whenMounting(page);
  const heading = await headingOf(page);
  answer();
  await expectSignedIn(page);
  loadPageCode();
  await whenHydrated(page);
  await expectHeading(page, heading);
});

test.describe('sign-out in another tab', () => {
  // It ends the session at once, including for pending requests of this page.
  test.use({ provoked: /status of 401/ });

  test('a page shows its content although another tab has signed in or out since its document was requested', async ({
    page,
    context,
  }) => {
    const other = await openOtherTab(context);
    for (const [change, expectChange] of [
      [() => signUp(other, newPerson()), expectSignedIn],
      [() => signOut(other), expectGuest],
    ] as const) {
      const loadPageCode = await hold(page, pageCode);
      // The held requests include its preloads.
      await page.goto('/search', { waitUntil: 'commit' });
      await whenMounting(page);
      const heading = await headingOf(page);
      await change();
      await expectChange(page);
      loadPageCode();
      await whenHydrated(page);
      await expectHeading(page, heading);
      await page.unrouteAll();
    }
  });
});

test('sections that are hydrated later hydrate although the signed-in person has changed', async ({
  page,
  context,
}) => {
  const other = await openOtherTab(context);
  // The browser is never idle, so the change itself makes the page hydrate its sections.
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  await openPage(page, '/');
  await signUp(other, newPerson());
  await expectSignedIn(page);
  await expect(page.locator('main li a[href*="/product/"]').first()).toBeVisible();
});
