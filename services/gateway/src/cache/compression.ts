import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { CachedResponse } from './cached-response.ts';

/** Smaller bodies are sent uncompressed: the headers outweigh the savings. */
const minCompressibleBytes = 1_024;

const compressors = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};
export type Encoding = keyof typeof compressors;

const zeroQuality = /;\s*q=0(?:\.0*)?\s*$/;

/** Returns the best supported encoding that the client accepts; undefined for an uncompressed body. */
export function encodingFor(acceptEncoding: string | undefined, { body }: CachedResponse): Encoding | undefined {
  if (acceptEncoding === undefined || body.length < minCompressibleBytes) return undefined;
  const accepted = acceptEncoding.split(',').filter((entry) => !zeroQuality.test(entry)).map((entry) => entry.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}

/** Compresses a body on first use and caches the result with the response; a failure is not cached. */
export function compressedBody(response: CachedResponse, encoding: Encoding): Promise<Buffer> {
  const { compressed } = response;
  const running = compressed.get(encoding);
  if (running !== undefined) return running;
  const started = compressors[encoding](response.body);
  compressed.set(encoding, started);
  started.catch(() => compressed.delete(encoding));
  return started;
}
