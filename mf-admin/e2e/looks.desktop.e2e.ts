import { randomUUID } from 'node:crypto';
import type { CatalogueSettings } from '@gvg/contracts/catalogue/http/settings';
import type { Cost } from '@gvg/contracts/catalogue/http/costs';
import type { PageTemplateOf, TemplateDraft } from '@gvg/contracts/catalogue/http/page-templates';
import { addDays, startOfVietnamDay, vietnamDayOf } from '@gvg/contracts/values/vietnam-day';
import { violationsInBothSchemes } from '@gvg/testing/page-accessibility';
import { expect, test } from '@gvg/testing/page-test';
import { firstAdmin, newStaffMember, startSignedIn } from '@gvg/testing/site-calls';
import type { SitePerson } from '@gvg/testing/site-calls';
import type { Page } from '@playwright/test';
import { staff as texts } from '../src/locales/en/staff/index.ts';

type Header = PageTemplateOf<'HEADER'>;

const { templates, costs, settings, synonyms, replies, form } = texts;
const english = (label: string) => `${label} · ${templates.languages.en}`;

const headerOf = (admin: SitePerson) => admin.call<Header>('GET', '/v1/page-templates/get-type/HEADER');
const lightAgain = (page: Page) => page.evaluate(() => document.documentElement.removeAttribute('data-color-scheme'));

/** Puts the header back as it was before the test, and takes away what it left unpublished. */
async function restoreHeader(admin: SitePerson, { _id, revision }: Header): Promise<void> {
  await admin.call('DELETE', `/v1/page-templates/${_id}/draft`);
  const present = await headerOf(admin);
  if (present.revision !== revision)
    await admin.call('PUT', `/v1/page-templates/${_id}/restore`, { version: revision });
}

test.describe('header', () => {
  // There is one header: one after the other.
  test.describe.configure({ mode: 'default' });
  let admin: SitePerson;
  let before: Header;
  test.beforeEach(async () => {
    admin = await firstAdmin();
    before = await headerOf(admin);
  });
  test.afterEach(() => restoreHeader(admin, before));

  test('slogan is edited, previewed in the real page, published, seen in the shop, and restored', async ({ page }) => {
    const slogan = `Bought for you, ${randomUUID().slice(0, 8)}`;
    await startSignedIn(page, admin);
    await page.goto('/en/admin/templates');
    await page.getByRole('link', { name: templates.types.HEADER }).click();
    const shop = page.frameLocator(`iframe[title="${templates.previewOf}"]`);
    await expect(shop.getByText(before.slogan.en || before.slogan.vi).first()).toBeVisible();

    await page.getByLabel(english(templates.fields.slogan)).fill(slogan);
    await expect(page.getByText(templates.draftTag)).toBeVisible();
    await expect(shop.getByText(slogan)).toBeVisible();
    expect((await headerOf(admin)).slogan.en).not.toBe(slogan);
    await page.getByRole('button', { name: templates.devices.phone }).click();
    expect(await page.locator('iframe').evaluate((frame: HTMLIFrameElement) => frame.clientWidth)).toBe(390);
    await page.getByRole('button', { name: templates.devices.desktop }).click();

    // A draft survives leaving.
    await page.goto('/en/admin/templates');
    await page.getByRole('link', { name: templates.types.HEADER }).click();
    await expect(page.getByLabel(english(templates.fields.slogan))).toHaveValue(slogan);
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await lightAgain(page);

    await page.getByRole('button', { name: templates.publish }).click();
    await expect(page.getByText(`the shop shows version ${before.revision + 1}`)).toBeVisible();
    await page.goto('/en');
    await expect(page.getByText(slogan)).toBeVisible();

    await page.goto(`/en/admin/templates/${before._id}`);
    await page
      .getByRole('button', { name: `Compare version ${before.revision + 1} with version ${before.revision}` })
      .click();
    await expect(page.getByRole('dialog').getByText(slogan)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: `Restore version ${before.revision}?` }).click();
    await page.getByRole('dialog').getByRole('button', { name: templates.restore, exact: true }).click();
    await expect(page.getByText(`the shop shows version ${before.revision + 2}`)).toBeVisible();
    expect((await headerOf(admin)).slogan).toEqual(before.slogan);
  });

  test('slogan is changed and published by keyboard alone', async ({ page }) => {
    const slogan = `By keyboard ${randomUUID().slice(0, 8)}`;
    await startSignedIn(page, admin);
    await page.goto('/en/admin/templates');
    await page.getByRole('link', { name: templates.types.HEADER }).focus();
    await page.keyboard.press('Enter');
    const field = page.getByLabel(english(templates.fields.slogan));
    await field.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(slogan);
    await expect(page.getByText(templates.draftTag)).toBeVisible();
    await expect(field).toBeFocused();
    const publish = page.getByRole('button', { name: templates.publish });
    for (let step = 0; step < 20; step += 1) {
      if (await publish.evaluate((button) => button === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(publish).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(`the shop shows version ${before.revision + 1}`)).toBeVisible();
    expect((await headerOf(admin)).slogan.en).toBe(slogan);
  });
});

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

test('rate from tomorrow is made; a hole is refused at the cell', async ({ page }) => {
  const admin = await firstAdmin();
  await startSignedIn(page, admin);
  await page.goto('/en/admin/costs');
  const row = page.getByRole('row', { name: /^Japan/ });
  await row.getByRole('link').nth(1).click();
  await expect(page.getByText(costs.frozen)).toBeVisible();
  await page.getByRole('link', { name: costs.replace }).click();
  const cell = (column: string, number: number) =>
    page.getByRole('textbox', { name: `${column}, bracket ${number}`, exact: true });
  const from = cell(costs.above, 2);
  const good = await from.inputValue();
  const total = page.getByRole('region', { name: costs.try }).getByRole('definition').first();
  await expect(total).toHaveText(/đ$/);
  await from.fill(String(Number(good) + 1));
  await expect(from).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(`Gap from ${good} to ${Number(good) + 1} kg`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mend one place to save' })).toBeDisabled();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await lightAgain(page);
  await page.getByRole('button', { name: `Start at ${good} kg` }).click();
  await cell(costs.price, 1).fill('99,000');
  await page.getByRole('button', { name: costs.save }).click();
  await page.waitForURL(/\/en\/admin\/costs\/[0-9a-f]{24}$/);
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  try {
    await expect(page.getByText(costs.state.COMING, { exact: true })).toBeVisible();
    const { docs } = await admin.call<{ docs: Cost[] }>('GET', '/v1/costs?country=JP&service=SEA&limit=100');
    expect(docs.find(({ _id }) => _id === id)).toMatchObject({
      validFrom: startOfVietnamDay(addDays(vietnamDayOf(new Date()), 1)).toISOString(),
    });
    await page.goto('/en/admin/costs?state=COMING');
    await expect(page.getByRole('link', { name: 'Japan, by sea' })).toBeVisible();
    await page.goto(`/en/admin/costs/${id}`);
    await page.getByRole('button', { name: costs.remove }).click();
    await page.getByRole('dialog').getByRole('button', { name: costs.remove }).click();
    await expect(page.getByRole('button', { name: costs.restore })).toBeVisible();
  } finally {
    await admin.call('PUT', `/v1/costs/status/${id}`, { isDeleted: true });
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
