import { createApi } from '@gvg/browser-kit';
import { uploadPicture } from '@gvg/contracts/upload/http/upload';
import { httpPact, matchers } from '@gvg/testing/http-pact';
import { avatarForm } from '../src/features/profile/api/avatar.ts';

const pact = httpPact({ consumer: 'mf-storefront', provider: 'upload' });

/** The smallest picture in the format of the cropped one. */
const pixel = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64');

it('contract of mf-storefront with upload: stores the picture of an account and reads its URL', async () => {
  const form = avatarForm(new Blob([pixel], { type: 'image/webp' }));
  const exchange = {
    as: 'USER' as const,
    form,
    description: 'the picture of an account',
    response: {
      url: matchers.regex(
        /^\/v1\/file-manager\/files\/[\w.-]+\.(png|jpg|gif)$/,
        '/v1/file-manager/files/0123456789abcdef.jpg',
      ),
    },
  };
  const stored = await pact.exchange(uploadPicture, exchange, (baseUrl) =>
    createApi({ baseUrl, locale: 'en', token: () => 'USER' }).call('uploadPicture', {}, { form }),
  );
  expect(stored.url).toMatch(/^\/v1\/file-manager\/files\//);
});
