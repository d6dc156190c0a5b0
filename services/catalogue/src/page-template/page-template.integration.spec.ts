import type { FooterContent } from '@gvg/contracts/catalogue/http/page-template-content';
import type {
  PageTemplate,
  PageTemplateOf,
  PageTemplateSummary,
  TemplateVersion,
} from '@gvg/contracts/catalogue/http/page-templates';
import type { Page } from '@gvg/contracts/definitions/paging';
import { testUserId } from '@gvg/testing/token-keys';
import { startCatalogueHarness } from '../testing/catalogue-harness.ts';
import type { CatalogueHarness } from '../testing/catalogue-harness.ts';
import { footerContent, pageBody, picture } from '../testing/valid-inputs.ts';

let shop: CatalogueHarness;

beforeAll(async () => {
  shop = await startCatalogueHarness('templates');
});

afterAll(() => shop.close());

type PageOfText = PageTemplateOf<'PAGE'>;

const get = <T = PageTemplate>(path: string) => shop.client.get<T>(`/v1/page-templates/${path}`);
const create = (body: object) => shop.client.post<PageOfText>('/v1/page-templates', { as: 'SYSTEM_ADMIN', body });
const patch = <T = PageTemplate>(id: string, body: object) =>
  shop.client.patch<T>(`/v1/page-templates/${id}`, { as: 'ADMIN', body });
const restore = <T = PageTemplate>(id: string, body: object) =>
  shop.client.put<T>(`/v1/page-templates/${id}/restore`, { as: 'SYSTEM_ADMIN', body });
const setRemoved = (id: string, isDeleted: boolean) =>
  shop.client.put<PageOfText>(`/v1/page-templates/status/${id}`, { as: 'SYSTEM_ADMIN', body: { isDeleted } });
const versions = async (id: string) =>
  (await shop.client.get<Page<TemplateVersion>>(`/v1/page-templates/${id}/versions`, { as: 'SYSTEM_ADMIN' })).body;

it.each(['HOMEPAGE', 'HEADER', 'FOOTER', 'RATE_TABLE'])(
  '%s exists after init, is unique and cannot be removed',
  async (type) => {
    const { body } = await get(`get-type/${type}`);
    expect(body).toMatchObject({ type, revision: 1, isDeleted: false });
    const {
      _id,
      isDeleted: _removed,
      revision: _revision,
      createdAt: _created,
      updatedAt: _updated,
      ...content
    } = body;
    expect(await create(content)).toMatchObject({ status: 409, body: { message: 'PAGE_TEMPLATE_WAS_EXISTED' } });
    expect(await setRemoved(_id, true)).toMatchObject({ status: 403, body: { message: 'ACTION_NOT_ALLOWED' } });
  },
);

it('stores a version for every edit and restores any of them', async () => {
  const { _id } = (await get('get-type/FOOTER')).body;
  await patch(_id, { type: 'FOOTER', ...footerContent('0281 111 111') });
  await patch(_id, { type: 'FOOTER', phone: '0282 222 222' });
  expect((await get<FooterContent>('get-type/FOOTER')).body.phone).toBe('0282 222 222');

  const { docs, totalDocs } = await versions(_id);
  expect(totalDocs).toBe(3);
  expect(docs.map(({ version }) => version)).toEqual([3, 2, 1]);
  expect(docs[0]?.savedBy).toEqual({ kind: 'user', id: testUserId });

  expect((await restore<FooterContent>(_id, { version: 2 })).body).toMatchObject({
    phone: '0281 111 111',
    revision: 4,
  });
  expect((await get<FooterContent>('get-type/FOOTER')).body.phone).toBe('0281 111 111');
  expect((await versions(_id)).totalDocs).toBe(4);
  expect(await restore(_id, { version: 99 })).toMatchObject({ status: 404, body: { message: 'NOT_FOUND' } });
  expect(await restore(_id, { version: 1, revision: 2 })).toMatchObject({
    status: 409,
    body: { message: 'VERSION_CONFLICT', current: { revision: 4 } },
  });
});

