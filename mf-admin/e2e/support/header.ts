import { randomUUID } from 'node:crypto';
import type { PageTemplateOf } from '@gvg/contracts/catalogue/http/page-templates';
import { expect } from '@gvg/testing/page-test';
import { startSignedIn } from '@gvg/testing/site-calls';
import type { SitePerson } from '@gvg/testing/site-calls';
import type { Page } from '@playwright/test';
import { staff as texts } from '../../src/locales/en/staff/index.ts';
import { readAudit } from './audit.ts';
import type { Hands } from './hands.ts';

export type Header = PageTemplateOf<'HEADER'>;

const { templates, audit } = texts;

export const headerOf = (admin: SitePerson) => admin.call<Header>('GET', '/v1/page-templates/get-type/HEADER');

/** Puts the header back as it was before the test, and takes away what it left unpublished. */
export async function restoreHeader(admin: SitePerson, { _id, revision }: Header): Promise<void> {
  await admin.call('DELETE', `/v1/page-templates/${_id}/draft`);
  const present = await headerOf(admin);
  if (present.revision !== revision)
    await admin.call('PUT', `/v1/page-templates/${_id}/restore`, { version: revision });
}

/** The header's slogan is edited, seen in the preview alone, published, seen in the shop, and read in the audit log. Returns it. */
export async function changeSlogan(
  page: Page,
  hands: Hands,
  { admin, before }: { admin: SitePerson; before: Header },
): Promise<string> {
  const { press, write, inspect } = hands;
  const since = new Date();
  const slogan = `Bought for you, ${randomUUID().slice(0, 8)}`;
  await startSignedIn(page, admin);
  await page.goto('/en/admin/templates');
  await press(page.getByRole('link', { name: templates.types.HEADER }));
  const shop = page.frameLocator(`iframe[title="${templates.previewOf}"]`);
  await expect(shop.getByText(before.slogan.en || before.slogan.vi).first()).toBeVisible();

  const field = page.getByLabel(`${templates.fields.slogan} · ${templates.languages.en}`);
  await write(field, slogan);
  await expect(page.getByText(templates.draftTag)).toBeVisible();
  await expect(field).toBeFocused();
  await expect(shop.getByText(slogan)).toBeVisible();
  expect((await headerOf(admin)).slogan.en).not.toBe(slogan);

  // A draft survives leaving.
  await page.goto('/en/admin/templates');
  await press(page.getByRole('link', { name: templates.types.HEADER }));
  await expect(field).toHaveValue(slogan);
  await inspect(page);

  await press(page.getByRole('button', { name: templates.publish }));
  await expect(page.getByText(`the shop shows version ${before.revision + 1}`)).toBeVisible();
  // Documents of the shop hear of it by an event.
  await expect.poll(async () => (await page.request.get('/en')).text()).toContain(slogan);
  await page.goto('/en');
  await expect(page.getByText(slogan)).toBeVisible();

  await readAudit(page, hands, {
    staff: admin,
    subject: before._id,
    since,
    changes: [[audit.actions['page-template'].publish, `slogan › English ${before.slogan.en} ${slogan}`]],
  });
  return slogan;
}
