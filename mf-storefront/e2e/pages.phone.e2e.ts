import { accessibilityViolations } from '@gvg/testing/page-accessibility';
import { expect, test } from '@gvg/testing/page-test';
import { passPageTime } from '@gvg/testing/pass-page-time';
import { swipe } from '@gvg/testing/swipe';
import { openPage, productPath } from './support/pages.ts';
import { smallFields, smallTargets } from './support/targets.ts';

test('the filter sheet has no accessibility violations, targets of at least 44 px and fields that iOS does not zoom into', async ({
  page,
}) => {
  await openPage(page, '/search?type=NORMAL&inStock=true');
  await page.getByRole('button', { name: /Bộ lọc/ }).tap();
  await page.getByRole('dialog', { name: 'Bộ lọc' }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  expect(await smallFields(page)).toEqual([]);
});

test('banners can be swiped, stop at the next one, and do not advance automatically', async ({ page }) => {
  await openPage(page, '/');
  const track = page.getByRole('group', { name: 'Nổi bật' });
  const position = () => track.evaluate((element) => element.scrollLeft);
  expect(await position()).toBe(0);
  await passPageTime(page, 1_500);
  expect(await position()).toBe(0);
  const second = await track
    .getByRole('article')
    .nth(1)
    .evaluate(
      (element) => element.getBoundingClientRect().left - (element.parentElement?.getBoundingClientRect().left ?? 0),
    );
  expect(second).toBeGreaterThan(0);
  await swipe(track, 'left');
  await expect.poll(position).toBe(second);
  await swipe(track, 'right');
  await expect.poll(position).toBe(0);
});

test('pictures of a product can be swiped, on the page and in the viewer', async ({ page }) => {
  await openPage(page, await productPath(page, 'vi'));
  const gallery = page.getByRole('region', { name: 'Hình ảnh sản phẩm' });
  const current = gallery.getByRole('listitem').getByRole('button').and(page.locator('[aria-current]'));
  const [first, second] = await gallery
    .getByRole('listitem')
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
  await expect(current).toHaveAttribute('aria-label', first ?? '');
  await swipe(gallery.getByRole('button', { name: /^Xem hình lớn/ }).first(), 'left');
  await expect(current).toHaveAttribute('aria-label', second ?? '');
  await gallery
    .getByRole('button', { name: /^Xem hình lớn/ })
    .first()
    .tap();
  const viewer = page.getByRole('dialog', { name: 'Xem ảnh' });
  await expect(viewer.getByRole('img', { name: second ?? '' })).toBeVisible();
  await swipe(viewer.getByRole('img'), 'right');
  await expect(viewer.getByRole('img', { name: first ?? '' })).toBeVisible();
  await swipe(viewer.getByRole('img'), 'left');
  await expect(viewer.getByRole('img', { name: second ?? '' })).toBeVisible();
  // A tap on the image takes the focus away from the buttons.
  await viewer.getByRole('img').tap();
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByRole('img', { name: first ?? '' })).toBeVisible();
  await expect(viewer.getByRole('img')).toHaveCSS('touch-action', 'pan-y pinch-zoom');
});
