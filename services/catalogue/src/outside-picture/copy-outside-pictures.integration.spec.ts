import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchPictureForService } from '@gvg/contracts/upload/http/internal-pictures';
import type { Product } from '@gvg/contracts/catalogue/http/products';
import { startCatalogueHarness } from '../testing/catalogue-harness.ts';
import type { CatalogueHarness } from '../testing/catalogue-harness.ts';
import { picture } from '../testing/valid-inputs.ts';

const copyOf = (url: string) =>
  `/v1/file-manager/files/${Buffer.from(url).toString('hex').padEnd(40, '0').slice(-40)}.jpg`;
const banner = (image: string) => ({ image, title: { vi: 'Tết', en: '' }, actions: [] });

/** Starts a fake of upload's internal listener that copies everything except links to `gone`. */
async function startFakeUpload(): Promise<{
  server: Server;
  requested: string[];
  respondWith: (status: number | undefined) => void;
}> {
  const requested: string[] = [];
  let broken: number | undefined;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url } = JSON.parse(Buffer.concat(chunks).toString()) as { url: string };
      requested.push(`${request.method} ${request.url} ${url}`);
      const status = broken ?? (url.includes('gone') ? 400 : 201);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify(
          status === 201
            ? { url: copyOf(url), width: 800, height: 600 }
            : { statusCode: status, message: status === 400 ? 'FILE_NOT_FOUND' : 'GENERAL_ERROR' },
        ),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    server,
    requested,
    respondWith: (status) => {
      broken = status;
    },
  };
}

describe('pictures that staff links to', () => {
  let upload: Awaited<ReturnType<typeof startFakeUpload>>;
  let shop: CatalogueHarness;

  beforeAll(async () => {
    upload = await startFakeUpload();
    shop = await startCatalogueHarness('outside-pictures', {
      uploadUrl: `http://127.0.0.1:${(upload.server.address() as AddressInfo).port}`,
    });
  });
  afterAll(async () => {
    await shop.close();
    await new Promise((resolve) => upload.server.close(resolve));
  });
  beforeEach(() => {
    upload.requested.length = 0;
    upload.respondWith(undefined);
  });

  const post = (path: string, body: unknown) =>
    shop.client.post<Product & { image: string; message?: string; details?: unknown[] }>(path, { as: 'ADMIN', body });

  it("are copied once each when a product is created and changed, except the shop's own pictures", async () => {
    const a = 'https://shop.example/a.jpg';
    const b = 'http://shop.example/b.png';
    const created = await post('/v1/products', shop.productBody({ images: [a, picture, a] }));
    expect(created).toMatchObject({ status: 201, body: { images: [copyOf(a), picture, copyOf(a)] } });
    expect(upload.requested).toEqual([`${fetchPictureForService.method} ${fetchPictureForService.path} ${a}`]);
    const changed = await shop.client.patch<Product>(`/v1/products/${created.body._id}`, {
      as: 'ADMIN',
      body: { images: [b] },
    });
    expect(changed).toMatchObject({ status: 200, body: { images: [copyOf(b)] } });
  });

  it.each([
    ['category', '/v1/product-categories', { name: { vi: 'Mứt', en: '' }, type: 'PACKAGED_FOOD' }],
    ['producer', '/v1/producers', { name: { vi: 'Vườn nhà', en: '' } }],
  ])('are copied when a %s is created and changed', async (_, path, fields) => {
    const created = await post(path, { ...fields, image: 'https://shop.example/group.jpg' });
    expect(created).toMatchObject({ status: 201, body: { image: copyOf('https://shop.example/group.jpg') } });
    const changed = await shop.client.patch<{ image: string }>(`${path}/${created.body._id}`, {
      as: 'ADMIN',
      body: { image: 'https://shop.example/other.jpg' },
    });
    expect(changed).toMatchObject({ status: 200, body: { image: copyOf('https://shop.example/other.jpg') } });
  });

  it('are copied when a page template is saved', async () => {
    const { body: list } = await shop.client.get<{ docs: { _id: string; type: string }[] }>(
      '/v1/page-templates?type=HOMEPAGE',
    );
    const saved = await shop.client.patch<{ banners: { image: string }[] }>(`/v1/page-templates/${list.docs[0]?._id}`, {
      as: 'ADMIN',
      body: {
        type: 'HOMEPAGE',
        banners: [banner('https://shop.example/banner.jpg')],
        introduction: { vi: '', en: '' },
        posts: [],
      },
    });
    expect(saved).toMatchObject({
      status: 200,
      body: { banners: [{ image: copyOf('https://shop.example/banner.jpg') }] },
    });
  });

  it('fail validation of their field when they cannot be copied, and nothing is saved', async () => {
    const body = shop.productBody({ images: [picture, 'https://shop.example/gone.jpg'] });
    expect(await post('/v1/products', body)).toMatchObject({
      status: 400,
      body: { message: 'INVALID_PAYLOAD', details: [{ path: 'images.1', code: 'PICTURE_NOT_COPIED' }] },
    });
    expect(await shop.models.products.countDocuments({ 'name.vi': (body['name'] as { vi: string }).vi })).toBe(0);
  });

  it('fail with SERVICE_UNAVAILABLE while upload fails', async () => {
    upload.respondWith(500);
    expect(await post('/v1/products', shop.productBody({ images: ['https://shop.example/a.jpg'] }))).toMatchObject({
      status: 503,
      body: { message: 'SERVICE_UNAVAILABLE' },
    });
  });
});
