import { claimPictures, removePicture } from '@gvg/contracts/upload/http/internal-pictures';
import { httpPact, matchers } from '@gvg/testing/http-pact';
import { messagePictures } from './message-pictures.ts';

const { exchange } = httpPact({ consumer: 'chat', provider: 'upload' });
const pictures = (url: string) => messagePictures({ url, secret: 'secret of sixteen characters' });

const guest = { kind: 'guest', id: '0123456789abcdef0123456789abcdef' } as const;
const [own, unknown] = [`${'e'.repeat(32)}.jpg`, `${'c'.repeat(32)}.jpg`];
const path = (name: string) => `/v1/file-manager/files/${name}`;
const providerState = `the guest ${guest.id} has uploaded ${own} for a message`;

it('claims pictures of a guest for a message', async () => {
  await exchange(
    claimPictures,
    {
      description: 'a claim of pictures of a message',
      providerState,
      body: { owner: guest, names: [own], purpose: 'CHAT' },
      response: undefined,
    },
    (url) => pictures(url).claim(guest, [path(own)]),
  );
});

it('reports pictures that are not the sender’s', async () => {
  const response = {
    statusCode: 400,
    message: 'FILE_NOT_FOUND',
    details: [{ path: 'names.1', code: matchers.string('FILE_NOT_FOUND'), message: matchers.string('…') }],
  };
  await exchange(
    claimPictures,
    {
      description: 'a claim of a picture that is not there, for a message',
      providerState,
      body: { owner: guest, names: [own, unknown], purpose: 'CHAT' },
      status: 400,
      response,
    },
    (url) =>
      expect(pictures(url).claim(guest, [path(own), path(unknown)])).rejects.toMatchObject({
        code: 'FILE_NOT_FOUND',
        details: [{ path: 'content.images.1.url' }],
      }),
  );
});

it('removes a picture with its message', async () => {
  await exchange(
    removePicture,
    { description: 'the removal of a picture of a message', providerState, params: { name: own }, response: undefined },
    (url) => pictures(url).remove(path(own)),
  );
});
