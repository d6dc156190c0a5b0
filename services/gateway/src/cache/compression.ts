import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { BrotliOptions } from 'node:zlib';
import PQueue from 'p-queue';
import { compactBuffer } from './compact-buffer.ts';

/** In the order of preference. */
const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

export interface EncodedBody {
  body: Buffer;
  encoding: Encoding;
}

/** Smaller bodies are sent uncompressed: the headers outweigh the savings. */
const minCompressibleBytes = 1_024;

/**
 * Common level of servers for responses compressed on the fly: 3 ms per document. Level 9 takes six times as long for 1 %, level 11 a hundred times for 10 %.
 */
const brotliQuality = 6;

/** A queued compression occupies megabytes, so those beyond the thread pool wait here. */
const limited = new PQueue({ concurrency: 4 });

const brotliOptions = ({ length }: Buffer): BrotliOptions => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: length },
});

interface Codec {
  compress(body: Buffer): Promise<Buffer>;
  decompress(body: Buffer): Promise<Buffer>;
}

const codecs: Record<Encoding, Codec> = {
  br: {
    compress: (body) => limited.add(() => promisify(brotliCompress)(body, brotliOptions(body))),
    decompress: (body) => limited.add(() => promisify(brotliDecompress)(body)),
  },
  gzip: {
    compress: (body) => limited.add(() => promisify(gzip)(body)),
    decompress: (body) => limited.add(() => promisify(gunzip)(body)),
  },
  identity: { compress: async (body) => body, decompress: async (body) => body },
};

const zeroQuality = /;\s*q=0(?:\.0*)?\s*$/;

/** Returns the best encoding that the client accepts. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  const accepted = (acceptEncoding ?? '')
    .split(',')
    .filter((entry) => !zeroQuality.test(entry))
    .map((entry) => entry.split(';')[0]?.trim());
  return encodings.find((encoding) => accepted.includes(encoding)) ?? 'identity';
}

/** Encodes a body as accepted; a small one remains uncompressed. */
export async function encode(body: Buffer, accepted: Encoding): Promise<EncodedBody> {
  const encoding = body.length < minCompressibleBytes ? 'identity' : accepted;
  return { encoding, body: compactBuffer(await codecs[encoding].compress(body)) };
}

/** Encodes a body that has another encoding. */
export async function transcode({ body, encoding }: EncodedBody, accepted: Encoding): Promise<EncodedBody> {
  return encode(await codecs[encoding].decompress(body), accepted);
}
