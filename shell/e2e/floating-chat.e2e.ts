import type { Page } from '@playwright/test';
import { expect, test } from '@gvg/testing/page-test';
import { untilIdle } from '@gvg/testing/until-idle';

const chat = (page: Page) => page.getByRole('button', { name: /^Chat (với cửa hàng|with the shop)/ });

/** Links, buttons and fields whose middle the chat's button covers, or any part of a small one. */
const covered = (page: Page) =>
  chat(page).evaluate((button) => {
    const box = button.getBoundingClientRect();
    const shared = (other: DOMRect) =>
      Math.max(0, Math.min(box.right, other.right) - Math.max(box.left, other.left)) *
      Math.max(0, Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top));
    if (!button.checkVisibility({ opacityProperty: true })) return [];
    return [
      ...document.querySelectorAll(
        'main a[href], main button, main input, main select, main textarea, main summary, footer a[href], footer button',
      ),
    ]
      .filter(
        (target) =>
          !button.contains(target) &&
          target.closest('[data-floating]') === null &&
          target.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
      .map((target) => ({
        name: (target.textContent || target.getAttribute('aria-label')) ?? '',
        other: target.getBoundingClientRect(),
      }))
      .filter(
        ({ other }) =>
          other.width > 1 &&
          shared(other) > (other.width * other.height > 12_000 ? (other.width * other.height) / 4 : 4),
      )
      .map(
        ({ name, other }) =>
          `${name.trim().slice(0, 60)} at ${Math.round(other.left)},${Math.round(other.top)} ${Math.round(other.width)}×${Math.round(other.height)}`,
      );
  });

const isShown = (page: Page) => chat(page).evaluate((button) => button.checkVisibility({ opacityProperty: true }));

/** Waits until the page has been still long enough for the chat to find its place. */
async function expectToCoverNothing(page: Page, where: string): Promise<void> {
  await untilIdle(page);
  await page.clock.runFor(1_000);
  await expect
    .poll(async () => ({ isShown: await isShown(page), covers: await covered(page) }), where)
    .toEqual({
      isShown: true,
      covers: [],
    });
}

const go = (page: Page, top: number | 'end') =>
  page.evaluate((y) => scrollTo({ top: y === 'end' ? document.body.scrollHeight : y, behavior: 'instant' }), top);

for (const [name, find] of [
  ['home', () => '/'],
  ['a list', () => '/search'],
  ['the rate table', () => '/rate-table'],
  ['the cart', () => '/user/cart'],
  [
    'a product',
    async (page: Page) => {
      await page.goto('/search');
      return (await page.locator('main a[href^="/product/"]').first().getAttribute('href')) ?? '';
    },
  ],
] as const) {
  test(`the chat covers no control at the top and bottom of ${name}`, async ({ page }, { project }) => {
    // Wide windows have room next to the content.
    await page.setViewportSize({ width: project.name === 'phone' ? 390 : 768, height: 844 });
    await page.goto(await find(page));
    await page.waitForFunction(() => performance.getEntriesByName('gvg-shell-started').length > 0);
    await expect(chat(page)).toBeVisible();
    // The work that the page deferred until idle is done; the test controls its later timers.
    await untilIdle(page);
    await page.clock.install();
    await expectToCoverNothing(page, 'begin');
    await go(page, 'end');
    await expectToCoverNothing(page, 'end');
    // Content that came into view may have made the page longer.
    await go(page, 'end');
    await expectToCoverNothing(page, 'end');
  });
}

test('the chat hides while the page is scrolled down, and returns when scrolling stops or goes up', async ({
  page,
}) => {
  await page.goto('/search');
  await page.waitForFunction(() => performance.getEntriesByName('gvg-shell-started').length > 0);
  await expect.poll(() => isShown(page)).toBe(true);
  // The test controls the clock that measures how long the page has been still.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const scrollDown = async () => {
    const top = () => page.evaluate(() => scrollY);
    const from = await top();
    let last = from;
    await page.mouse.wheel(0, 300);
    await expect
      .poll(async () => {
        const before = last;
        last = await top();
        return last > from && last === before;
      })
      .toBe(true);
  };
  // Next to the filters, which scroll separately.
  await page.mouse.move((page.viewportSize()?.width ?? 0) - 200, 400);
  await scrollDown();
  await expect.poll(() => isShown(page)).toBe(false);
  await page.clock.runFor(500);
  await expect.poll(() => isShown(page)).toBe(true);
  await scrollDown();
  await expect.poll(() => isShown(page)).toBe(false);
  await page.mouse.wheel(0, -100);
  await expect.poll(() => isShown(page)).toBe(true);
});
