import { createApi } from '@gvg/browser-kit';
import { uploadPicture } from '@gvg/contracts/upload/http/upload';
import { httpPact, matchers } from '@gvg/testing/http-pact';
import { smallestPicture } from '@gvg/testing/smallest-picture';
import { pictureForm } from '../src/components/use-upload.ts';

const pact = httpPact({ consumer: 'mf-admin', provider: 'upload' });
const { regex } = matchers;

it('contract of mf-admin with upload: stores a picture and reads its URL', async () => {
  const form = pictureForm('PRODUCT', smallestPicture());
  const exchange = {
    as: 'ADMIN' as const,
    form,
    description: 'a picture of a product',
    response: {
      url: regex(/^\/v1\/file-manager\/files\/[\w.-]+\.(png|jpg|gif)$/, '/v1/file-manager/files/0123456789abcdef.png'),
    },
  };
  const stored = await pact.exchange(uploadPicture, exchange, (baseUrl) =>
    createApi({ baseUrl, locale: 'en', token: () => 'ADMIN' }).call('uploadPicture', {}, { form }),
  );
  expect(stored.url).toMatch(/^\/v1\/file-manager\/files\//);
});
