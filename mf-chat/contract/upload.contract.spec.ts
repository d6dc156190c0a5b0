import { createApi } from '@gvg/browser-kit';
import { uploadPicture } from '@gvg/contracts/upload/http/upload';
import { httpPact, matchers } from '@gvg/testing/http-pact';
import { smallestPicture } from '@gvg/testing/smallest-picture';
import { messagePictureForm } from '../src/features/conversation/use-pictures-to-send.ts';
import { errorBody } from './chat.shapes.ts';

const pact = httpPact({ consumer: 'mf-chat', provider: 'upload' });
const api = (baseUrl: string) => createApi({ baseUrl, locale: 'en', token: () => 'USER' });
const asUser = { as: 'USER' as const };
const { integer, regex } = matchers;

describe('contract of mf-chat with upload', () => {
  it('stores a picture and reads its URL and size', async () => {
    const form = messagePictureForm(smallestPicture());
    const exchange = {
      ...asUser,
      form,
      description: 'a picture of a message',
      response: {
        url: regex(/^\/v1\/file-manager\/files\/[\w.-]+$/, '/v1/file-manager/files/0123456789abcdef.png'),
        width: integer(1),
        height: integer(1),
      },
    };
    expect(
      await pact.exchange(uploadPicture, exchange, (origin) => api(origin).call('uploadPicture', {}, { form })),
    ).toEqual({ url: '/v1/file-manager/files/0123456789abcdef.png', width: 1, height: 1 });
  });

  it('reads why a picture is rejected', async () => {
    const form = messagePictureForm(
      new File([Uint8Array.of(0x49, 0x49, 0x2a, 0)], 'scan.tiff', { type: 'image/tiff' }),
    );
    const exchange = {
      ...asUser,
      form,
      description: 'a picture of a type that is not taken',
      status: 415,
      response: errorBody(415, 'FILE_TYPE_NOT_SUPPORTED'),
    };
    await pact.exchange(uploadPicture, exchange, (origin) =>
      expect(api(origin).call('uploadPicture', {}, { form })).rejects.toMatchObject({
        code: 'FILE_TYPE_NOT_SUPPORTED',
        status: 415,
      }),
    );
  });
});
