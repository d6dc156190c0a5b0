import { OutsideFetchError } from '@gvg/outside-fetch/outside-fetch.error';
import { verifyProvider } from '@gvg/testing/http-pact';
import type { ServiceHarness } from '@gvg/testing/service-harness';
import { photo } from './picture/pictures.fixtures.ts';
import { startUploadHarness } from './upload.fixtures.ts';

const pictures = new Map<string, Buffer>();
let service: ServiceHarness;

beforeAll(async () => {
  service = await startUploadHarness('upload-provider', undefined, async (url) => {
    const body = pictures.get(url);
    if (body === undefined) throw new OutsideFetchError('NOT_FOUND');
    return { url, contentType: 'image/jpeg', body };
  });
});

afterAll(() => service.close());

test('fulfils the contracts of its internal consumers', async () => {
  const states = {
    'a picture is at https://shop.example/a.jpg': async () => pictures.set('https://shop.example/a.jpg', await photo(800, 600).jpeg().toBuffer()),
    'nothing is at https://shop.example/gone.jpg': async () => pictures.delete('https://shop.example/gone.jpg'),
  };
  await verifyProvider({ provider: 'upload', url: service.internalUrl, keys: service.keys, states, headers: service.internalHeaders });
});
