import { tagsOfWrite } from '@gvg/contracts/cache-tags';
import type { Route } from '../routing/route-table.ts';
import { apiRead } from './api-read.ts';
import type { CacheableRead, RoutedRequest } from './cacheable-read.ts';
import type { CachedResponse } from './cached-response.ts';
import { documentRead } from './document-read.ts';
import type { DocumentReadOptions } from './document-read.ts';
import type { FetchedResponse } from './fetch-response.ts';
import { fetchResponse } from './fetch-response.ts';
import { Recompression } from './recompression.ts';
import type { ResponseCache } from './response-cache.ts';
import type { CacheStatus } from './send-response.ts';
import { sendCached, sendFetched, sendFetchedDocument } from './send-response.ts';

export interface ReadThroughCache {
  /** Serves a public read or a document from the cache, or fetches and caches it; resolves to false when the request must be forwarded instead. */
  tryServe(routed: RoutedRequest): Promise<boolean>;
  /** Invalidates after a successful call through this gateway that writes: its author must see the change at once, before the event arrives. */
  invalidateAfterWrite(route: Route): void;
}

export interface ReadThroughCacheOptions extends DocumentReadOptions {
  cache: ResponseCache;
  /** While it returns false, every cached response is revalidated by its ETag before it is sent. */
  receivesEvents(): boolean;
}

/** The result of one upstream fetch, shared by all requests that waited for it. */
interface FetchOutcome {
  cached: CachedResponse | undefined;
  fetched: FetchedResponse;
  /** False when the data changed during the fetch. */
  isUpToDate: boolean;
}

/** Public reads of the API and documents, in one cache that events invalidate. */
export function createReadThroughCache({
  cache,
  receivesEvents,
  ...documentOptions
}: ReadThroughCacheOptions): ReadThroughCache {
  const inFlight = new Map<string, Promise<FetchOutcome>>();
  const recompression = new Recompression(cache);

  async function fetchAndStore(
    read: CacheableRead,
    previous: CachedResponse | undefined,
    { trace }: RoutedRequest,
  ): Promise<FetchOutcome> {
    const fetch = { startedAt: cache.startFetch(), settleTimeMs: read.settleTimeMs };
    const fetched = await fetchResponse({ ...read.upstream, etag: previous?.etag, trace });
    if (fetched.status === 304 && previous !== undefined)
      return { cached: previous, fetched, isUpToDate: cache.store(read.key, previous, fetch) };
    const cacheable = await read.toCached(fetched);
    if (cacheable === undefined) return { cached: undefined, fetched, isUpToDate: true };
    const isUpToDate = cache.store(read.key, cacheable, fetch);
    const stored = isUpToDate ? cache.get(read.key) : undefined;
    return { cached: stored ?? { ...cacheable, freshUntil: 0 }, fetched, isUpToDate };
  }

  /** Coalesces concurrent fetches. */
  function fetchOnce(
    read: CacheableRead,
    previous: CachedResponse | undefined,
    routed: RoutedRequest,
  ): { isLeader: boolean; outcome: Promise<FetchOutcome> } {
    const { flightKey } = read;
    const running = inFlight.get(flightKey);
    if (running !== undefined) return { isLeader: false, outcome: running };
    const outcome = fetchAndStore(read, previous, routed).finally(() => inFlight.delete(flightKey));
    inFlight.set(flightKey, outcome);
    return { isLeader: true, outcome };
  }

  async function send(
    { request, response, trace }: RoutedRequest,
    key: string,
    cached: CachedResponse,
    status: CacheStatus,
  ): Promise<void> {
    const encodings = cached.compressed.size;
    await sendCached(request, response, cached, { trace, status });
    if (cached.compressed.size !== encodings) cache.resize(key, cached);
  }

  async function serve(read: CacheableRead, routed: RoutedRequest): Promise<boolean> {
    const { request, response, route, trace } = routed;
    const previous = cache.get(read.key);
    if (previous !== undefined && receivesEvents() && cache.isFresh(previous)) {
      await send(routed, read.key, previous, 'hit');
      recompression.recordHit(read.key, previous);
      return true;
    }
    const { isLeader, outcome } = fetchOnce(read, previous, routed);
    const { cached, fetched, isUpToDate } = await outcome;
    // This request may have arrived after the change that the fetch was too early for.
    if (!isLeader && !isUpToDate) return serve(read, routed);
    if (cached !== undefined) await send(routed, read.key, cached, previous === undefined ? 'fwd=miss' : 'fwd=stale');
    else if (!isLeader && !read.isShareable(fetched)) return false;
    else if (route.kind === 'page') await sendFetchedDocument(routed, fetched);
    else sendFetched(request, response, fetched, trace);
    return true;
  }

  return {
    async tryServe(routed) {
      const read = routed.route.kind === 'page' ? documentRead(routed, documentOptions) : apiRead(routed);
      return read !== undefined && serve(read, routed);
    },
    invalidateAfterWrite({ match }) {
      if (match !== undefined) cache.invalidate(tagsOfWrite(match.endpoint, match.id));
    },
  };
}
