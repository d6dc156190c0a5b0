import type { IncomingMessage, ServerResponse } from 'node:http';
import { isWrite } from '@gvg/contracts/endpoint';
import type { Locale } from '@gvg/contracts/locale';
import { languageOf } from '@gvg/service-kit/request-language';
import type { Trace } from '@gvg/service-kit/trace-context';
import type { EndpointMatch } from '../routing/endpoint-tree.ts';
import type { Route } from '../routing/route-table.ts';
import type { ResponseCache } from './response-cache.ts';
import { canonicalTarget } from './canonical-target.ts';
import type { FetchedResponse } from './fetch-response.ts';
import { fetchResponse } from './fetch-response.ts';
import { sendFetched, sendCached } from './send-response.ts';
import type { CachedResponse } from './cached-response.ts';
import { cacheableHeaders, isCacheable } from './cached-response.ts';
import { tagsOf, invalidatedTags, subjectOf } from './tags.ts';

export interface ReadThroughCache {
  /** Serves a public read from the cache or fetches and caches it; resolves to false when the request must be forwarded instead. */
  tryServe(routed: RoutedRequest): Promise<boolean>;
  /** Invalidates after a successful call through this gateway that writes: its author must see the change at once, before the event arrives. */
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

/** A request whose response may be cached. */
interface CacheableRead {
  match: EndpointMatch;
  /** Path and query that all equivalent requests share. */
  target: string;
  language: Locale;
  /** The target, and the language where the response varies by it. */
  key: string;
}

/**
 * Undefined for requests that must be forwarded: with a token the response may depend on the caller; ranges are not cached; a percent-encoded
 * path is another spelling of an id, which no event would invalidate.
 */
function cacheableRead({ request, route: { match }, path, query }: RoutedRequest): CacheableRead | undefined {
  const { method, headers } = request;
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isRead || match?.endpoint.cache === undefined || headers.authorization !== undefined || headers.range !== undefined || path.includes('%')) return undefined;
  const target = canonicalTarget(match.endpoint, path, query);
  const language = languageOf(request);
  return { match, target, language, key: match.endpoint.variesByLanguage === true ? `${language} ${target}` : target };
}

/** While `receivesEvents` returns false, every cached response is revalidated by its ETag before it is sent. */
export function createReadThroughCache(cache: ResponseCache, receivesEvents: () => boolean): ReadThroughCache {
  const inFlight = new Map<string, Promise<FetchOutcome>>();

  async function fetchAndStore({ route, trace }: RoutedRequest, { match, key, target, language }: CacheableRead, previous: CachedResponse | undefined): Promise<FetchOutcome> {
    const { endpoint } = match;
    const startedAt = cache.startFetch();
    const fetched = await fetchResponse({ upstream: route.upstream, target, etag: previous?.etag, language, trace });
    if (fetched.status === 304 && previous !== undefined) {
      cache.store(key, previous, startedAt);
      return { cached: previous, fetched };
    }
    if (!isCacheable(endpoint, fetched.status, fetched.headers)) return { cached: undefined, fetched };
    const cached = { body: fetched.body, etag: fetched.headers.etag as string, headers: cacheableHeaders(endpoint, fetched.headers), tags: tagsOf(match), compressed: new Map(), freshUntil: 0 };
    cache.store(key, cached, startedAt);
    return { cached, fetched };
  }

  /** Coalesces concurrent fetches of the same key and language. */
  function fetchOnce(routed: RoutedRequest, read: CacheableRead, previous: CachedResponse | undefined): { isLeader: boolean; outcome: Promise<FetchOutcome> } {
    const flightKey = `${read.language} ${read.target}`;
    const running = inFlight.get(flightKey);
    if (running !== undefined) return { isLeader: false, outcome: running };
    const outcome = fetchAndStore(routed, read, previous).finally(() => inFlight.delete(flightKey));
    inFlight.set(flightKey, outcome);
    return { isLeader: true, outcome };
  }

  return {
    async tryServe(routed) {
      const read = cacheableRead(routed);
      if (read === undefined) return false;
      const { request, response, trace } = routed;
      const previous = cache.get(read.key);
      if (previous !== undefined && receivesEvents() && cache.isFresh(previous)) {
        await sendCached(request, response, previous, { trace, status: 'hit' });
        return true;
      }
      const { isLeader, outcome } = fetchOnce(routed, read, previous);
      const { cached, fetched } = await outcome;
      if (cached !== undefined) await sendCached(request, response, cached, { trace, status: previous === undefined ? 'fwd=miss' : 'fwd=stale' });
      else if (isLeader) sendFetched(request, response, fetched, trace);
      // An uncacheable response may contain the id of the leading request, so the other requests are forwarded separately.
      return cached !== undefined || isLeader;
    },
    invalidateAfterWrite({ match }) {
      const subject = match && isWrite(match.endpoint) ? subjectOf(match.endpoint) : undefined;
      if (subject !== undefined) cache.invalidate(invalidatedTags(subject, match?.id ?? ''));
    },
  };
}
