import type { PageTemplateOf, TemplateVersion } from '@gvg/contracts/http/page-templates';
import type { Page as PageOf } from '@gvg/contracts/paging';
import { expect, test } from '@gvg/testing/page-test';
import { requiredVariable } from '@gvg/testing/running-site';
import { mintFor } from '@gvg/testing/token-keys';

type PageOfText = PageTemplateOf<'PAGE'>;

/** Longer than an event takes on a busy machine, shorter than a page is kept that nobody hears a change of. */
const nextLoad = 3_000;

test('a page that staff edits, and brings back, is so on the next load, with and without scripts', async ({ page, request, browser }) => {
  const authorization = `Bearer ${await mintFor(requiredVariable('SITE_SIGNING_KEYS'), { roles: ['SYSTEM_ADMIN'] })}`;
  const headers = { authorization };
  const { _id, title } = (await (await request.get('/v1/page-templates/get-slug/guide')).json()) as PageOfText;
  const versions = (await (await request.get(`/v1/page-templates/${_id}/versions?limit=1`, { headers })).json()) as PageOf<TemplateVersion>;
  const before = versions.docs[0]!.version;
  const drawn = await browser.newPage({ javaScriptEnabled: false });
  const shows = async (name: string) => {
    await expect.poll(async () => (await request.get('/page/guide')).text(), { timeout: nextLoad }).toContain(`>${name}</h1>`);
    for (const each of [page, drawn]) {
      await each.goto('/page/guide');
      await expect(each.getByRole('main').getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    }
  };

  await shows(title.vi);
  const edited = 'Mua hàng thế nào, bản vừa sửa';
  expect((await request.patch(`/v1/page-templates/${_id}`, { headers, data: { type: 'PAGE', title: { ...title, vi: edited } } })).status()).toBe(200);
  await shows(edited);
  expect((await request.put(`/v1/page-templates/${_id}/restore`, { headers, data: { version: before } })).status()).toBe(200);
  await shows(title.vi);
  await drawn.close();
});
