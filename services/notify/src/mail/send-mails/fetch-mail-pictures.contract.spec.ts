import { getThumbnail } from '@gvg/contracts/upload/http/internal-pictures';
import { httpPact, matchers } from '@gvg/testing/http-pact';
import { createFetchMailPictures } from './fetch-mail-pictures.ts';

const { exchange } = httpPact({ consumer: 'notify', provider: 'upload' });
const warn = jest.fn();
const fetchFrom = (url: string, address: string) =>
  createFetchMailPictures({ url, secret: 'secret of sixteen characters' }, { warn })([address]);

it('returns a thumbnail of a picture, even a private one', async () => {
  const name = `${'c'.repeat(32)}.png`;
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]);
  const address = `/v1/file-manager/files/${name}?reader=x`;
  const pictures = await exchange(
    getThumbnail,
    {
      description: 'a thumbnail for a mail',
      providerState: `the picture ${name} is stored`,
      params: { name },
      response: {
        contentType: 'image/png',
        content: matchers.regex('^iVBORw0K[A-Za-z0-9+/]*={0,2}$', png.toString('base64')),
      },
    },
    (url) => fetchFrom(url, address),
  );
  expect(pictures.get(address)).toEqual({ contentType: 'image/png', content: png });
});

it('omits the thumbnail of a missing picture', async () => {
  const name = `${'0'.repeat(40)}.jpg`;
  const pictures = await exchange(
    getThumbnail,
    {
      description: 'a thumbnail of a picture that is gone',
      params: { name },
      status: 404,
      response: { statusCode: 404, message: 'FILE_NOT_FOUND' },
    },
    (url) => fetchFrom(url, `/v1/file-manager/files/${name}`),
  );
  expect(pictures.size).toBe(0);
  expect(warn).not.toHaveBeenCalled();
});
