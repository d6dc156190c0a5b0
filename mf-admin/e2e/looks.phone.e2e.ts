import type { Cost } from '@gvg/contracts/catalogue/http/costs';
import type { PageTemplateOf } from '@gvg/contracts/catalogue/http/page-templates';
import { violationsInBothSchemes } from '@gvg/testing/page-accessibility';
import { expect, test } from '@gvg/testing/page-test';
import { firstAdmin, startSignedIn } from '@gvg/testing/site-calls';
import { staff as texts } from '../src/locales/vi/staff/index.ts';
import { scrollsSideways } from './support/scrolls-sideways.ts';

test('templates, rates and settings fit a phone, and have no violation', async ({ page }) => {
  test.slow();
  const admin = await firstAdmin();
  await startSignedIn(page, admin);
  const home = await admin.call<PageTemplateOf<'HOMEPAGE'>>('GET', '/v1/page-templates/get-type/HOMEPAGE');
  const [cost] = (await admin.call<{ docs: Cost[] }>('GET', '/v1/costs?limit=1')).docs;
  for (const [path, heading] of [
    ['/admin/templates', texts.templates.title],
    [`/admin/templates/${home._id}`, texts.templates.types.HOMEPAGE],
    ['/admin/costs', texts.costs.title],
    [`/admin/costs/${cost?._id}`, texts.costs.title],
    [`/admin/costs/new?from=${cost?._id}`, texts.costs.title],
    ['/admin/settings', texts.settings.title],
    ['/admin/settings/synonyms', texts.synonyms.title],
    ['/admin/settings/replies', texts.replies.title],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await violationsInBothSchemes(page), path).toEqual([]);
    expect(await scrollsSideways(page), path).toBe(false);
    await page.evaluate(() => document.documentElement.removeAttribute('data-color-scheme'));
  }
});
