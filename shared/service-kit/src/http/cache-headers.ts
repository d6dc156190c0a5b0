import type { Response } from 'express';
import type { Caller } from '@gvg/contracts/definitions/caller';
import type { Endpoint } from '@gvg/contracts/definitions/endpoint';

/**
 * Returns the cache headers of a response. Any cache may store public responses if it revalidates them before use (cheap with the ETag);
 * responses to signed-in users and to writes are never stored. A header set by the handler takes precedence.
 */
export function cacheHeaders(
  endpoint: Endpoint,
  caller: Caller | undefined,
  response: Response,
): Record<string, string> {
  if (response.hasHeader('cache-control')) return {};
  const shared =
    endpoint.method === 'GET' &&
    endpoint.access === 'public' &&
    endpoint.cache !== undefined &&
    caller?.kind !== 'user';
  return { 'cache-control': shared ? 'public, no-cache' : 'private, no-store' };
}
