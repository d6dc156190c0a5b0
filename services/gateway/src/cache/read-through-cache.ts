import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Trace } from '@gvg/service-kit/trace-context';
import type { Route } from '../routing/route-table.ts';
import type { ResponseCache } from './response-cache.ts';
import { cacheKey } from './cache-key.ts';
import type { FetchedResponse } from './fetch-response.ts';
import { fetchResponse } from './fetch-response.ts';
import { sendFetched, sendCached } from './send-response.ts';
import type { CachedResponse } from './cached-response.ts';
import { cacheableHeaders, isCacheable } from './cached-response.ts';
import { tagsOf, invalidatedTags, subjectOf } from './tags.ts';

export interface ReadThroughCache {
  /** Serves a public read from the cache or fetches and caches it; resolves to false when the request must be forwarded instead. */
  tryServe(routed: RoutedRequest): Promise<boolean>;
  /** Invalidates after a successful write through this gateway: its author must see the change at once, before the event arrives. */
  invalidateAfterWrite(route: Route): void;
}

export interface RoutedRequest {
  request: IncomingMessage;
  response: ServerResponse;
  route: Route;
  path: string;
  query: string;
  trace: Trace;
}

/** The result of one upstream fetch, shared by all requests that waited for it. */
interface FetchOutcome {
  cached: CachedResponse | undefined;
  fetched: FetchedResponse;
}

/**
 * With a token the response may depend on the caller; ranges are not cached; a percent-encoded path is another spelling of an id, which no
 * event would invalidate.
 */
function isCacheableRequest({ request, route, path }: RoutedRequest): boolean {
  const { method, headers } = request;
  return (method === 'GET' || method === 'HEAD') && route.match?.endpoint.cache !== undefined && headers.authorization === undefined && headers.range === undefined && !path.includes('%');
}

/** While `receivesEvents` returns false, every cached response is revalidated by its ETag before it is sent. */
export function createReadThroughCache(cache: ResponseCache, receivesEvents: () => boolean): ReadThroughCache {
  const inFlight = new Map<string, Promise<FetchOutcome>>();

  async function fetchAndStore({ request, route, trace }: RoutedRequest, key: string, previous: CachedResponse | undefined): Promise<FetchOutcome> {
    const startedAt = cache.startFetch();
    const fetched = await fetchResponse({ upstream: route.upstream, target: key, etag: previous?.etag, language: request.headers['accept-language'], trace });
    if (fetched.status === 304 && previous !== undefined) {
      cache.store(key, previous, startedAt);
      return { cached: previous, fetched };
    }
    if (!isCacheable(fetched.status, fetched.headers) || route.match === undefined) return { cached: undefined, fetched };
    const cached = { body: fetched.body, etag: fetched.headers.etag as string, headers: cacheableHeaders(fetched.headers), tags: tagsOf(route.match), compressed: new Map(), freshUntil: 0 };
    cache.store(key, cached, startedAt);
    return { cached, fetched };
  }

  /** Coalesces concurrent fetches of the same key and language. */
  function fetchOnce(routed: RoutedRequest, key: string, previous: CachedResponse | undefined): { isLeader: boolean; outcome: Promise<FetchOutcome> } {
    const flightKey = `${key}\n${routed.request.headers['accept-language'] ?? ''}`;
    const running = inFlight.get(flightKey);
    if (running !== undefined) return { isLeader: false, outcome: running };
    const outcome = fetchAndStore(routed, key, previous).finally(() => inFlight.delete(flightKey));
    inFlight.set(flightKey, outcome);
    return { isLeader: true, outcome };
  }

  return {
    async tryServe(routed) {
      if (!isCacheableRequest(routed) || routed.route.match === undefined) return false;
      const { request, response, path, query, trace } = routed;
      const key = cacheKey(routed.route.match.endpoint, path, query);
      const previous = cache.get(key);
      if (previous !== undefined && receivesEvents() && cache.isFresh(previous)) {
        await sendCached(request, response, previous, { trace, status: 'hit' });
        return true;
      }
      const { isLeader, outcome } = fetchOnce(routed, key, previous);
      const { cached, fetched } = await outcome;
      if (cached !== undefined) await sendCached(request, response, cached, { trace, status: previous === undefined ? 'fwd=miss' : 'fwd=stale' });
      else if (isLeader) sendFetched(request, response, fetched, trace);
      // An uncacheable response may contain the id of the leading request, so the other requests are forwarded separately.
      return cached !== undefined || isLeader;
    },
    invalidateAfterWrite({ match }) {
      const subject = match && subjectOf(match.endpoint);
      if (subject !== undefined) cache.invalidate(invalidatedTags(subject, match?.id ?? ''));
    },
  };
}
