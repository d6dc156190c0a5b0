import { draftHeader } from '@gvg/contracts/composition/draft-document';
import type { PageTemplateOf, PageTemplateSummary, TemplateDraft } from '@gvg/contracts/catalogue/http/page-templates';
import type { Page } from '@gvg/contracts/definitions/paging';
import { auditRecorded } from '@gvg/contracts/identity/events';
import type { AuditRecord } from '@gvg/contracts/identity/events';
import { collectEvents } from '@gvg/service-kit/testing/published-events';
import type { EventCollector } from '@gvg/service-kit/testing/published-events';
import { eventually } from '@gvg/testing/eventually';
import { testUserId } from '@gvg/testing/token-keys';
import { startCatalogueHarness } from '../testing/catalogue-harness.ts';
import type { CatalogueHarness } from '../testing/catalogue-harness.ts';
import { pageBody } from '../testing/valid-inputs.ts';

type TextPage = PageTemplateOf<'PAGE'>;

let shop: CatalogueHarness;
let collector: EventCollector;

beforeAll(async () => {
  shop = await startCatalogueHarness('drafts');
  collector = await collectEvents(shop, [auditRecorded]);
});
afterAll(async () => {
  await collector.close();
  await shop.close();
});

const staff = { as: 'ADMIN' } as const;
const createPage = async () =>
  (await shop.client.post<TextPage>('/v1/page-templates', { as: 'SYSTEM_ADMIN', body: pageBody() })).body;
const draftOf = async (id: string) =>
  (await shop.client.get<TemplateDraft>(`/v1/page-templates/${id}/draft`, staff)).body;
const save = (id: string, body: object) =>
  shop.client.put<TemplateDraft>(`/v1/page-templates/${id}/draft`, { ...staff, body });
const publish = (id: string, revision: number) =>
  shop.client.post<TextPage>(`/v1/page-templates/${id}/publish`, { ...staff, body: { revision } });
const read = async (id: string, headers: Record<string, string> = {}) =>
  shop.client.get<TextPage>(`/v1/page-templates/${id}`, { headers });
const titled = (page: TextPage, vi: string) => ({
  type: 'PAGE',
  slug: page.slug,
  title: { vi, en: '' },
  body: page.body,
});
/** Sets the time at which version 2 replaced version 1. */
const replacedAt = (id: string, savedAt: Date) =>
  shop.models.templateVersions.updateOne({ template: id, version: 2 }, { $set: { savedAt } });
const auditOf = (id: string) =>
  collector.published
    .map(({ data }) => data as AuditRecord)
    .filter(({ subject }) => subject.id === id)
    .map(({ action }) => action);

it('hides a draft until it is published, then shows it as a version', async () => {
  const page = await createPage();
  expect(await draftOf(page._id)).toEqual({
    template: page._id,
    revision: 0,
    content: titled(page, page.title.vi),
    published: { revision: 1, content: titled(page, page.title.vi) },
  });
  const saved = (await save(page._id, { content: titled(page, 'Nháp'), basedOn: 1, revision: 0 })).body;
  expect(saved).toMatchObject({ revision: 1, content: { title: { vi: 'Nháp' } }, saved: { by: { id: testUserId } } });
  expect(await draftOf(page._id)).toEqual(saved);
  expect((await read(page._id)).body).toEqual(page);

  expect((await publish(page._id, 1)).body).toMatchObject({ title: { vi: 'Nháp' }, revision: 2 });
  expect((await read(page._id)).body).toMatchObject({ title: { vi: 'Nháp' } });
  expect(await draftOf(page._id)).toMatchObject({ revision: 2, published: { revision: 2 } });
  expect(await draftOf(page._id)).not.toHaveProperty('saved');
  expect(await publish(page._id, 2)).toMatchObject({ status: 403, body: { message: 'ACTION_NOT_ALLOWED' } });
  const { body: versions } = await shop.client.get<{ docs: { version: number }[] }>(
    `/v1/page-templates/${page._id}/versions`,
    { as: 'SYSTEM_ADMIN' },
  );
  expect(versions.docs.map(({ version }) => version)).toEqual([2, 1]);
  await eventually(() => expect(auditOf(page._id)).toEqual(['page-template.create', 'page-template.publish']));
});

it('shows only staff in the list that a template has a draft', async () => {
  const page = await createPage();
  const { saved } = (await save(page._id, { content: titled(page, 'Nháp'), basedOn: 1 })).body;
  const listed = async (as: 'none' | 'ADMIN') => {
    const query = { type: 'PAGE', limit: 100 };
    const { body } = await shop.client.get<Page<PageTemplateSummary>>('/v1/page-templates', { as, query });
    return body.docs.find(({ _id }) => _id === page._id);
  };
  expect(await listed('ADMIN')).toMatchObject({ draftSavedAt: saved?.at });
  expect(await listed('none')).not.toHaveProperty('draftSavedAt');
});

