import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { encode, encodingFor, transcode } from './compression.ts';
import type { Encoding } from './compression.ts';

const html = Buffer.from('<p>bánh tráng</p>'.repeat(500));
const decoders: Record<Encoding, (body: Buffer) => Buffer> = {
  br: (body) => brotliDecompressSync(body),
  gzip: (body) => gunzipSync(body),
  identity: (body) => body,
};
const encodings = Object.keys(decoders) as Encoding[];

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['deflate', 'identity'],
  [undefined, 'identity'],
] as const)('chooses for Accept-Encoding %s the encoding %s', (acceptEncoding, encoding) => {
  expect(encodingFor(acceptEncoding)).toBe(encoding);
});

test.each(encodings.flatMap((from) => encodings.map((to) => [from, to] as const)))(
  'transcodes a body in %s to one in %s',
  async (from, to) => {
    const transcoded = await transcode(await encode(html, from), to);
    expect(transcoded.encoding).toBe(to);
    expect(decoders[to](transcoded.body).equals(html)).toBe(true);
  },
);

test('sends a small body uncompressed', async () => {
  const body = Buffer.from('<p>bánh</p>');
  expect(await encode(body, 'br')).toEqual({ encoding: 'identity', body });
});
