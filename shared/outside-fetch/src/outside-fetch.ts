import { request } from 'undici';
import type { Dispatcher } from 'undici';
import { allowedUrl, withCheckedConnections } from './checked-request.ts';
import type { CheckedRequestDependencies } from './checked-request.ts';
import { decodedBody } from './decoded-body.ts';
import { OutsideFetchError } from './outside-fetch.error.ts';

export interface OutsideFetchOptions {
  /** Maximum size of the body in bytes. */
  maxBytes: number;
  /** For name resolution, connections, redirects and body together, in milliseconds; default 5,000 (`rules/cart-and-orders.md`). */
  timeoutMs?: number;
  /** Value of the `Accept` header. */
  accept?: string;
  /** Accepts a compressed body; `maxBytes` limits its expanded size. Without it such a body is NOT_READABLE. */
  compressed?: true;
  /** Called before each redirect, within the same time limit. False ends the fetch with NOT_FOLLOWED. Default: all are followed. */
  mayFollow?: (url: string) => Promise<boolean>;
}

export interface OutsideResource {
  /** Final URL after redirects. */
  url: string;
  /** According to the server; not to be trusted for pictures. */
  contentType: string | undefined;
  body: Buffer;
}

/** Fetches one resource of the public internet by GET. Throws OutsideFetchError. */
export type OutsideFetch = (url: string, options: OutsideFetchOptions) => Promise<OutsideResource>;

const defaultTimeoutMs = 5_000;
const maxRedirects = 5;
const redirectStatuses = new Set([301, 302, 303, 307, 308]);
const userAgent = 'GoodsVietGoods/1.0 (link preview)';

const headerOf = ({ headers }: Dispatcher.ResponseData, name: string): string | undefined => {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
};

async function readBody(
  response: Dispatcher.ResponseData,
  { maxBytes, compressed }: OutsideFetchOptions,
): Promise<Buffer> {
  if (Number(headerOf(response, 'content-length') ?? 0) > maxBytes) throw new OutsideFetchError('TOO_LARGE');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of decodedBody(response.body, headerOf(response, 'content-encoding'), compressed === true)) {
    size += chunk.length;
    if (size > maxBytes) throw new OutsideFetchError('TOO_LARGE');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Creates a fetcher that reaches only public addresses. The package's README has its rules. */
export function createOutsideFetch(dependencies: CheckedRequestDependencies = {}): OutsideFetch {
  async function follow(
    start: string,
    options: OutsideFetchOptions,
    dispatcher: Dispatcher,
    signal: AbortSignal,
  ): Promise<OutsideResource> {
    const { accept = '*/*', compressed, mayFollow } = options;
    let url = allowedUrl(start);
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const response = await request(url, {
        dispatcher,
        signal,
        headers: { accept, 'accept-encoding': compressed === true ? 'gzip, br' : 'identity', 'user-agent': userAgent },
      });
      const location = headerOf(response, 'location');
      if (redirectStatuses.has(response.statusCode) && location !== undefined) {
        url = allowedUrl(location, url.href);
        if (mayFollow !== undefined && !(await mayFollow(url.href))) throw new OutsideFetchError('NOT_FOLLOWED');
        continue;
      }
      if (response.statusCode !== 200)
        throw new OutsideFetchError(response.statusCode >= 500 ? 'SERVER_ERROR' : 'NOT_FOUND');
      return {
        url: url.href,
        contentType: headerOf(response, 'content-type'),
        body: await readBody(response, options),
      };
    }
    throw new OutsideFetchError('NOT_FOUND');
  }

  return (url, options) =>
    withCheckedConnections(dependencies, options.timeoutMs ?? defaultTimeoutMs, (dispatcher, signal) =>
      follow(url, options, dispatcher, signal),
    );
}
