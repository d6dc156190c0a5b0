import type { PageTemplateOf, TemplateVersion } from '@gvg/contracts/catalogue/http/page-templates';
import type { Page as PageOf } from '@gvg/contracts/definitions/paging';
import { expect, test } from '@gvg/testing/page-test';
import { requiredVariable } from '@gvg/testing/running-site';
import { mintFor } from '@gvg/testing/token-keys';

type TextPage = PageTemplateOf<'PAGE'>;

test('edits and restores of a page template appear on the next load, with and without scripts', async ({
  page,
  request,
  browser,
}) => {
  const authorization = `Bearer ${await mintFor(requiredVariable('SITE_SIGNING_KEYS'), { roles: ['SYSTEM_ADMIN'] })}`;
  const headers = { authorization };
  const { _id, title } = (await (await request.get('/v1/page-templates/get-slug/guide')).json()) as TextPage;
  const versions = (await (
    await request.get(`/v1/page-templates/${_id}/versions?limit=1`, { headers })
  ).json()) as PageOf<TemplateVersion>;
  const before = versions.docs[0]!.version;
  const scriptlessPage = await browser.newPage({ javaScriptEnabled: false });
  const expectTitle = async (name: string) => {
    await expect.poll(async () => (await request.get('/page/guide')).text()).toContain(`>${name}</h1>`);
    for (const each of [page, scriptlessPage]) {
      await each.goto('/page/guide');
      await expect(each.getByRole('main').getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    }
  };

  await expectTitle(title.vi);
  const edited = 'Mua hàng thế nào, bản vừa sửa';
  expect(
    (
      await request.patch(`/v1/page-templates/${_id}`, {
        headers,
        data: { type: 'PAGE', title: { ...title, vi: edited } },
      })
    ).status(),
  ).toBe(200);
  await expectTitle(edited);
  expect(
    (await request.put(`/v1/page-templates/${_id}/restore`, { headers, data: { version: before } })).status(),
  ).toBe(200);
  await expectTitle(title.vi);
  await scriptlessPage.close();
});
