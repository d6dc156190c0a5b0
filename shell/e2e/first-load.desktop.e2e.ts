import type { Page } from '@playwright/test';
import { expect, test } from '@gvg/testing/page-test';
import { passPageTime } from '@gvg/testing/pass-page-time';
import { openPage } from './support/open-page.ts';

/** Time after the load in which no script may be added without user input. */
const untouchedMs = 5_000;

/** Records the paths of the scripts that a page requests, in order, including those from a cache. */
function notedScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'script' || pathname.endsWith('.js')) scripts.push(pathname);
  });
  return scripts;
}

const ofCart = (path: string) => path.startsWith('/remotes/mf-cart/');
/** Panels of the chat and the notifications, their counters, and the socket client. */
const ofChat = (path: string) => path.startsWith('/remotes/mf-chat/') || /later-(chat|bell|realtime)/.test(path);
/** The number on the cart's icon, which belongs to the shell. */
const ofCartCount = (path: string) => path.includes('later-cart-count');

for (const path of ['/', '/en']) {
  test(`a guest's first load of ${path} without input loads no code of cart and chat, and the cart's icon then opens it`, async ({
    page,
  }) => {
    const scripts = notedScripts(page);
    const calls: string[] = [];
    page.on(
      'request',
      (request) =>
        void (/\/v1\/(cart|rooms|history-notify)|\/socket\.io/.test(request.url()) && calls.push(request.url())),
    );
    await openPage(page, path);
    await page.waitForLoadState('load');
    await passPageTime(page, untouchedMs);
    const untouched = [...new Set(scripts)];
    test.info().annotations.push({
      type: 'scripts of the first load',
      description: `${untouched.length}: ${untouched.join(' ')}`,
    });
    expect(untouched.filter((script) => script.startsWith('/remotes/mf-storefront/'))).not.toEqual([]);
    expect(untouched.filter(ofCart)).toEqual([]);
    expect(untouched.filter(ofCartCount)).toEqual([]);
    expect(untouched.filter(ofChat)).toEqual([]);
    expect(calls).toEqual([]);

    const icon = page.getByRole('banner').getByRole('link', { name: /^(Giỏ hàng|Cart)/ });
    await expect(icon).toBeVisible();
    await icon.click();
    await expect(page.getByRole('heading', { level: 1, name: /^(Giỏ hàng|Cart)$/ })).toBeVisible();
    await expect.poll(() => scripts.filter(ofCart)).not.toEqual([]);
    await expect.poll(() => scripts.filter(ofCartCount)).not.toEqual([]);
  });
}

test("no page creates a formatter that loads the browser's locale data while it starts", async ({ page }) => {
  await page.addInitScript(() => {
    const made: string[] = [];
    Object.assign(window, { made });
    // Without PluralRules, which takes half a millisecond; the others block a desktop for 10 to 40 ms.
    for (const name of ['NumberFormat', 'DateTimeFormat', 'DisplayNames', 'RelativeTimeFormat', 'Collator'] as const) {
      const noted = new Proxy(Intl[name], {
        construct(target, options, newTarget) {
          made.push(`${name} ${new Error('made here').stack}`);
          return Reflect.construct(target, options, newTarget) as object;
        },
      });
      Object.defineProperty(Intl, name, { value: noted });
    }
  });
  await openPage(page, '/search');
  const product = await page.getByRole('main').getByRole('listitem').getByRole('link').first().getAttribute('href');
  // From the first page on, the header shows the country.
  for (const path of ['/rate-table?country=JP', '/', '/search', product ?? '', `/en${product}`]) {
    await openPage(page, path);
    await page.waitForLoadState('networkidle');
    await expect(
      page
        .getByRole('banner')
        .getByText(/^(Nhật Bản|Japan)$/)
        .first(),
    ).toBeAttached();
    expect(await page.evaluate(() => (window as unknown as { made: string[] }).made), path).toEqual([]);
  }
});
