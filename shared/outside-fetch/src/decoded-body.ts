import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { OutsideFetchError } from './outside-fetch.error.ts';

const decoders: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  br: createBrotliDecompress,
};

/** The body without its content encoding, in chunks as they expand: who stops reading stops the expansion. Throws NOT_READABLE for another encoding, or a broken body. */
export async function* decodedBody(
  body: Readable,
  encoding = 'identity',
  takesCompressed: boolean,
): AsyncGenerator<Buffer> {
  const name = encoding.trim().toLowerCase();
  if (name === 'identity' || name === '') {
    yield* body as AsyncIterable<Buffer>;
    return;
  }
  const decoder = takesCompressed ? decoders[name]?.() : undefined;
  if (decoder === undefined) throw new OutsideFetchError('NOT_READABLE');
  // The error reaches the reader through the decoder.
  pipeline(body, decoder, () => undefined);
  try {
    yield* decoder as AsyncIterable<Buffer>;
  } catch (error) {
    throw isOfDecoder(error) ? new OutsideFetchError('NOT_READABLE', { cause: error }) : error;
  }
}

const isOfDecoder = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  /^(Z_|ERR_+BROTLI|ERR_TRAILING)/.test(String(error.code));
