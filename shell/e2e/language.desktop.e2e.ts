import { expect, test } from '@gvg/testing/page-test';

test('opens the language menu after 100 ms of hover and closes it 200 ms after the pointer leaves', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/search');
  await page.waitForFunction(() => '__GVG_SHELL_V1__' in window);
  await page.clock.pauseAt(Date.now() + 60_000);
  const opener = page.getByRole('button', { name: /Ngôn ngữ/ });
  const english = page.getByRole('link', { name: 'English' });
  await opener.hover();
  await page.clock.runFor(99);
  await expect(english).toBeHidden();
  await page.clock.runFor(1);
  await expect(english).toBeVisible();
  await page.mouse.move(400, 600);
  await page.clock.runFor(199);
  await expect(english).toBeVisible();
  await page.clock.runFor(1);
  await expect(english).toBeHidden();
});

test('opens and closes the language menu from the keyboard', async ({ page }) => {
  await page.goto('/search');
  await page.waitForFunction(() => '__GVG_SHELL_V1__' in window);
  const opener = page.getByRole('button', { name: /Ngôn ngữ/ });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Tiếng Việt' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
});

for (const [name, path, label] of [
  ['vi', '/search', /Ngôn ngữ/],
  ['en', '/en/search', /Language/],
] as const) {
  test(`keeps the language menu open when its button is clicked during the hover (${name})`, async ({ page }) => {
    await page.clock.install();
    await page.goto(path);
    await page.waitForFunction(() => '__GVG_SHELL_V1__' in window);
    const opener = page.getByRole('button', { name: label });
    await opener.hover();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await opener.click();
    await page.clock.runFor(400);
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await opener.click();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  });
}

test('returns the focus to the button when Escape closes the language menu', async ({ page }) => {
  await page.goto('/search');
  await page.waitForFunction(() => '__GVG_SHELL_V1__' in window);
  const opener = page.getByRole('button', { name: /Ngôn ngữ/ });
  await opener.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('keeps path and query, and uses the other language’s slug of a product', async ({ page }) => {
  await page.goto('/search?keyword=banh&type=NORMAL');
  await page.waitForFunction(() => '__GVG_SHELL_V1__' in window);
  await page.getByRole('button', { name: /Ngôn ngữ/ }).click();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/search\?keyword=banh&type=NORMAL$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  const product = page.getByRole('main').locator('a[href*="/product/"]').first();
  await product.click();
  await expect(page).toHaveURL(/\/en\/product\//);
  await page.waitForLoadState('networkidle');
  const [, slug = '', id = ''] = /\/product\/(.+)-([0-9a-f]{24})/.exec(page.url()) ?? [];
  await page.getByRole('button', { name: /Language/ }).click();
  await page.getByRole('link', { name: 'Tiếng Việt' }).click();
  await expect(page).toHaveURL(new RegExp(`^[^/]+//[^/]+/product/(?!${slug}-).+-${id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
