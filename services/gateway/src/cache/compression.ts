import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { limitConcurrency } from '@gvg/service-kit/limit-concurrency';
import type { CachedResponse } from './cached-response.ts';
import type { Encoding } from './encoding.ts';
import { compactBuffer } from './compact-buffer.ts';

/** Smaller bodies are sent uncompressed: the headers outweigh the savings. */
const minCompressibleBytes = 1_024;

/** Higher ones take twice to five times as long for the next 2 %. */
const fastQuality = 5;
/** Takes 35 times as long and saves a tenth. */
const bestQuality = 11;

/** A compression holds megabytes as soon as it is queued, so those beyond the threads of the pool wait here. */
const limited = limitConcurrency(4);

/** A window no larger than the body: the default one takes 4 MB of memory. */
const windowBits = ({ length }: Buffer) =>
  Math.min(
    Math.max(Math.ceil(Math.log2(length + 1)), constants.BROTLI_MIN_WINDOW_BITS),
    constants.BROTLI_DEFAULT_WINDOW,
  );

function compressBrotli(body: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGWIN]: windowBits(body),
  };
  return limited(() => promisify(brotliCompress)(body, { params }));
}

const compressors = {
  br: (body: Buffer) => compressBrotli(body, fastQuality),
  gzip: (body: Buffer) => limited(() => promisify(gzip)(body)),
} as const satisfies Record<Encoding, (body: Buffer) => Promise<Buffer>>;

export interface EncodedBody {
  body: Buffer;
  /** Undefined for an uncompressed body. */
  encoding: Encoding | undefined;
}

const zeroQuality = /;\s*q=0(?:\.0*)?\s*$/;

/** Returns the best supported encoding that the client accepts; undefined for an uncompressed body. */
export function encodingFor(acceptEncoding: string | undefined): Encoding | undefined {
  if (acceptEncoding === undefined) return undefined;
  const accepted = acceptEncoding
    .split(',')
    .filter((entry) => !zeroQuality.test(entry))
    .map((entry) => entry.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}

/** Compresses a document for the cache. */
export const compressDocument = async (body: Buffer): Promise<Buffer> =>
  compactBuffer(await compressBrotli(body, fastQuality));

/** Compresses a document that is sent often (`recompression.ts`). */
export const compressBest = async (body: Buffer): Promise<Buffer> =>
  compactBuffer(await compressBrotli(body, bestQuality));

/** Encodes a body that is not cached. */
export async function encode(body: Buffer, acceptEncoding: string | undefined): Promise<EncodedBody> {
  const encoding = body.length < minCompressibleBytes ? undefined : encodingFor(acceptEncoding);
  return { body: encoding === undefined ? body : await compressors[encoding](body), encoding };
}

const running = new WeakMap<CachedResponse, Map<Encoding, Promise<Buffer>>>();

/** Compresses a body on first use and caches the result with the response; a failure is not cached. */
function compressedBody(response: CachedResponse, encoding: Encoding): Promise<Buffer> {
  const started = running.get(response) ?? new Map<Encoding, Promise<Buffer>>();
  running.set(response, started);
  const compressing =
    started.get(encoding) ??
    compressors[encoding](response.body).then((compressed) => {
      response.compressed.set(encoding, compactBuffer(compressed));
      return compressed;
    });
  started.set(encoding, compressing);
  return compressing.finally(() => started.delete(encoding));
}

/** The body of a cached response in the best encoding that the client accepts. */
export async function encodedBody(response: CachedResponse, acceptEncoding: string | undefined): Promise<EncodedBody> {
  const accepted = encodingFor(acceptEncoding);
  if (response.encoding !== undefined) {
    if (response.encoding === accepted) return { body: response.body, encoding: accepted };
    return encode(await promisify(brotliDecompress)(response.body), acceptEncoding);
  }
  const encoding = response.body.length < minCompressibleBytes ? undefined : accepted;
  if (encoding === undefined) return { body: response.body, encoding };
  return { body: response.compressed.get(encoding) ?? (await compressedBody(response, encoding)), encoding };
}