it('rejects a draft based on an outdated one, with the current draft', async () => {
  const page = await createPage();
  await save(page._id, { content: titled(page, 'Mai'), basedOn: 1, revision: 0 });
  const conflict = {
    status: 409,
    body: { message: 'VERSION_CONFLICT', current: { content: { title: { vi: 'Mai' } } } },
  };
  expect(await save(page._id, { content: titled(page, 'Hương'), basedOn: 1, revision: 0 })).toMatchObject(conflict);
  expect(await publish(page._id, 0)).toMatchObject(conflict);
});

it('publishes a draft of an earlier version only after it was rebased on the current one', async () => {
  const page = await createPage();
  await save(page._id, { content: titled(page, 'Nháp'), basedOn: 1, revision: 0 });
  await shop.client.patch(`/v1/page-templates/${page._id}`, {
    ...staff,
    body: { type: 'PAGE', body: { vi: '<p>Mới</p>', en: '' } },
  });
  expect(await publish(page._id, 1)).toMatchObject({
    status: 409,
    body: {
      message: 'VERSION_CONFLICT',
      current: {
        base: { revision: 1, content: { body: page.body } },
        published: { revision: 2, content: { body: { vi: '<p>Mới</p>' } } },
      },
    },
  });
  const merged = { ...titled(page, 'Nháp'), body: { vi: '<p>Mới</p>', en: '' } };
  expect((await save(page._id, { content: merged, basedOn: 2, revision: 1 })).body).not.toHaveProperty('base');
  expect((await publish(page._id, 2)).body).toMatchObject({ title: { vi: 'Nháp' }, body: { vi: '<p>Mới</p>' } });
});

it('accepts a draft based on a former version only while a page that shows it may be open', async () => {
  const page = await createPage();
  await shop.client.patch(`/v1/page-templates/${page._id}`, {
    ...staff,
    body: { type: 'PAGE', body: { vi: '<p>Mới</p>', en: '' } },
  });
  const draft = { content: titled(page, 'Nháp'), basedOn: 1 };
  await replacedAt(page._id, new Date(Date.now() - 25 * 60 * 60_000));
  const refused = await save(page._id, draft);
  expect(refused).toMatchObject({
    status: 409,
    body: { message: 'VERSION_CONFLICT', current: { published: { revision: 2 } } },
  });
  expect(JSON.stringify(refused.body)).not.toContain(page.body.vi);
  await replacedAt(page._id, new Date());
  expect((await save(page._id, draft)).body).toMatchObject({ base: { revision: 1, content: { body: page.body } } });
  await replacedAt(page._id, new Date(0));
  expect((await save(page._id, { ...draft, revision: 1 })).status).toBe(200);
});

it('sanitizes a draft, checks its type, and audits the lost content when it is removed', async () => {
  const page = await createPage();
  const dirty = { ...titled(page, 'Nháp'), body: { vi: '<p>Chào</p><script>x</script>', en: '' } };
  expect((await save(page._id, { content: dirty, basedOn: 1 })).body.content).toMatchObject({
    body: { vi: '<p>Chào</p>' },
  });
  const header = { type: 'HEADER', slogan: { vi: 'a', en: '' }, intro: { text: { vi: 'a', en: '' }, link: '/' } };
  expect(await save(page._id, { content: header, basedOn: 1 })).toMatchObject({
    status: 400,
    body: { details: [{ path: 'content.type' }] },
  });
  const remove = () => shop.client.delete<TemplateDraft>(`/v1/page-templates/${page._id}/draft`, staff);
  expect((await remove()).body).toMatchObject({ content: { title: page.title } });
  expect((await remove()).body).not.toHaveProperty('saved');
  await eventually(() => expect(auditOf(page._id)).toEqual(['page-template.create', 'page-template.remove-draft']));
});

it("shows only the signed template's draft, uncached", async () => {
  const [page, other] = [await createPage(), await createPage()];
  for (const { _id } of [page, other])
    await save(_id, { content: titled(_id === page._id ? page : other, 'Nháp'), basedOn: 1 });
  const path = `/v1/page-templates/${page._id}/preview`;
  const { token } = (await shop.client.post<{ token: string }>(path, staff)).body;
  const headers = { [draftHeader]: token };
  for (const address of [page._id, `get-slug/${page.slug}`]) {
    const shown = await read(address, headers);
    expect(shown.body).toMatchObject({ title: { vi: 'Nháp' } });
    expect(shown.headers.get('cache-control')).toBe('private, no-store');
  }
  expect((await read(other._id, headers)).body.title).toEqual(other.title);
  expect((await read('get-type/HEADER', headers)).status).toBe(200);
  expect((await shop.client.get(`/v1/page-templates/previews/${token}`)).body).toEqual({ template: page._id });
  expect(await shop.client.get(`/v1/page-templates/previews/${token}x`)).toMatchObject({ status: 404 });
  expect(await read(page._id, { [draftHeader]: `${token}x` })).toMatchObject({
    status: 404,
    body: { message: 'PAGE_TEMPLATE_NOT_FOUND' },
  });
});
