import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Request, Response } from 'express';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const gunzip = promisify(zlib.gunzip);

/** A compressed text, ready to be sent. */
export interface CompressedText {
  br: Buffer;
  gzip: Buffer;
}

const quality = {
  params: {
    [zlib.constants.BROTLI_PARAM_QUALITY]: 5,
    [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
  },
};

export async function compressText(text: string): Promise<CompressedText> {
  const [br, gzipped] = await Promise.all([brotli(text, quality), gzip(text)]);
  return { br, gzip: gzipped };
}

/** Sends the text in the best encoding that the client accepts. Few clients accept none, so no uncompressed copy is stored. */
export async function sendCompressedText(request: Request, response: Response, text: CompressedText): Promise<void> {
  response.vary('accept-encoding');
  const accepted = request.acceptsEncodings('br', 'gzip');
  if (accepted === 'br') response.set('content-encoding', 'br').end(text.br);
  else if (accepted === 'gzip') response.set('content-encoding', 'gzip').end(text.gzip);
  else response.end(await gunzip(text.gzip));
}