it('rejects a change of type', async () => {
  const { _id } = (await get('get-type/HEADER')).body;
  expect(await patch(_id, { type: 'FOOTER', phone: '1' })).toMatchObject({
    status: 400,
    body: { message: 'INVALID_PAYLOAD', details: [{ path: 'type' }] },
  });
  expect(await patch(_id, { type: 'HEADER', phone: '1' })).toMatchObject({
    status: 400,
    body: { details: [{ path: 'phone', code: 'UNKNOWN_KEY' }] },
  });
});

it('serves a page by its unique slug until it is removed', async () => {
  const page = (await create(pageBody({ slug: 'gioi-thieu' }))).body;
  expect((await get<PageOfText>('get-slug/gioi-thieu')).body).toEqual(page);
  expect(await create(pageBody({ slug: 'gioi-thieu' }))).toMatchObject({
    status: 409,
    body: { message: 'PAGE_TEMPLATE_WAS_EXISTED' },
  });
  const other = (await create(pageBody())).body;
  expect(await patch(other._id, { type: 'PAGE', slug: 'gioi-thieu' })).toMatchObject({ status: 409 });

  const listed = async (as: 'none' | 'ADMIN', query = {}) =>
    (
      await shop.client.get<Page<PageTemplateSummary>>('/v1/page-templates', {
        as,
        query: { type: 'PAGE', limit: 100, ...query },
      })
    ).body.docs.map(({ slug }) => slug);
  expect(await listed('none')).toContain('gioi-thieu');

  await setRemoved(page._id, true);
  expect(await listed('none', { includeDeleted: 'true' })).not.toContain('gioi-thieu');
  expect(await listed('ADMIN', { includeDeleted: 'true' })).toContain('gioi-thieu');
  expect(await get('get-slug/gioi-thieu')).toMatchObject({
    status: 410,
    body: { message: 'PAGE_TEMPLATE_WAS_DELETED' },
  });
  expect(await patch(page._id, { type: 'PAGE', slug: 'x' })).toMatchObject({ status: 410 });
  expect(await get('get-slug/khong-co')).toMatchObject({ status: 404, body: { message: 'PAGE_TEMPLATE_NOT_FOUND' } });

  const next = (await create(pageBody({ slug: 'gioi-thieu' }))).body;
  expect((await get<PageOfText>('get-slug/gioi-thieu')).body._id).toBe(next._id);
  expect(await setRemoved(page._id, false)).toMatchObject({
    status: 409,
    body: { message: 'PAGE_TEMPLATE_WAS_EXISTED' },
  });
  expect((await versions(page._id)).totalDocs).toBe(1);
});

it('sanitises rich text in every field and language', async () => {
  const dirty = '<p>Chào</p><script>x</script>';
  const page = (await create(pageBody({ body: { vi: dirty, en: dirty } }))).body;
  expect(page.body).toEqual({ vi: '<p>Chào</p>', en: '<p>Chào</p>' });
  const { _id } = (await get('get-type/RATE_TABLE')).body;
  expect((await patch(_id, { type: 'RATE_TABLE', notes: { vi: '<script>x</script>', en: dirty } })).body).toMatchObject(
    { notes: { vi: '', en: '<p>Chào</p>' } },
  );
  expect(await create(pageBody({ body: { vi: '<style>p{}</style>', en: '' } }))).toMatchObject({
    status: 400,
    body: { details: [{ path: 'body.vi', code: 'REQUIRED' }] },
  });
});

it.each([
  [{ slug: 'Giới thiệu' }, 'slug'],
  [{ slug: 'a--b' }, 'slug'],
  [{ title: { vi: '', en: '' } }, 'title.vi'],
])('rejects a page with %j', async (fields, path) => {
  expect(await create(pageBody(fields))).toMatchObject({
    status: 400,
    body: { message: 'INVALID_PAYLOAD', details: [{ path }] },
  });
});

it.each(['//evil.example', 'javascript:alert(1)', '/\\evil.example', 'page/about', ''])(
  'rejects a banner that links to “%s”',
  async (url) => {
    const { _id } = (await get('get-type/HOMEPAGE')).body;
    const banner = { image: picture, title: { vi: 'Tết', en: '' }, actions: [{ label: { vi: 'Xem', en: '' }, url }] };
    expect(await patch(_id, { type: 'HOMEPAGE', banners: [banner] })).toMatchObject({
      status: 400,
      body: { details: [{ path: 'banners.0.actions.0.url', code: 'INVALID_URL' }] },
    });
  },
);
