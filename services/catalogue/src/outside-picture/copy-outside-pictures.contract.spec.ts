import { fetchPictureForService } from '@gvg/contracts/upload/http/internal-pictures';
import { httpPact, matchers } from '@gvg/testing/http-pact';
import { createCopyOutsidePictures } from './copy-outside-pictures.ts';

const { exchange } = httpPact({ consumer: 'catalogue', provider: 'upload' });
const secret = 'secret of sixteen characters';
const copyFrom = (url: string) => (origin: string) =>
  createCopyOutsidePictures({ url: origin, secret })({ image: url }, { purpose: 'PRODUCT', locale: 'en' });

describe('copying of outside pictures', () => {
  it('stores the URL of the copy', async () => {
    const url = 'https://shop.example/a.jpg';
    const copy = '/v1/file-manager/files/0123456789abcdef0123456789abcdef01234567.jpg';
    const copied = await exchange(
      fetchPictureForService,
      {
        description: 'a copy of a picture that staff linked to',
        providerState: 'a picture is at https://shop.example/a.jpg',
        body: { url, purpose: 'PRODUCT' },
        response: {
          url: matchers.regex('^/v1/file-manager/files/[0-9a-f]{40}\\.jpg$', copy),
          width: matchers.integer(800),
          height: matchers.integer(600),
        },
      },
      copyFrom(url),
    );
    expect(copied).toEqual({ image: copy });
  });

  it('rejects the field when there is no picture', async () => {
    const url = 'https://shop.example/gone.jpg';
    await exchange(
      fetchPictureForService,
      {
        description: 'a copy of a picture that is gone',
        providerState: 'nothing is at https://shop.example/gone.jpg',
        body: { url, purpose: 'PRODUCT' },
        status: 400,
        response: { statusCode: 400, message: 'FILE_NOT_FOUND' },
      },
      (origin) =>
        expect(copyFrom(url)(origin)).rejects.toMatchObject({
          code: 'INVALID_PAYLOAD',
          details: [
            {
              path: 'image',
              code: 'PICTURE_NOT_COPIED',
              message: 'The picture at this link could not be copied; please upload it instead',
            },
          ],
        }),
    );
  });
});
