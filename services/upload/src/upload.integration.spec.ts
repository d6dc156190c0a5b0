import path from 'node:path';
import mongoose from 'mongoose';
import sharp from 'sharp';
import { uploadLimits, uploadPicture } from '@gvg/contracts/upload/http/upload';
import type { StoredPicture } from '@gvg/contracts/upload/http/upload';
import { createPictureSigner } from '@gvg/service-kit/security/signed-picture';
import type { ServiceHarness } from '@gvg/testing/service-harness';
import type { TestResponse, TestCaller, TestRequest } from '@gvg/testing/test-client';
import { animation, hugePng, photo, svgDrawing } from './picture/pictures.fixtures.ts';
import { folderStorage, uploadForm, s3Storage, startUploadHarness } from './upload.fixtures.ts';

const chromium = 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8';

describe.each([
  ['folder', folderStorage],
  ['S3', s3Storage],
])('upload service with %s storage', (_, openStorage) => {
  let service: ServiceHarness;

  beforeAll(async () => {
    service = await startUploadHarness('upload', openStorage);
  });
  afterAll(() => service.close());

  const send = (as: TestCaller, body: FormData, request: TestRequest = {}) =>
    service.client.post<StoredPicture & { message?: string }>(uploadPicture.path, { as, body, ...request });

  async function uploadPictureAs(
    as: TestCaller,
    content: Buffer,
    fields?: Parameters<typeof uploadForm>[1],
  ): Promise<StoredPicture> {
    const response = await send(as, uploadForm(content, fields));
    expect(response).toMatchObject({ status: 201 });
    return response.body;
  }

  async function fetchPicture(
    url: string,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; headers: Headers; content: Buffer }> {
    const response = await fetch(`${service.url}${url}`, { headers });
    return { status: response.status, headers: response.headers, content: Buffer.from(await response.arrayBuffer()) };
  }

  const records = async (filter: Record<string, unknown>) => {
    const connection = await mongoose
      .createConnection(service.environment['MONGODB_URI'] as string, {
        dbName: service.environment['DATABASE_NAME'] as string,
      })
      .asPromise();
    try {
      return await connection.collection('pictures').find(filter).toArray();
    } finally {
      await connection.close();
    }
  };

  it('stores a picture of staff and serves it publicly', async () => {
    const picture = await uploadPictureAs('ADMIN', await photo(300, 200).png().toBuffer());
    expect(picture).toEqual({
      url: expect.stringMatching(/^\/v1\/file-manager\/files\/[0-9a-f]{40}\.png$/) as string,
      width: 300,
      height: 200,
    });
    const served = await fetchPicture(picture.url);
    expect(served.status).toBe(200);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      vary: 'Accept',
      'content-length': String(served.content.length),
    });
    expect(await sharp(served.content).metadata()).toMatchObject({ format: 'png', width: 300, height: 200 });
  });

  it('stores identical pictures once, even when uploaded concurrently', async () => {
    const content = await photo(111, 50).jpeg().toBuffer();
    const pictures = await Promise.all([1, 2, 3].map(() => uploadPictureAs('ADMIN', content)));
    const urls = new Set(
      [...pictures, await uploadPictureAs('SYSTEM_ADMIN', content, { purpose: 'TEMPLATE' })].map(({ url }) => url),
    );
    expect(urls.size).toBe(1);
    expect(await records({ _id: path.basename([...urls][0] as string) })).toMatchObject([
      { purpose: 'PRODUCT', width: 111, height: 50, storedBy: { kind: 'user' } },
    ]);
  });

  it('reduces a picture to the requested width', async () => {
    expect(await uploadPictureAs('guest', await photo(900, 600).jpeg().toBuffer(), { width: '400' })).toMatchObject({
      width: 400,
      height: 267,
    });
  });

  it.each([
    ['AVIF', chromium, 'image/avif', 'heif'],
    ['WebP', 'image/webp,*/*', 'image/webp', 'webp'],
    ['the stored format', '*/*', 'image/jpeg', 'jpeg'],
  ])('serves %s in the requested width', async (__, accept, contentType, format) => {
    const { url } = await uploadPictureAs('ADMIN', await photo(700, 350).jpeg().toBuffer());
    const served = await Promise.all([1, 2, 3, 4].map(() => fetchPicture(`${url}?w=320`, { accept })));
    for (const { status, headers, content } of served) {
      expect([status, headers.get('content-type')]).toEqual([200, contentType]);
      expect(await sharp(content).metadata()).toMatchObject({ format, width: 320, height: 160 });
    }
    expect(await sharp((await fetchPicture(url, { accept })).content).metadata()).toMatchObject({ format, width: 700 });
  });

  it('retains animations, also as WebP', async () => {
    const { url } = await uploadPictureAs('ADMIN', await animation(4, 300));
    expect(url).toMatch(/\.gif$/);
    const { headers, content } = await fetchPicture(`${url}?w=160`, { accept: chromium });
    expect(headers.get('content-type')).toBe('image/webp');
    expect(await sharp(content, { animated: true }).metadata()).toMatchObject({
      pages: 4,
      width: 160,
      pageHeight: 160,
    });
  });

  it('responds 304 when the ETag matches, and supports HEAD', async () => {
    const { url } = await uploadPictureAs('ADMIN', await photo(120, 120).jpeg().toBuffer());
    const first = await fetchPicture(`${url}?w=80`, { accept: chromium });
    const etag = first.headers.get('etag') as string;
    const again = await fetchPicture(`${url}?w=80`, { accept: chromium, 'if-none-match': etag });
    expect([again.status, again.content.length, again.headers.get('etag'), again.headers.get('vary')]).toEqual([
      304,
      0,
      etag,
      'Accept',
    ]);
    expect((await fetchPicture(`${url}?w=80`, { accept: 'image/webp', 'if-none-match': etag })).status).toBe(200);
    const head = await fetch(`${service.url}${url}`, { method: 'HEAD' });
    expect([head.status, Number(head.headers.get('content-length')) > 0]).toEqual([200, true]);
  });

  it.each([
    ['?w=321', 400, 'INVALID_ENUM_VALUE'],
    ['?w=1e9', 400, 'INVALID_ENUM_VALUE'],
    ['?w=wide', 400, 'INVALID_PAYLOAD'],
  ])('rejects unsupported widths: %s', async (query, status, message) => {
    const { url } = await uploadPictureAs('ADMIN', await photo(120, 120).jpeg().toBuffer());
    expect(await service.client.get(`${url}${query}`)).toMatchObject({ status, body: { message } });
  });

  it.each(['0'.repeat(40) + '.png', '0'.repeat(32) + '.jpg', 'x.png', '..%2f..%2fetc%2fpasswd', 'a'.repeat(5_000)])(
    'responds with an error for unknown names: %.50s',
    async (name) => {
      const response = await service.client.get(`/v1/file-manager/files/${name}`);
      expect([400, 404]).toContain(response.status);
      expect(response.headers.get('cache-control')).toBe('no-store');
    },
  );

  it('gives chat pictures unguessable names and makes them cacheable only by the browser', async () => {
    const content = await photo(200, 100).jpeg().toBuffer();
    const [one, two] = [await uploadPictureAs('guest', content), await uploadPictureAs('guest', content)];
    expect(one.url).toMatch(/\/[0-9a-f]{32}\.jpg$/);
    expect(two.url).not.toBe(one.url);
    const served = await fetchPicture(`${one.signedUrl}&w=80`, { accept: chromium });
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, max-age=3600',
      'x-robots-tag': 'noindex, nofollow, noarchive',
    });
  });

  it.each<[TestCaller, string]>([
    ['guest', 'CHAT'],
    ['guest', 'CART'],
    ['USER', 'PAYMENT'],
    ['ADMIN', 'ORDER'],
  ])('shows what %s uploads for %s only at its signed address', async (as, purpose) => {
    const { url, signedUrl = '' } = await uploadPictureAs(as, await photo(60, 40).jpeg().toBuffer(), { purpose });
    const { status, headers } = await fetchPicture(signedUrl);
    expect(status).toBe(200);
    const etag = headers.get('etag') as string;
    const signed = new URLSearchParams(signedUrl.split('?')[1]);
    const expired = createPictureSigner(
      service.environment['INTERNAL_SECRET'] as string,
      () => new Date(Date.now() - 2 * 3_600_000),
    ).sign(url, signed.get('reader') as string);
    const other = await uploadPictureAs(as, await photo(60, 41).jpeg().toBuffer(), { purpose });
    const changed = (name: string, value: string) =>
      `${url}?${new URLSearchParams({ ...Object.fromEntries(signed), [name]: value }).toString()}`;
    const wrong = [
      url,
      expired,
      changed('reader', 'somebody else'),
      changed('signature', 'A'.repeat(43)),
      changed('expires', '99999999999'),
      `${other.url}?${signed.toString()}`,
    ];
    for (const address of wrong) {
      const response = await service.client.get(address, { headers: { 'if-none-match': etag } });
      expect({ address, status: response.status, body: response.body }).toMatchObject({
        address,
        status: 404,
        body: { message: 'FILE_NOT_FOUND' },
      });
    }
  });

  it('lets a service remove private pictures but not public ones', async () => {
    const { url, signedUrl = '' } = await uploadPictureAs('USER', await photo(50, 50).jpeg().toBuffer(), {
      purpose: 'PAYMENT',
    });
    const { status, headers } = await fetchPicture(signedUrl);
    expect(status).toBe(200);
    const remove = (name: string) => service.internal.delete(`/internal/pictures/${name}`);
    expect((await remove(path.basename(url))).status).toBe(204);
    expect((await remove(path.basename(url))).status).toBe(204);
    expect((await fetchPicture(signedUrl, { 'if-none-match': headers.get('etag') as string })).status).toBe(404);
    expect(await records({ _id: path.basename(url) })).toEqual([]);
    const shared = await uploadPictureAs('ADMIN', await photo(50, 51).jpeg().toBuffer());
    expect(await remove(path.basename(shared.url))).toMatchObject({
      status: 403,
      body: { message: 'ACTION_NOT_ALLOWED' },
    });
  });

  it('accepts uploads of internal services and rejects other callers', async () => {
    const content = await photo(60, 60).jpeg().toBuffer();
    expect(
      await service.internal.post('/internal/pictures', { body: uploadForm(content, { purpose: 'PRODUCT' }) }),
    ).toMatchObject({ status: 201, body: { width: 60 } });
    expect(
      await service.internal.post('/internal/pictures', {
        body: uploadForm(content),
        headers: { 'x-internal-secret': 'guessed' },
      }),
    ).toMatchObject({ status: 401 });
    expect(
      (await service.client.post('/internal/pictures', { as: 'SYSTEM_ADMIN', body: uploadForm(content) })).status,
    ).toBe(404);
  });

  it.each<[TestCaller, string | undefined, number, string | undefined]>([
    ['none', undefined, 401, 'INVALID_TOKEN'],
    ['guest', 'PRODUCT', 403, 'INVALID_ROLE'],
    ['guest', 'AVATAR', 403, 'INVALID_ROLE'],
    ['USER', 'TEMPLATE', 403, 'INVALID_ROLE'],
    ['USER', 'AVATAR', 201, undefined],
    ['USER', 'POSTER', 400, 'INVALID_ENUM_VALUE'],
    ['ADMIN', 'TEMPLATE', 201, undefined],
  ])('responds to %s with purpose %s: %s %s', async (as, purpose, status, message) => {
    const response = await send(
      as,
      uploadForm(await photo(20, 20).jpeg().toBuffer(), purpose === undefined ? {} : { purpose }),
    );
    expect([response.status, response.body.message]).toEqual([status, message]);
  });

  it.each<[string, () => Promise<FormData> | FormData, number, string]>([
    ['no file', () => uploadForm(undefined, { purpose: 'CHAT' }), 400, 'FILE_NOT_FOUND'],
    ['no file chosen', () => uploadForm(Buffer.alloc(0), { name: '' }), 400, 'FILE_NOT_FOUND'],
    ['an empty file', () => uploadForm(Buffer.alloc(0)), 422, 'FILE_NOT_READABLE'],
    ['11 MB', () => uploadForm(Buffer.alloc(11 * 1024 * 1024, 1)), 413, 'FILE_TOO_LARGE'],
    [
      'a JPEG one byte over the limit',
      async () =>
        uploadForm(
          Buffer.concat([await photo(20, 20).jpeg().toBuffer(), Buffer.alloc(uploadLimits.bytes)]).subarray(
            0,
            uploadLimits.bytes + 1,
          ),
        ),
      413,
      'FILE_TOO_LARGE',
    ],
    ['50 MB', () => uploadForm(Buffer.alloc(50 * 1024 * 1024, 1)), 413, 'FILE_TOO_LARGE'],
    ['an SVG named .jpg', () => uploadForm(svgDrawing, { name: 'drawing.jpg' }), 415, 'FILE_TYPE_NOT_SUPPORTED'],
    [
      'a long SVG named .png',
      () => uploadForm(Buffer.concat([svgDrawing, Buffer.alloc(3_000_000, 32)]), { name: 'drawing.png' }),
      415,
      'FILE_TYPE_NOT_SUPPORTED',
    ],
    [
      '16,000 × 16,000 pixels',
      () => uploadForm(hugePng(16_000, 16_000), { name: 'huge.png' }),
      422,
      'FILE_NOT_READABLE',
    ],
    [
      'a truncated file',
      async () => uploadForm((await photo(400, 400).jpeg().toBuffer()).subarray(0, 9_000)),
      422,
      'FILE_NOT_READABLE',
    ],
    [
      'a width of zero',
      async () => uploadForm(await photo(20, 20).jpeg().toBuffer(), { width: '0' }),
      400,
      'INVALID_PAYLOAD',
    ],
    [
      'an unknown field',
      async () => uploadForm(await photo(20, 20).jpeg().toBuffer(), { more: 'x' }),
      400,
      'INVALID_PAYLOAD',
    ],
  ])('rejects %s', async (__, make, status, message) => {
    const response: TestResponse<{ message?: string }> = await send('ADMIN', await make());
    expect([response.status, response.body.message]).toEqual([status, message]);
  });

  it('accepts exactly 10 MB', async () => {
    const start = await photo(20, 20).jpeg().toBuffer();
    expect(
      await uploadPictureAs('ADMIN', Buffer.concat([start, Buffer.alloc(uploadLimits.bytes - start.length)])),
    ).toMatchObject({ width: 20 });
  });

  it.each<[string, TestRequest, number, string]>([
    ['JSON', { body: { file: 'x' } }, 400, 'FILE_NOT_FOUND'],
    ['no body', {}, 400, 'FILE_NOT_FOUND'],
    ['multipart without a boundary', { headers: { 'content-type': 'multipart/form-data' } }, 400, 'FILE_NOT_FOUND'],
    [
      'a truncated form',
      {
        body: new Blob(['--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc']) as never,
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      },
      400,
      'INVALID_PAYLOAD',
    ],
  ])('rejects other request bodies: %s', async (__, { body, headers = {} }, status, message) => {
    const authorization = `Bearer ${await service.keys.mint({ roles: ['ADMIN'] })}`;
    const raw = body instanceof Blob ? body : body === undefined ? null : JSON.stringify(body);
    const type: Record<string, string> =
      raw !== null && !(raw instanceof Blob) ? { 'content-type': 'application/json' } : {};
    const response = await fetch(`${service.url}${uploadPicture.path}`, {
      method: 'POST',
      headers: { authorization, ...type, ...headers },
      body: raw,
    });
    expect([response.status, ((await response.json()) as { message: string }).message]).toEqual([status, message]);
  });
});
