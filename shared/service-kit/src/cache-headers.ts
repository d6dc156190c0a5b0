import type { Response } from 'express';
import type { Caller } from '@gvg/contracts/caller';
import type { Endpoint } from '@gvg/contracts/endpoint';

/**
 * Public answers may be kept by anybody who asks again before using them (the ETag makes that cheap); an answer to somebody known, or to a
 * change, is kept by nobody. A handler that set its own header knows better.
 */
export function cacheHeaders(endpoint: Endpoint, caller: Caller | undefined, response: Response): Record<string, string> {
  if (response.hasHeader('cache-control')) return {};
  const shared = endpoint.method === 'GET' && endpoint.access === 'public' && endpoint.cache !== undefined && caller?.kind !== 'user';
  return { 'cache-control': shared ? 'public, no-cache' : 'private, no-store' };
}
