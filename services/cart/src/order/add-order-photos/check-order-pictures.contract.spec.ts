import { checkPurpose } from '@gvg/contracts/upload/http/internal-pictures';
import { httpPact, matchers } from '@gvg/testing/http-pact';
import { checkOrderPictures } from './check-order-pictures.ts';

const { exchange } = httpPact({ consumer: 'cart', provider: 'upload' });
const environmentOf = (url: string) =>
  ({ environment: { UPLOAD_INTERNAL_URL: url, INTERNAL_SECRET: 'secret of sixteen characters' } }) as Parameters<
    typeof checkOrderPictures
  >[0];

const [photo, unknown] = [`${'d'.repeat(32)}.jpg`, `${'e'.repeat(32)}.jpg`];
const paths = (...names: string[]) => names.map((name) => `/v1/file-manager/files/${name}`);
const bodyOf = (...names: string[]) => ({ purpose: 'ORDER' as const, names });
const providerState = `the picture ${photo} was uploaded for an order`;

it('accepts pictures uploaded for orders', async () => {
  await exchange(
    checkPurpose,
    { description: 'whether a picture is for orders', providerState, body: bodyOf(photo), response: undefined },
    (url) => checkOrderPictures(environmentOf(url), paths(photo)),
  );
});

it('reports pictures that were not uploaded for orders', async () => {
  const response = {
    statusCode: 400,
    message: 'FILE_NOT_FOUND',
    details: [
      { path: 'names.1', code: matchers.string('INVALID_VALUE'), message: matchers.string('This value is not valid') },
    ],
  };
  await exchange(
    checkPurpose,
    {
      description: 'whether two pictures are for orders',
      providerState,
      body: bodyOf(photo, unknown),
      status: 400,
      response,
    },
    (url) =>
      expect(checkOrderPictures(environmentOf(url), paths(photo, unknown))).rejects.toMatchObject({
        code: 'FILE_NOT_FOUND',
        details: [{ path: 'images.1' }],
      }),
  );
});
