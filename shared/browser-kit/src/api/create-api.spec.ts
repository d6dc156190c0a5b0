import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApi } from './create-api.ts';
import { addressOf } from './address.ts';

let server: Server;
let respond: (request: IncomingMessage, response: ServerResponse) => void;
const requests: { url?: string | undefined; language?: string | undefined; authorization?: string | undefined }[] = [];

beforeEach(async () => {
  requests.length = 0;
  server = createServer((request, response) => {
    requests.push({
      url: request.url,
      language: request.headers['accept-language'],
      authorization: request.headers.authorization,
    });
    respond(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const api = (token?: () => string) =>
  createApi({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    locale: 'en',
    ...(token ? { token } : {}),
  });
const json = (status: number, body: unknown) => (_: IncomingMessage, response: ServerResponse) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

describe('createApi', () => {
  it('fills the path, sends language and token, and returns the response body', async () => {
    respond = json(200, { _id: 'a1' });
    await expect(api(() => 'secret').call('getProduct', { params: { id: 'a/1' } })).resolves.toEqual({ _id: 'a1' });
    expect(requests).toEqual([{ url: '/v1/products/a%2F1', language: 'en', authorization: 'Bearer secret' }]);
  });

  it('sends a form as multipart, with the boundary that the browser generates', async () => {
    let received: { type?: string | undefined; body: string } | undefined;
    respond = (request, response) => {
      const chunks: Buffer[] = [];
      request
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          received = { type: request.headers['content-type'], body: Buffer.concat(chunks).toString() };
          response.writeHead(201, { 'content-type': 'application/json' }).end('{"url":"/v1/file-manager/files/a.png"}');
        });
    };
    const form = new FormData();
    form.append('purpose', 'AVATAR');
    form.append('file', new Blob(['picture']), 'avatar');
    await expect(api().call('uploadPicture', {}, { form })).resolves.toEqual({ url: '/v1/file-manager/files/a.png' });
    expect(received?.type).toMatch(/^multipart\/form-data; boundary=/);
    expect(received?.body).toMatch(/name="purpose"[^]*AVATAR[^]*name="file"; filename="avatar"[^]*picture/);
  });

  it('sends a file as the whole body, as application/octet-stream', async () => {
    let received: { type?: string | undefined; body: string } | undefined;
    respond = (request, response) => {
      const chunks: Buffer[] = [];
      request
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          received = { type: request.headers['content-type'], body: Buffer.concat(chunks).toString() };
          response.writeHead(202, { 'content-type': 'application/json' }).end('{"_id":"1"}');
        });
    };
    const file = new File(['id,price'], 'tet.csv', { type: 'application/vnd.ms-excel' });
    await api().call('createProductImport', { query: { name: file.name } }, { file });
    expect(received).toEqual({ type: 'application/octet-stream', body: 'id,price' });
  });

  it('produces the same address for any order of query keys', () => {
    expect(addressOf('listProducts', { query: { sort: 'NEWEST', name: 'bánh', page: 2, type: undefined } })).toBe(
      '/v1/products?name=b%C3%A1nh&page=2&sort=NEWEST',
    );
    expect(addressOf('listProducts', {})).toBe('/v1/products');
  });

  it('rejects with the error code, GENERAL_ERROR for unknown codes, and status 0 without a response', async () => {
    respond = json(404, { statusCode: 404, message: 'PRODUCT_NOT_FOUND', requestId: 'r1', details: [] });
    await expect(api().read('/v1/products/1')).rejects.toMatchObject({
      code: 'PRODUCT_NOT_FOUND',
      status: 404,
      requestId: 'r1',
    });
    respond = json(400, { message: 'BREWED_IN_A_TEAPOT' });
    const page = createApi({
      baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      locale: 'en',
      isKnownCode: (code) => code === 'PRODUCT_NOT_FOUND',
    });
    await expect(page.read('/v1/products/1')).rejects.toMatchObject({ code: 'GENERAL_ERROR', status: 400 });
    respond = (_, response) => response.writeHead(502).end('<html>');
    await expect(api().read('/v1/products/1')).rejects.toMatchObject({ code: 'GENERAL_ERROR', status: 502 });
    respond = (request) => request.destroy();
    await expect(api().read('/v1/products/1')).rejects.toMatchObject({ code: 'GENERAL_ERROR', status: 0 });
  });

  it('returns a file with its name, and rejects a truncated one', async () => {
    const head = { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="orders_2026-11-24.csv"' };
    respond = (_, response) => response.writeHead(200, head).end('\uFEFForder,due\r\n');
    const { name, content } = await api(() => 'secret').call('exportOrders', { query: { status: 'SHIPPED' } });
    expect([name, await content.text()]).toEqual(['orders_2026-11-24.csv', 'order,due\r\n']);
    expect(content.size).toBe('\uFEFForder,due\r\n'.length + 2);
    expect(requests).toEqual([
      { url: '/v1/orders/export?status=SHIPPED', language: 'en', authorization: 'Bearer secret' },
    ]);
    respond = (_, response) => {
      response.writeHead(200, head).write('order,due\r\n', () => response.destroy());
    };
    await expect(api().call('exportOrders', {})).rejects.toMatchObject({ code: 'GENERAL_ERROR', status: 0 });
    respond = json(403, { message: 'INVALID_ROLE' });
    await expect(api().call('exportOrders', {})).rejects.toMatchObject({ code: 'INVALID_ROLE', status: 403 });
  });

  it('rejects an aborted call with an AbortError instead of an ApiError', async () => {
    const asked = Promise.withResolvers<void>();
    respond = () => asked.resolve();
    const abort = new AbortController();
    const reading = api().read('/v1/products/1', { signal: abort.signal });
    await asked.promise;
    abort.abort();
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
    server.closeAllConnections();
  });
});
