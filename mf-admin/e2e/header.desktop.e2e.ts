import { expect, test } from '@gvg/testing/page-test';
import { firstAdmin } from '@gvg/testing/site-calls';
import type { SitePerson } from '@gvg/testing/site-calls';
import { staff as texts } from '../src/locales/en/staff/index.ts';
import { keyboardOf, pointer } from './support/hands.ts';
import { changeSlogan, headerOf, restoreHeader } from './support/header.ts';
import type { Header } from './support/header.ts';
import { sloganJob } from './support/staff-jobs.ts';
import { testStaffJob } from './support/test-staff-job.ts';

const { templates } = texts;

// There is one header: one test after the other, that of a phone among them.
test.describe.configure({ mode: 'default' });

let admin: SitePerson;
let before: Header;
test.beforeEach(async () => {
  admin = await firstAdmin();
  before = await headerOf(admin);
});
test.afterEach(() => restoreHeader(admin, before));

test('slogan is edited, previewed, published, seen in the shop and the audit, and restored', async ({ page }) => {
  const slogan = await changeSlogan(page, pointer, { admin, before });

  await page.goto(`/en/admin/templates/${before._id}`);
  await page.getByRole('button', { name: templates.devices.phone }).click();
  expect(await page.locator('iframe').evaluate((frame: HTMLIFrameElement) => frame.clientWidth)).toBe(390);
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

test('slogan is edited, previewed, published, seen in the shop and the audit by keyboard alone', async ({ page }) => {
  await changeSlogan(page, keyboardOf(page), { admin, before });
});

testStaffJob(sloganJob);

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('slogan is edited, previewed, published, seen in the shop and the audit', async ({ page }) => {
    await changeSlogan(page, pointer, { admin, before });
  });
});
