import { fetchPictureForService } from '@gvg/contracts/upload/http/internal-pictures';
import { httpPact, matchers } from '@gvg/testing/http-pact';
import { createCopyPicture } from './copy-picture.ts';

const { exchange } = httpPact({ consumer: 'cart', provider: 'upload' });
const owner = { kind: 'guest', id: '0123456789abcdef0123456789abcdef' } as const;
const copyFrom = (url: string) => (origin: string) =>
  createCopyPicture({ url: origin, secret: 'secret of sixteen characters' })({
    url,
    owner,
    address: '203.0.113.7',
    timeoutMs: 5_000,
  });
const bodyOf = (url: string) => ({ url, purpose: 'CART' as const, owner, address: '203.0.113.7' });

it("stores the linked page's picture under the customer's account", async () => {
  const url = 'https://shop.example/a.jpg';
  const copy = `/v1/file-manager/files/${'a'.repeat(32)}.jpg`;
  const response = {
    url: matchers.regex(String.raw`^/v1/file-manager/files/[\w-]+\.jpg$`, copy),
    width: matchers.integer(800),
    height: matchers.integer(600),
  };
  const copied = await exchange(
    fetchPictureForService,
    {
      description: 'a copy of the picture of a linked page',
      providerState: `a picture is at ${url}`,
      body: bodyOf(url),
      response,
    },
    copyFrom(url),
  );
  expect(copied).toBe(copy);
});

it('ignores a missing picture', async () => {
  const url = 'https://shop.example/gone.jpg';
  const response = { statusCode: 400, message: 'FILE_NOT_FOUND' };
  const exchanged = exchange(
    fetchPictureForService,
    {
      description: 'a copy of a picture of a linked page that is gone',
      providerState: `nothing is at ${url}`,
      body: bodyOf(url),
      status: 400,
      response,
    },
    copyFrom(url),
  );
  expect(await exchanged).toBeUndefined();
});
