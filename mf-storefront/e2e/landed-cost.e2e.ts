import type { Locator } from '@playwright/test';
import { openRendered, recordLayoutShifts, takeLayoutShifts, takeVisibleShifts } from '@gvg/testing/layout-shifts';
import { violationsInBothSchemes } from '@gvg/testing/page-accessibility';
import { expect, test } from '@gvg/testing/page-test';
import { bothLanguages, languages } from './support/languages.ts';
import { chooseBefore, pathToUnsendable } from './support/destination.ts';
import { openPage, productPath } from './support/pages.ts';

// On desktops and on phones.

const money = (text: string | undefined) => Number((text ?? '').replace(/[^\d]/g, ''));
const amounts = (text: string) => (text.match(/[\d,]+(?=đ)/g) ?? []).map(money);
/** Positions in the document, because a browser scrolls to the field that is typed into. */
const positionsIn = (panel: Locator) =>
  panel.locator('label, button, input:not([type=radio]), fieldset, a').evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return JSON.stringify({ x, y: y + scrollY, width, height });
    }),
  );

for (const language of bothLanguages) {
  const words = languages[language];

  test(`adds goods and freight for every service, with an approximation (${language})`, async ({ page }) => {
    await openPage(page, `${await productPath(page, language)}?country=JP`);
    const panel = page.getByRole('region', { name: words.freight });
    await expect(panel.getByRole('radio')).toHaveCount(3);
    for (const row of await panel.locator('label').allInnerTexts()) {
      const [goods = 0, freight = 0, total] = amounts(row);
      const sorted = [goods, freight, total ?? 0].toSorted((a, b) => a - b);
      expect(sorted[2]).toBe((sorted[0] ?? 0) + (sorted[1] ?? 0));
      expect(row).toMatch(/\d+–\d+ (ngày|days)/);
    }
    await expect(panel.locator('label').first()).toHaveText(/≈ ¥[\d,]+$/);
    await expect(panel).toContainText(words.orderBy);
  });

  test(`explains in one sentence that goods cannot be sent (${language})`, async ({ page }) => {
    await openPage(page, `${await pathToUnsendable(page, language, 'JP')}?country=JP`);
    const panel = page.getByRole('region', { name: words.freight });
    await expect(panel.getByText(words.cannotSend)).toHaveCount(1);
    await expect(panel.getByRole('radio')).toHaveCount(0);
  });

  test(`asks for the country with the lowest price while it is unknown (${language})`, async ({ page }) => {
    await openPage(page, await productPath(page, language));
    const panel = page.getByRole('region', { name: words.freight });
    await expect(panel).toContainText(words.fromPrice);
    await expect(panel.getByRole('radio')).toHaveCount(0);
    await panel.getByRole('button', { name: words.chooseCountry }).last().click();
    await page.getByRole('dialog').getByRole('option', { name: words.japan }).click();
    await expect(panel.getByRole('radio').first()).toBeVisible();
    await expect(page).toHaveURL(/[0-9a-f]{24}$/);
  });
}

test('the amount is typed or stepped, without layout shifts when it grows or the estimate arrives', async ({
  page,
}) => {
  await chooseBefore(page, 'JP');
  await recordLayoutShifts(page);
  await openRendered(page, await productPath(page, 'vi'));
  const panel = page.getByRole('region', { name: 'Giá về tay' });
  await expect(panel.getByRole('radio')).toHaveCount(3);
  await page.waitForLoadState('networkidle');
  expect(await takeVisibleShifts(page)).toEqual([]);

  await panel.scrollIntoViewIfNeeded();
  const field = page.getByRole('textbox', { name: 'Số lượng' });
  await field.focus();
  await takeLayoutShifts(page);
  const before = await positionsIn(panel);
  await page.keyboard.type('480');
  await expect(field).toHaveValue('480');
  await expect(panel.locator('fieldset')).toHaveAttribute('aria-busy', 'false');
  await page.keyboard.press('ArrowUp');
  await expect(field).toHaveValue('481');
  await page.getByRole('button', { name: 'Thêm một', exact: true }).click();
  await expect(field).toHaveValue('482');
  await expect(panel.locator('fieldset')).toHaveAttribute('aria-busy', 'false');
  expect(await positionsIn(panel)).toEqual(before);
  expect(await takeVisibleShifts(page)).toEqual([]);
});

test('shows no price for an invalid amount, and corrects it on blur', async ({ page }) => {
  await openPage(page, `${await productPath(page, 'vi')}?country=JP`);
  const panel = page.getByRole('region', { name: 'Giá về tay' });
  await expect(panel.getByRole('radio')).toHaveCount(3);
  const field = page.getByRole('textbox', { name: 'Số lượng' });
  await field.fill('');
  await expect(panel.getByText('Nhập số lượng từ 1 đến 999.')).toBeVisible();
  await expect(panel.getByRole('radio')).toHaveCount(0);
  await field.blur();
  await expect(field).toHaveValue('1');
  await expect(panel.getByRole('radio')).toHaveCount(3);
});

test('the country of a shared link takes precedence, is stored, and follows a later choice', async ({ page }) => {
  await openPage(page, `${await productPath(page, 'vi')}?country=KR`);
  const panel = page.getByRole('region', { name: 'Giá về tay' });
  await expect(panel.getByRole('button', { name: 'Gửi tới Hàn Quốc' })).toBeVisible();
  await panel.getByRole('button', { name: 'Gửi tới Hàn Quốc' }).click();
  await page.getByRole('dialog').getByRole('option', { name: /^Đức/ }).click();
  await expect(page).toHaveURL(/\?country=DE$/);
  await openPage(page, '/rate-table');
  await expect(page.getByRole('region', { name: 'Cước tới Đức' })).toBeVisible();
  await expect(page).toHaveURL(/\?country=DE$/);
});

test('the panel and the sentence have no violations', async ({ page }) => {
  await openPage(page, `${await productPath(page, 'vi')}?country=JP`);
  await page.getByRole('region', { name: 'Giá về tay' }).getByRole('radio').first().waitFor();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await openPage(page, await pathToUnsendable(page, 'en', 'JP'));
  await expect(page.getByRole('region', { name: 'Landed cost' })).toContainText('Cannot be sent');
  expect(await violationsInBothSchemes(page)).toEqual([]);
});
