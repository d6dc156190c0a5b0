import { request } from 'undici';
import { allowedUrl, withCheckedConnections } from './checked-request.ts';
import type { CheckedRequestDependencies } from './checked-request.ts';

export interface OutsidePostOptions {
  headers: Readonly<Record<string, string>>;
  body: Buffer | string | null;
  /** For name resolution, connection and response together, in milliseconds. */
  timeoutMs: number;
}

/**
 * Posts to the public internet and returns the status. Neither reads the response's body nor follows redirects. Throws OutsideFetchError.
 */
export type OutsidePost = (url: string, options: OutsidePostOptions) => Promise<{ status: number }>;

/** Reaches only public addresses, like `createOutsideFetch`. */
export function createOutsidePost(dependencies: CheckedRequestDependencies = {}): OutsidePost {
  return (url, { headers, body, timeoutMs }) =>
    withCheckedConnections(dependencies, timeoutMs, async (dispatcher, signal) => {
      const { statusCode: status } = await request(allowedUrl(url), {
        method: 'POST',
        dispatcher,
        signal,
        headers,
        body,
      });
      return { status };
    });
}
