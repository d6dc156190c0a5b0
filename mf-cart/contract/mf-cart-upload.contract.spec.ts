import { createApi } from '@gvg/browser-kit';
import { uploadPicture } from '@gvg/contracts/upload/http/upload';
import { httpPact, matchers } from '@gvg/testing/http-pact';
import { smallestPicture } from '@gvg/testing/smallest-picture';
import { pictureForm } from '../src/components/picture-form.ts';
import { errorBody } from './shapes.ts';

const pact = httpPact({ consumer: 'mf-cart', provider: 'upload' });
const api = (baseUrl: string) => createApi({ baseUrl, locale: 'en', token: () => 'USER' });
const asUser = { as: 'USER' as const };

describe('contract of mf-cart with upload', () => {
  it.each([
    ['a picture of goods from outside', 'CART' as const],
    ['a picture of a rating', 'RATING' as const],
  ])('stores %s and reads its URL', async (description, purpose) => {
    const form = pictureForm(purpose, smallestPicture());
    const exchange = {
      ...asUser,
      form,
      description,
      response: {
        url: matchers.regex(/^\/v1\/file-manager\/files\/[\w.-]+$/, '/v1/file-manager/files/0123456789abcdef.png'),
      },
    };
    expect(
      await pact.exchange(uploadPicture, exchange, (origin) => api(origin).call('uploadPicture', {}, { form })),
    ).toMatchObject({ url: '/v1/file-manager/files/0123456789abcdef.png' });
  });

  it('reads that a file is not a picture', async () => {
    const form = pictureForm('CART', new File(['%PDF-1.7'], 'goods.pdf', { type: 'application/pdf' }));
    const exchange = {
      ...asUser,
      form,
      description: 'a file that is no picture',
      status: 415,
      response: errorBody(415, 'FILE_TYPE_NOT_SUPPORTED'),
    };
    await pact.exchange(uploadPicture, exchange, (origin) =>
      expect(api(origin).call('uploadPicture', {}, { form })).rejects.toMatchObject({
        code: 'FILE_TYPE_NOT_SUPPORTED',
      }),
    );
  });
});
