import { expect, test } from '@gvg/testing/page-test';
import { violationsInBothSchemes } from '@gvg/testing/page-accessibility';
import { firstAdmin, startSignedIn } from '@gvg/testing/site-calls';
import { staff as texts } from '../src/locales/en/staff/index.ts';
import { newName } from './support/new-product.ts';
import { placeQuotedOrder } from './support/order-journey.ts';

/** Sizes of the pages of a PDF file, in millimetres. */
const pageSizes = (pdf: Buffer): string[] =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) =>
    [width, height].map((points) => Math.round((Number(points) / 72) * 25.4)).join(' × '),
  );

test('labels, slips and the pick list of chosen orders are printed on their paper, and nothing else of the page', async ({
  page,
}) => {
  const admin = await firstAdmin();
  const name = newName('Silk lantern');
  const codes = [(await placeQuotedOrder(admin, name)).code, (await placeQuotedOrder(admin, name)).code];
  await startSignedIn(page, admin);
  await page.goto(`/en/admin/orders?search=${encodeURIComponent(name)}`);
  await page.getByRole('checkbox', { name: texts.list.chooseAll }).check();
  await page.getByRole('region', { name: texts.together.bar }).getByRole('link', { name: 'Print (2)' }).click();
  for (const code of codes) {
    const label = page.getByRole('article', { name: `Label of order ${code}` });
    await expect(label).toContainText('JAPAN');
    await expect(label.getByRole('img', { name: code })).toBeVisible();
  }
  expect(await violationsInBothSchemes(page)).toEqual([]);
  expect(pageSizes(await page.pdf({ preferCSSPageSize: true }))).toEqual(['105 × 148', '105 × 148']);

  const roll = page.getByRole('button', { name: texts.print.papers.ROLL });
  await roll.click();
  await expect(roll).toHaveAttribute('aria-pressed', 'true');
  expect(pageSizes(await page.pdf({ preferCSSPageSize: true }))).toEqual(['80 × 160', '80 × 160']);

  await page.getByRole('button', { name: texts.print.documents.PICK_LIST }).click();
  const goods = page.getByRole('row', { name });
  await expect(goods).toHaveCount(2);
  expect(pageSizes(await page.pdf({ preferCSSPageSize: true }))).toEqual(['210 × 297']);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('article', { name: texts.print.pickList })).toBeVisible();
});
