import { expect, test } from '@gvg/testing/page-test';
import { expectSignedIn, newPerson, signUp } from './support/accounts.ts';

test('the slogan is shown in full, or hidden if it has no room', async ({ page }) => {
  for (const path of ['/search', '/en/search']) {
    await page.goto(path);
    const slogan = page.getByRole('banner').locator('p').first();
    for (const width of [600, 640, 768, 899, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(
        await slogan.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
        `${path} at ${width}`,
      ).toBeLessThanOrEqual(1);
    }
  }
});

test('each icon of the top bar has its full size, and no name is outside the bar', async ({ page }) => {
  for (const path of ['/search', '/en/search']) {
    await page.goto(path);
    const scheme = page.getByRole('banner').getByRole('button', { name: /^(Giao diện tối|Dark scheme)$/ });
    for (const width of [390, 600, 640, 700, 768, 899, 900, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const icon = scheme.locator('svg').first();
      expect(await icon.evaluate((element) => element.getBoundingClientRect().width), `${path} at ${width}`).toBe(16);
      const first = page
        .getByRole('navigation', { name: /^(Lối tắt|Quick links)$/ })
        .getByRole('link')
        .first();
      if (await first.isVisible())
        expect((await first.boundingBox())?.x, `${path} at ${width}`).toBeGreaterThanOrEqual(8);
    }
  }
});

test.describe('on tablets', () => {
  test.use({ viewport: { width: 600, height: 900 } });

  test('the search of a signed-in person keeps 240 px, compact or not, and the menu contains the links that do not fit', async ({
    page,
  }) => {
    await page.goto('/search');
    await signUp(page, newPerson());
    await expectSignedIn(page);
    const header = page.getByRole('banner');
    const field = header.getByRole('search');
    const width = () => field.evaluate((element) => element.getBoundingClientRect().width);
    for (const viewportWidth of [600, 640, 700, 719, 720, 768, 820, 899, 900, 1199, 1200, 1280]) {
      await page.setViewportSize({ width: viewportWidth, height: 900 });
      for (const top of [0, 300]) {
        await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
        await expect
          .poll(() => page.evaluate(() => document.querySelector('header')?.hasAttribute('data-compact')))
          .toBe(top > 0);
        await expect.poll(width, `at ${viewportWidth}, scrolled by ${top}`).toBeGreaterThanOrEqual(240);
        // From 900 px, the compact header has the categories in place of the shop's name.
        if (viewportWidth >= 900) continue;
        const overlaps = () =>
          header.evaluate((element) => {
            const row = element.querySelector('form[role=search]')!.getBoundingClientRect();
            const middle = (row.top + row.bottom) / 2;
            const shown = [...element.querySelectorAll('a[href], button, form[role=search]')]
              .filter(
                (target) =>
                  (target.checkVisibility({ visibilityProperty: true }) &&
                    target.closest('form')?.contains(target) !== true) ||
                  target.matches('form'),
              )
              .map((target) => ({ target, box: target.getBoundingClientRect() }))
              .filter(({ box }) => box.width > 1 && box.top <= middle && middle <= box.bottom);
            return shown.flatMap(({ target, box }, index) =>
              shown
                .slice(index + 1)
                .filter(
                  ({ target: other, box: another }) =>
                    !target.contains(other) &&
                    box.left < another.right - 1 &&
                    another.left < box.right - 1 &&
                    box.top < another.bottom - 1 &&
                    another.top < box.bottom - 1,
                )
                .map(({ target: other }) => `${target.textContent} / ${other.textContent}`),
            );
          });
        // The header moves briefly after a scroll.
        await expect.poll(overlaps, `at ${viewportWidth}, scrolled by ${top}`).toEqual([]);
      }
    }
    await page.setViewportSize({ width: 768, height: 900 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.getByRole('button', { name: 'Mở menu' }).click();
    await expect(
      page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Đơn hàng của tôi' }),
    ).toBeVisible();
  });
});
