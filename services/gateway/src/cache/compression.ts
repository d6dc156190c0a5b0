import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { KeptAnswer } from './kept-answer.ts';

/** Below this the head of the answer weighs more than what is saved, in bytes. */
const worthwhile = 1_024;

const compressors = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};
export type Encoding = keyof typeof compressors;

const refused = /;\s*q=0(?:\.0*)?\s*$/;

/** The best of ours that the client takes; undefined for the body as it is. */
export function encodingFor(acceptEncoding: string | undefined, { body }: KeptAnswer): Encoding | undefined {
  if (acceptEncoding === undefined || body.length < worthwhile) return undefined;
  const taken = acceptEncoding.split(',').filter((part) => !refused.test(part)).map((part) => part.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding));
}

/** Compressed once, given many times. */
export function compressedBody(answer: KeptAnswer, encoding: Encoding): Promise<Buffer> {
  const known = answer.compressed.get(encoding) ?? compressors[encoding](answer.body);
  answer.compressed.set(encoding, known);
  return known;
}
