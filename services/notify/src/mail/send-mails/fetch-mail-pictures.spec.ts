import { startFakeUpload } from '../../testing/fake-upload.fixtures.ts';
import type { FakeUpload } from '../../testing/fake-upload.fixtures.ts';
import { createFetchMailPictures, pictureLimits } from './fetch-mail-pictures.ts';

let upload: FakeUpload;
const warn = jest.fn();

beforeEach(async () => {
  upload = await startFakeUpload();
  warn.mockClear();
});
afterEach(() => upload.close());

const nameOf = (digit: number) => `${String(digit).repeat(40)}.jpg`;
const addressOf = (digit: number) => `/v1/file-manager/files/${nameOf(digit)}`;
const fetchPictures = (addresses: string[], timeout = 5_000) =>
  createFetchMailPictures({ url: upload.url, secret: 'secret of sixteen characters', timeout }, { warn })(addresses);

it('fetches the pictures of the goods, including those with signed addresses', async () => {
  const signed = `/v1/file-manager/files/${'a'.repeat(32)}.png?reader=1&expires=2&signature=3`;
  upload.thumbnails.set(nameOf(1), Buffer.from('one')).set(`${'a'.repeat(32)}.png`, Buffer.from('private'));
  expect([...(await fetchPictures([addressOf(1), signed]))]).toEqual([
    [addressOf(1), { contentType: 'image/jpeg', content: Buffer.from('one') }],
    [signed, { contentType: 'image/png', content: Buffer.from('private') }],
  ]);
});

it('omits missing pictures without a warning', async () => {
  upload.thumbnails.set(nameOf(2), Buffer.from('two'));
  expect([...(await fetchPictures([addressOf(1), addressOf(2)])).keys()]).toEqual([addressOf(2)]);
  expect(warn).not.toHaveBeenCalled();
});

it('requests only addresses of stored pictures', async () => {
  const others = ['', 'https://shop.example/a.jpg', '/v1/file-manager/files/../users/1.jpg', `/x${addressOf(1)}`];
  expect((await fetchPictures(others)).size).toBe(0);
  expect(upload.asked).toEqual([]);
});

it('requests the first six, each once', async () => {
  const digits = [1, 1, 2, 3, 4, 5, 6, 7, 8];
  for (const digit of digits) upload.thumbnails.set(nameOf(digit), Buffer.from(String(digit)));
  expect([...(await fetchPictures(digits.map(addressOf))).keys()]).toEqual([1, 2, 3, 4, 5, 6].map(addressOf));
  expect(upload.asked).toHaveLength(6);
});

it('omits pictures that would make a mail too large', async () => {
  const half = Buffer.alloc(pictureLimits.bytes / 2);
  upload.thumbnails
    .set(nameOf(1), half)
    .set(nameOf(2), Buffer.alloc(half.length + 1))
    .set(nameOf(3), half);
  expect([...(await fetchPictures([1, 2, 3].map(addressOf))).keys()]).toEqual([addressOf(1), addressOf(3)]);
});

it.each(['SILENT', 'DOWN'] as const)('continues without pictures and warns if upload is %s', async (state) => {
  upload.state = state;
  expect((await fetchPictures([addressOf(1)], 100)).size).toBe(0);
  expect(warn).toHaveBeenCalledTimes(1);
});
