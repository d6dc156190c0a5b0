import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Trace } from '@gvg/service-kit/telemetry/trace-context';
import type { ClientOrigin } from '../proxy/message-headers.ts';
import type { Route } from '../routing/route-table.ts';
import type { CachedResponse } from './cached-response.ts';
import type { FetchedResponse, UpstreamRead } from './fetch-response.ts';

export interface RoutedRequest {
  request: IncomingMessage;
  response: ServerResponse;
  route: Route;
  path: string;
  query: string;
  origin: ClientOrigin;
  trace: Trace;
}

/** A request whose response may be cached. */
export interface CacheableRead {
  /** The same for all equivalent requests. */
  key: string;
  /** Requests with the same flight key share one fetch. */
  flightKey: string;
  upstream: Pick<UpstreamRead, 'upstream' | 'target' | 'headers'>;
  /** Cache entry in addition to the body; undefined for a response that may not be cached. */
  cacheable(fetched: FetchedResponse): Pick<CachedResponse, 'etag' | 'headers' | 'tags'> | undefined;
  /** Returns true if all waiting requests may receive an uncached response; one with the first request's id may not be shared. */
  isShareable(fetched: FetchedResponse): boolean;
}
