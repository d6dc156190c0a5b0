import { claimPictures, removePicture } from '@gvg/contracts/upload/http/internal-pictures';
import { httpPact, matchers } from '@gvg/testing/http-pact';
import { linePictures } from './line-pictures.ts';

const { exchange } = httpPact({ consumer: 'cart', provider: 'upload' });
const claims = (url: string) => linePictures({ url, secret: 'secret of sixteen characters' });

const guest = { kind: 'guest', id: '0123456789abcdef0123456789abcdef' } as const;
const [own, unknown] = [`${'b'.repeat(32)}.jpg`, `${'c'.repeat(32)}.jpg`];
const path = (name: string) => `/v1/file-manager/files/${name}`;
const providerState = `the guest ${guest.id} has uploaded ${own} for a cart`;

it('claims pictures of a guest', async () => {
  await exchange(
    claimPictures,
    {
      description: 'a claim of own pictures',
      providerState,
      body: { owner: guest, names: [own], purpose: 'CART' },
      response: undefined,
    },
    (url) => claims(url).claim(guest, [path(own)]),
  );
});

it("reports pictures that are not the guest's", async () => {
  const response = {
    statusCode: 400,
    message: 'FILE_NOT_FOUND',
    details: [{ path: 'names.1', code: matchers.string('FILE_NOT_FOUND'), message: matchers.string('…') }],
  };
  await exchange(
    claimPictures,
    {
      description: 'a claim of a picture that is not there',
      providerState,
      body: { owner: guest, names: [own, unknown], purpose: 'CART' },
      status: 400,
      response,
    },
    (url) =>
      expect(claims(url).claim(guest, [path(own), path(unknown)])).rejects.toMatchObject({
        code: 'FILE_NOT_FOUND',
        details: [{ path: 'images.1' }],
      }),
  );
});

it('removes a picture that is no longer shown', async () => {
  await exchange(
    removePicture,
    { description: 'the removal of a picture', providerState, params: { name: own }, response: undefined },
    (url) => claims(url).remove(path(own)),
  );
});
