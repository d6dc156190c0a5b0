import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { encode, encodingFor } from '../cache/compression.ts';
import type { EncodedBody, Encoding } from '../cache/compression.ts';
import { isNotModified } from '../cache/send-response.ts';
import { securityHeaders } from './security-headers.ts';

export interface LastingText {
  contentType: string;
  /** Replaces the policy for JSON, which allows nothing. */
  contentSecurityPolicy?: string;
  /** Creates the text on first request. */
  text(): Promise<string>;
}

/** Responds with a text of the gateway that is constant while it runs: created once, and cached in every requested encoding. */
export function respondWithLastingText({ contentType, contentSecurityPolicy, text }: LastingText) {
  let made: Promise<{ etag: string; body: Buffer }> | undefined;
  const bodies = new Map<Encoding, Promise<EncodedBody>>();

  async function make() {
    const body = Buffer.from(await text());
    return { etag: `"${createHash('sha256').update(body).digest('base64url')}"`, body };
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new ApiFailure('NOT_FOUND');
    const { etag, body } = await (made ??= make());
    const headers = {
      ...securityHeaders,
      ...(contentSecurityPolicy === undefined ? {} : { 'content-security-policy': contentSecurityPolicy }),
      'content-type': contentType,
      'cache-control': 'public, no-cache',
      vary: 'accept-encoding',
      etag,
    };
    if (isNotModified(request, { etag })) {
      response.writeHead(304, headers).end();
      return;
    }
    const accepted = encodingFor(request.headers['accept-encoding']);
    const encoding = bodies.get(accepted) ?? encode(body, accepted);
    bodies.set(accepted, encoding);
    const encoded = await encoding;
    response
      .writeHead(200, {
        ...headers,
        ...(encoded.encoding === 'identity' ? {} : { 'content-encoding': encoded.encoding }),
        'content-length': encoded.body.length,
      })
      .end(request.method === 'HEAD' ? undefined : encoded.body);
  };
}
