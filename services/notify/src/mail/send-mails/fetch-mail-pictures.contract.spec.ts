import { getThumbnail } from '@gvg/contracts/upload/http/internal-pictures';
import { httpPact, matchers } from '@gvg/testing/http-pact';
import { createFetchMailPictures } from './fetch-mail-pictures.ts';

const { exchange } = httpPact({ consumer: 'notify', provider: 'upload' });
const warn = jest.fn();
const fetchFrom = (url: string, address: string) =>
  createFetchMailPictures({ url, secret: 'secret of sixteen characters' }, { warn })([address]);

it('is a JPEG of a picture, also of a private one', async () => {
  const name = `${'c'.repeat(32)}.png`;
  const address = `/v1/file-manager/files/${name}?reader=x`;
  const pictures = await exchange(
    getThumbnail,
    {
      description: 'a thumbnail for a mail',
      providerState: `the picture ${name} is stored`,
      params: { name },
      response: { contentType: 'image/jpeg', content: matchers.regex('^/9j/[A-Za-z0-9+/]+={0,2}$', '/9j/4AAQ') },
    },
    (url) => fetchFrom(url, address),
  );
  expect(pictures.get(address)?.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
});

it('is left out when its picture is gone', async () => {
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
