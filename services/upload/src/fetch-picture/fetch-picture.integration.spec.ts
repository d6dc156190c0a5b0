import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { StoredPicture } from '@gvg/contracts/upload/http/upload';
import { uploadLimits, uploadPicture } from '@gvg/contracts/upload/http/upload';
import { fetchPictureForService } from '@gvg/contracts/upload/http/internal-pictures';
import { createOutsideFetch } from '@gvg/outside-fetch/outside-fetch';
import type { ServiceHarness } from '@gvg/testing/service-harness';
import { photo, svgDrawing } from '../picture/pictures.fixtures.ts';
import { startUploadHarness, uploadForm } from '../upload.fixtures.ts';

const addresses: Record<string, string[]> = { 'shop.example': ['93.184.216.34'], 'inside.example': ['10.0.0.7'] };

describe('POST /internal/pictures/fetch', () => {
  let service: ServiceHarness;
  let outside: Server;
  let respond: RequestListener;
  let connections = 0;

  beforeAll(async () => {
    outside = createServer((request, response) => {
      respond(request, response);
    });
    await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve));
    const fetchOutside = createOutsideFetch({
      resolve: async (hostname) => addresses[hostname] ?? [],
      dial: () => {
        connections += 1;
        return connect((outside.address() as AddressInfo).port, '127.0.0.1');
      },
    });
    service = await startUploadHarness('upload-fetch', undefined, fetchOutside);
  });
  afterAll(async () => {
    await service.close();
    outside.closeAllConnections();
    await new Promise((resolve) => outside.close(resolve));
  });

  const send = (body: unknown) =>
    service.internal.post<StoredPicture & { message?: string; details?: unknown[] }>(fetchPictureForService.path, {
      body,
    });
  const fetchPicture = (url: string) => send({ url, purpose: 'TEMPLATE' });
  const serve = (content: Buffer | string, contentType: string) => {
    respond = (_, response) => response.writeHead(200, { 'content-type': contentType }).end(content);
  };

  it('stores a linked picture under the same name as an upload of it', async () => {
    const content = await photo(120, 80).jpeg().toBuffer();
    serve(content, 'application/octet-stream');
    const fetched = await fetchPicture('http://shop.example/a.jpg');
    expect(fetched).toMatchObject({
      status: 201,
      body: {
        width: 120,
        height: 80,
        url: expect.stringMatching(/^\/v1\/file-manager\/files\/[0-9a-f]{40}\.jpg$/) as string,
      },
    });
    const uploaded = await service.internal.post<StoredPicture>('/internal/pictures', {
      body: uploadForm(content, { purpose: 'TEMPLATE' }),
    });
    expect(uploaded.body.url).toBe(fetched.body.url);
  });

  it("counts a guest's picture against their upload quota, including rejected ones", async () => {
    const guest = 'c'.repeat(32);
    const copyFor = (id: string, url = 'http://shop.example/a.jpg') =>
      send({ url, purpose: 'CART', owner: { kind: 'guest', id }, address: '203.0.113.9' });
    serve(await photo(12, 8).jpeg().toBuffer(), 'image/jpeg');
    expect((await copyFor(guest, 'http://inside.example/a.jpg')).status).toBe(400);
    for (let copied = 1; copied < uploadLimits.guestPerDay; copied += 1)
      expect((await copyFor(guest)).status).toBe(201);
    expect(await copyFor(guest)).toMatchObject({ status: 429, body: { message: 'TOO_MANY_REQUESTS' } });
    const headers = { cookie: await service.keys.guestCookie(guest) };
    expect(
      (
        await service.client.post(uploadPicture.path, {
          body: uploadForm(await photo(12, 8).png().toBuffer()),
          headers,
        })
      ).status,
    ).toBe(429);
    expect((await copyFor('d'.repeat(32))).status).toBe(201);
  });

  it.each([
    'http://inside.example/a.jpg',
    'http://127.0.0.1/a.jpg',
    'http://shop.example:9000/a.jpg',
    'ftp://shop.example/a.jpg',
  ])('rejects %s without a connection', async (url) => {
    const before = connections;
    expect(await fetchPicture(url)).toMatchObject({
      status: 400,
      body: { message: 'INVALID_PAYLOAD', details: [{ path: 'url', code: 'INVALID_URL', message: 'Invalid link' }] },
    });
    expect(connections).toBe(before);
  });

  it.each([
    ['a page', '<!doctype html><title>Shop</title>', 'image/jpeg', 415, 'FILE_TYPE_NOT_SUPPORTED'],
    ['a drawing with scripts', svgDrawing, 'image/svg+xml', 415, 'FILE_TYPE_NOT_SUPPORTED'],
    ['more than 10 MB', Buffer.alloc(10 * 1024 * 1024 + 1), 'image/jpeg', 413, 'FILE_TOO_LARGE'],
  ])('rejects %s', async (_, content, contentType, status, message) => {
    serve(content, contentType);
    expect(await fetchPicture('http://shop.example/a.jpg')).toMatchObject({ status, body: { message } });
  });

  it('responds FILE_NOT_FOUND to a missing picture and an unknown host', async () => {
    respond = (_, response) => response.writeHead(404).end();
    expect(await fetchPicture('http://shop.example/a.jpg')).toMatchObject({
      status: 400,
      body: { message: 'FILE_NOT_FOUND' },
    });
    expect(await fetchPicture('http://nowhere.example/a.jpg')).toMatchObject({
      status: 400,
      body: { message: 'FILE_NOT_FOUND' },
    });
  });

  it('responds to other callers as if the path did not exist', async () => {
    expect(
      (
        await service.client.post(fetchPictureForService.path, {
          as: 'SYSTEM_ADMIN',
          body: { url: 'http://shop.example/a.jpg', purpose: 'TEMPLATE' },
        })
      ).status,
    ).toBe(404);
  });

  it.each([
    {},
    { url: 'http://shop.example/a.jpg' },
    { url: 'no link', purpose: 'TEMPLATE' },
    { url: 'http://shop.example/a.jpg', purpose: 'SECRET' },
  ])('rejects the body %j', async (body) => {
    expect((await send(body)).status).toBe(400);
  });
});
