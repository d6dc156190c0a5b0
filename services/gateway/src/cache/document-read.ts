import type { CacheTag } from '@gvg/contracts/definitions/cache-tags';
import { canonicalAddress } from '@gvg/contracts/composition/canonical-address';
import { draftAddress, draftOf } from '@gvg/contracts/composition/draft-document';
import { documentHeaders } from '@gvg/contracts/composition/document-exchange';
import type { DeployedReleases } from '@gvg/contracts/composition/document-exchange';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { isCrawler } from '@gvg/service-kit/http/is-crawler';
import type { Canaries } from '../canary/canaries.ts';
import type { CacheableRead, RoutedRequest } from './cacheable-read.ts';
import { cacheableHeaders } from './cached-response.ts';
import type { FetchedResponse } from './fetch-response.ts';

/** Files of the shell: its build, and those with an extension (robots.txt, icons). */
const filePattern = /^\/shell\/|\.[^/]*$/;

/** Paths of every process for operators. */
const operationsPattern = /^\/(?:health|metrics)(?:\/|$)/;

const headerOf = ({ headers }: FetchedResponse, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
};

/** Returns the headers for clients, without those that the shell's server sends only to the gateway. */
export function documentHeadersFor({ headers }: FetchedResponse): Record<string, string | string[] | undefined> {
  const { [documentHeaders.tags]: _tags, [documentHeaders.releases]: _releases, ...forClients } = headers;
  return { ...forClients, vary: [headers.vary, 'accept-encoding'].filter(Boolean).join(', ') };
}

export interface DocumentReadOptions {
  releases(): DeployedReleases | undefined;
  canaries: Canaries;
}

/**
 * Read of a page of the shop: one document per address, language (in the path), set of releases and canary variant. Undefined for the shell's files, which are
 * forwarded. Throws NOT_FOUND for paths that only the site itself requests.
 */
export function documentRead(
  { request, route, path, query, origin }: RoutedRequest,
  { releases, canaries }: DocumentReadOptions,
): CacheableRead | undefined {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || route.kind !== 'page' || filePattern.test(path)) return undefined;
  if (operationsPattern.test(path)) throw new ApiFailure('NOT_FOUND');
  const draft = draftOf(query);
  // Its document has no tags, so it is never cached.
  const target = draft === undefined ? canonicalAddress(path + query) : draftAddress(path, draft);
  const fingerprint = releases()?.fingerprint;
  const variant = canaries.variantOf(request, origin);
  const userAgent = request.headers['user-agent'] ?? '';
  const key = `${fingerprint ?? ''} ${variant} ${target}`;
  return {
    key,
    // A crawler waits longer for a complete document than a visitor, and gets 503 instead of an incomplete one.
    get flightKey() {
      return `${isCrawler(userAgent) ? 'crawler' : 'visitor'} ${key}`;
    },
    upstream: {
      upstream: route.upstream,
      target,
      headers: {
        accept: 'text/html',
        'user-agent': userAgent,
        ...(variant === '' ? {} : { [documentHeaders.canary]: variant }),
      },
    },
    isShareable: ({ status }) => status < 500,
    cacheable(fetched) {
      const tags = headerOf(fetched, documentHeaders.tags);
      const etag = headerOf(fetched, 'etag');
      const isComplete =
        fetched.status === 200 &&
        tags !== undefined &&
        etag !== undefined &&
        fetched.headers['set-cookie'] === undefined;
      if (!isComplete || fingerprint === undefined || headerOf(fetched, documentHeaders.releases) !== fingerprint)
        return undefined;
      return {
        etag,
        headers: cacheableHeaders(documentHeadersFor(fetched)),
        tags: tags.split(',').filter(Boolean) as CacheTag[],
      };
    },
  };
}
