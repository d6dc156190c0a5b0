import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createApi } from '@gvg/browser-kit';
import { uploadPicture } from '@gvg/contracts/upload/http/upload';
import { httpPact, matchers } from '@gvg/testing/http-pact';

const pact = httpPact({ consumer: 'mf-admin', provider: 'upload' });
const { integer, regex } = matchers;

/** The smallest picture. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const folder = mkdtempSync(path.join(tmpdir(), 'gvg-upload-pact-'));
const file = path.join(folder, 'pixel.png');
writeFileSync(file, pixel);

afterAll(() => rmSync(folder, { recursive: true }));

it('contract of mf-admin with upload: stores a picture, and reads its address', async () => {
  const exchange = {
    as: 'ADMIN' as const,
    file: { path: file, type: 'image/png', field: 'file' },
    description: 'a picture of a product',
    response: {
      url: regex(/^\/v1\/file-manager\/files\/[\w.-]+\.(png|jpg|gif)$/, '/v1/file-manager/files/0123456789abcdef.png'),
      width: integer(1),
      height: integer(1),
    },
  };
  const form = new FormData();
  form.append('file', new File([readFileSync(file)], 'pixel.png', { type: 'image/png' }));
  const stored = await pact.exchange(uploadPicture, exchange, (baseUrl) =>
    createApi({ baseUrl, locale: 'en', token: () => 'ADMIN' }).call('uploadPicture', {}, { form }),
  );
  expect(stored.url).toMatch(/^\/v1\/file-manager\/files\//);
});
