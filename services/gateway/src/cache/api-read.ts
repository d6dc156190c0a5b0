import type { IncomingHttpHeaders } from 'node:http';
import { draftHeader } from '@gvg/contracts/composition/draft-document';
import { tagsOf } from '@gvg/contracts/definitions/cache-tags';
import type { Endpoint } from '@gvg/contracts/definitions/endpoint';
import { languageOf } from '@gvg/service-kit/http/request-language';
import type { CacheableRead, RoutedRequest } from './cacheable-read.ts';
import { cacheableHeaders } from './cached-response.ts';
import { canonicalTarget } from './canonical-target.ts';

/** Request headers by which a cached response may vary: the gateway compresses itself, and keys by language if the contract requires it. */
const keyedHeaders = ({ variesByLanguage }: Endpoint) => [
  'accept-encoding',
  ...(variesByLanguage === true ? ['accept-language'] : []),
];

/** Only responses that the service marks as public are cached; personal ones, and those that vary by more than the key, are not. */
function isCacheable(
  endpoint: Endpoint,
  status: number,
  headers: IncomingHttpHeaders,
): headers is IncomingHttpHeaders & { etag: string } {
  const cacheControl = headers['cache-control'] ?? '';
  const variedHeaders =
    headers.vary
      ?.toLowerCase()
      .split(',')
      .map((name) => name.trim()) ?? [];
  return (
    status === 200 &&
    headers['set-cookie'] === undefined &&
    headers['content-encoding'] === undefined &&
    typeof headers.etag === 'string' &&
    /\bpublic\b/.test(cacheControl) &&
    !/\b(?:private|no-store)\b/.test(cacheControl) &&
    variedHeaders.every((name) => keyedHeaders(endpoint).includes(name))
  );
}

/**
 * A public read of the API. Undefined for requests that must be forwarded: with a token, the response may depend on the caller, and with a draft's token it is
 * private; ranges are not cached; a percent-encoded path is another spelling of an id, which no event would invalidate; a query that the service rejects is
 * answered by the service.
 */
export function apiRead({
  request,
  route: { match, upstream },
  path,
  query,
}: RoutedRequest): CacheableRead | undefined {
  const { method, headers } = request;
  const isRead = method === 'GET' || method === 'HEAD';
  if (
    !isRead ||
    match?.endpoint.cache === undefined ||
    headers.authorization !== undefined ||
    headers.range !== undefined ||
    headers[draftHeader] !== undefined ||
    path.includes('%')
  )
    return undefined;
  const { endpoint, id } = match;
  const target = canonicalTarget(endpoint, path, query);
  if (target === undefined) return undefined;
  const language = languageOf(request);
  const keyByLanguage = `${language} ${target}`;
  return {
    key: endpoint.variesByLanguage === true ? keyByLanguage : target,
    flightKey: keyByLanguage,
    upstream: { upstream, target, headers: { accept: 'application/json', 'accept-language': language } },
    isShareable: () => false,
    cacheable({ status, headers: received }) {
      if (!isCacheable(endpoint, status, received)) return undefined;
      const stored = cacheableHeaders({ ...received, vary: keyedHeaders(endpoint).join(', ') });
      return { etag: received.etag, headers: stored, tags: tagsOf(endpoint, id) };
    },
  };
}
