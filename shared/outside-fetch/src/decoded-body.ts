import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { OutsideFetchError } from './outside-fetch.error.ts';

const decoders: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  br: createBrotliDecompress,
};

/**
 * Yields the body without its content encoding, in chunks as they expand, so that ending the iteration stops the expansion. Throws
 * NOT_READABLE for an unsupported encoding or a broken body.
 */
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
  // The decoder forwards the error to the reader.
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
