import { randomUUID } from 'node:crypto';
import type { CatalogueSettings } from '@gvg/contracts/catalogue/http/settings';
import type { PageTemplateOf, TemplateDraft } from '@gvg/contracts/catalogue/http/page-templates';
import { violationsInBothSchemes } from '@gvg/testing/page-accessibility';
import { expect, test } from '@gvg/testing/page-test';
import { firstAdmin, newStaffMember, startSignedIn } from '@gvg/testing/site-calls';
import type { Page } from '@playwright/test';
import { staff as texts } from '../src/locales/en/staff/index.ts';

const { settings, synonyms, replies, form } = texts;
const lightAgain = (page: Page) => page.evaluate(() => document.documentElement.removeAttribute('data-color-scheme'));

test('draft’s document is nobody else’s: framed by our own pages, not stored, not listed, gone when forged', async ({
  page,
}) => {
  const admin = await firstAdmin();
  const name = randomUUID().slice(0, 8);
  const content = (title: string) => ({
    type: 'PAGE',
    slug: `draft-${name}`,
    title: { vi: title, en: '' },
    body: { vi: '<p>Chào</p>', en: '' },
  });
  const created = await admin.call<PageTemplateOf<'PAGE'>>('POST', '/v1/page-templates', content(`Seen ${name}`));
  const path = `/v1/page-templates/${created._id}`;
  try {
    const { token } = await admin.call<{ token: string }>('POST', `${path}/preview`, {});
    await admin.call<TemplateDraft>('PUT', `${path}/draft`, { content: content(`Unseen ${name}`), basedOn: 1 });
    const address = `/en/page/${created.slug}`;
    const shown = await page.request.get(`${address}?draft=${token}`);
    expect(await shown.text()).toContain(`Unseen ${name}`);
    expect(shown.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    expect(shown.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
    const published = await page.request.get(address);
    expect(await published.text()).toContain(`Seen ${name}`);
    expect(await published.text()).not.toContain(`Unseen ${name}`);
    expect(published.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
    const forged = await page.request.get(`${address}?draft=${token}x`);
    expect(forged.status()).toBe(404);
    expect(await forged.text()).not.toContain(`een ${name}`);
  } finally {
    await admin.call('PUT', `/v1/page-templates/status/${created._id}`, { isDeleted: true });
  }
});

test('setting is changed, and shows who changed it; ADMIN sees it and cannot change it', async ({ page, browser }) => {
  const admin = await firstAdmin();
  await startSignedIn(page, admin);
  await page.goto('/en/admin/settings');
  const field = page.getByLabel(settings.fields.quoteHours);
  const before = await field.inputValue();
  const set = async (value: string) => {
    await field.fill(value);
    await page.getByRole('button', { name: form.save, exact: true }).click();
    await expect(page.getByRole('button', { name: form.save, exact: true })).toHaveCount(0);
  };
  await set(before === '60' ? '61' : '60');
  await expect(page.getByText(/Default 72 hours · changed by .+, \d/)).toBeVisible();
  await set(before);
  await field.fill('0');
  await page.getByRole('button', { name: form.save, exact: true }).click();
  await expect(page.getByText('Must be at least 1')).toBeVisible();
  await page.getByRole('button', { name: form.discard }).click();
  expect(await violationsInBothSchemes(page)).toEqual([]);

  const context = await browser.newContext();
  const other = await context.newPage();
  await startSignedIn(other, await newStaffMember());
  await other.goto('/en/admin/settings');
  await expect(other.getByText(texts.area.systemOnly).first()).toBeVisible();
  await expect(other.getByLabel(settings.fields.quoteHours)).toHaveAttribute('readonly', '');
  await context.close();
});

test('synonyms are followed by the search at once, and come back with undo', async ({ page }) => {
  const admin = await firstAdmin();
  const word = `word${randomUUID().slice(0, 6)}`;
  const { synonyms: before } = await admin.call<CatalogueSettings>('GET', '/v1/settings/catalogue');
  await startSignedIn(page, admin);
  await page.goto('/en/admin/settings/synonyms');
  await page.getByRole('button', { name: synonyms.add }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(synonyms.words).fill(`${word}\ncà phê phin giấy`);
  await dialog.getByRole('button', { name: form.save }).click();
  await expect(page.getByRole('button', { name: `Remove ${word}` })).toBeVisible();
  await page.getByRole('button', { name: `Remove ${word}` }).click();
  await expect(page.getByRole('button', { name: `Remove ${word}` })).toHaveCount(0);
  await page.getByRole('button', { name: texts.area.undo }).click();
  await expect(page.getByRole('button', { name: `Remove ${word}` })).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await lightAgain(page);
  await page.getByRole('button', { name: `Remove ${word}` }).click();
  await expect(page.getByRole('button', { name: `Remove ${word}` })).toHaveCount(0);
  expect((await admin.call<CatalogueSettings>('GET', '/v1/settings/catalogue')).synonyms).toEqual(before);
});

test('canned reply is made, changed and removed', async ({ page }) => {
  const admin = await newStaffMember();
  const title = `Thanks ${randomUUID().slice(0, 8)}`;
  await startSignedIn(page, admin);
  await page.goto('/en/admin/settings/replies');
  await page.getByRole('button', { name: replies.add }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(replies.name).fill(title);
  await dialog.getByLabel(replies.vi).fill('Cảm ơn bạn');
  await dialog.getByRole('button', { name: form.save }).click();
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await dialog.getByLabel(replies.en).fill('Thank you');
  await dialog.getByRole('button', { name: form.save }).click();
  await expect(page.getByText('Thank you').first()).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await lightAgain(page);
  await page.getByRole('button', { name: `Remove ${title}` }).click();
  await expect(page.getByText(`Removed “${title}”.`)).toBeVisible();
});
