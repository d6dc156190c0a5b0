import { tagsOfWrite } from '@gvg/contracts/definitions/cache-tags';
import type { Route } from '../routing/route-table.ts';
import { apiRead } from './api-read.ts';
import type { CacheableRead, RoutedRequest } from './cacheable-read.ts';
import type { CachedResponse } from './cached-response.ts';
import { encode, encodingFor, transcode } from './compression.ts';
import type { EncodedBody } from './compression.ts';
import { documentRead } from './document-read.ts';
import type { DocumentReadOptions } from './document-read.ts';
import type { FetchedResponse } from './fetch-response.ts';
import { fetchResponse } from './fetch-response.ts';
import { formAddress } from './form-address.ts';
import type { ResponseCache } from './response-cache.ts';
import type { CacheStatus } from './send-response.ts';
import { isNotModified, sendCached, sendFetched, sendFetchedDocument, sendSeeOther } from './send-response.ts';
import { SingleFlight } from './single-flight.ts';

export interface ReadThroughCache {
  /** Serves a public read or a document from the cache, or fetches and caches it. Resolves with false if the request must be forwarded. */
  tryServe(routed: RoutedRequest): Promise<boolean>;
  /** Invalidates after a successful write through this gateway: its author must see the change at once, before the event arrives. */
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
  /** False if the data changed during the fetch. */
  isUpToDate: boolean;
}

const acceptedBy = ({ request }: RoutedRequest) => encodingFor(request.headers['accept-encoding']);

/** Creates one cache for public reads of the API and documents, invalidated by events. */
export function createReadThroughCache({
  cache,
  receivesEvents,
  ...documentOptions
}: ReadThroughCacheOptions): ReadThroughCache {
  const fetches = new SingleFlight<FetchOutcome>();
  const compressions = new SingleFlight<EncodedBody>();

  async function fetchAndStore(
    read: CacheableRead,
    previous: CachedResponse | undefined,
    routed: RoutedRequest,
  ): Promise<FetchOutcome> {
    const startedAt = cache.startFetch();
    const fetched = await fetchResponse({ ...read.upstream, etag: previous?.etag, trace: routed.trace });
    if (fetched.status === 304 && previous !== undefined) {
      return { cached: previous, fetched, isUpToDate: cache.store(read.key, previous, startedAt) };
    }
    const cacheable = read.cacheable(fetched);
    if (cacheable === undefined) return { cached: undefined, fetched, isUpToDate: true };
    const accepted = acceptedBy(routed);
    const bodies = new Map([[accepted, await encode(fetched.body, accepted)]]);
    const isUpToDate = cache.store(read.key, { ...cacheable, bodies }, startedAt);
    return { cached: { ...cacheable, bodies, freshUntil: 0 }, fetched, isUpToDate };
  }

  /** Returns the body of a cached response as the client accepts it: from the cache, or converted from another encoding by one request at a time. */
  async function encodedBody(key: string, cached: CachedResponse, routed: RoutedRequest): Promise<EncodedBody> {
    const accepted = acceptedBy(routed);
    const stored = cached.bodies.get(accepted);
    if (stored !== undefined) return stored;
    return compressions.run(`${accepted} ${cached.etag} ${key}`, async () => {
      const [source] = [...cached.bodies.values()] as [EncodedBody];
      const encoded = await transcode(source, accepted);
      cached.bodies.set(accepted, encoded);
      cache.resize(key, cached);
      return encoded;
    });
  }

  async function send(routed: RoutedRequest, key: string, cached: CachedResponse, status: CacheStatus): Promise<void> {
    const encoded = isNotModified(routed.request, cached) ? undefined : await encodedBody(key, cached, routed);
    sendCached(routed, cached, { status, encoded });
  }

  async function serve(read: CacheableRead, routed: RoutedRequest): Promise<boolean> {
    const { request, response, route, trace } = routed;
    const previous = cache.get(read.key);
    if (previous !== undefined && receivesEvents() && cache.isFresh(previous)) {
      await send(routed, read.key, previous, 'hit');
      return true;
    }
    const isLeader = !fetches.has(read.flightKey);
    const outcome = await fetches.run(read.flightKey, () => fetchAndStore(read, previous, routed));
    const { cached, fetched, isUpToDate } = outcome;
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
      const isPageRead = routed.route.kind === 'page' && ['GET', 'HEAD'].includes(routed.request.method ?? '');
      const clean = isPageRead ? formAddress(routed.path, routed.query) : undefined;
      if (clean !== undefined) {
        sendSeeOther(routed, clean);
        return true;
      }
      const read = routed.route.kind === 'page' ? documentRead(routed, documentOptions) : apiRead(routed);
      return read !== undefined && serve(read, routed);
    },
    invalidateAfterWrite({ match }) {
      if (match !== undefined) cache.invalidate(tagsOfWrite(match.endpoint, match.id));
    },
  };
}
