import type { Page } from '@playwright/test';
import type { PageTemplateOf, TemplateVersion } from '@gvg/contracts/http/page-templates';
import type { Page as PageOf } from '@gvg/contracts/paging';
import { expect, test } from '@gvg/testing/page-test';
import { requiredVariable } from '@gvg/testing/running-site';
import { mintFor } from '@gvg/testing/token-keys';

type PageOfText = PageTemplateOf<'PAGE'>;

/** Longer than an event takes, shorter than anything is kept that hears of none. */
const nextLoad = 2_000;

async function showsOnNextLoad(page: Page, title: string): Promise<void> {
  await expect(async () => {
    await page.goto('/page/guide');
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: nextLoad });
}

test('a page that staff edits, and brings back, is so on the next load, with and without scripts', async ({ page, request, browser }) => {
  const authorization = `Bearer ${await mintFor(requiredVariable('SITE_SIGNING_KEYS'), { roles: ['SYSTEM_ADMIN'] })}`;
  const headers = { authorization };
  const { _id, title } = (await (await request.get('/v1/page-templates/get-slug/guide')).json()) as PageOfText;
  const versions = (await (await request.get(`/v1/page-templates/${_id}/versions?limit=1`, { headers })).json()) as PageOf<TemplateVersion>;
  const before = versions.docs[0]!.version;
  const drawn = await browser.newPage({ javaScriptEnabled: false });
  const shows = async (name: string) => {
    await showsOnNextLoad(page, name);
    await showsOnNextLoad(drawn, name);
  };

  await shows(title.vi);
  const edited = 'Mua hàng thế nào, bản vừa sửa';
  expect((await request.patch(`/v1/page-templates/${_id}`, { headers, data: { type: 'PAGE', title: { ...title, vi: edited } } })).status()).toBe(200);
  await shows(edited);
  expect((await request.put(`/v1/page-templates/${_id}/restore`, { headers, data: { version: before } })).status()).toBe(200);
  await shows(title.vi);
  await drawn.close();
});
