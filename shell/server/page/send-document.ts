import { createHash } from 'node:crypto';
import type { CacheTag } from '@gvg/contracts/definitions/cache-tags';
import { documentHeaders } from '@gvg/contracts/composition/document-exchange';
import type { Locale } from '@gvg/contracts/values/locale';
import type { Request, Response } from 'express';

export interface SentDocument {
  status: number;
  html: string;
  policy: string;
  locale: Locale;
  /** Identifies the releases that the document was composed with. */
  fingerprint: string;
  /** Undefined for a document that must not be cached. */
  tags: readonly CacheTag[] | undefined;
  /** The document contains a draft, so it must not be cached or indexed. */
  isDraft?: boolean;
  /** Visitors may get different documents at this URL, because a canary is deployed. */
  variesByVisitor: boolean;
}

const etagOf = (...texts: string[]) =>
  `W/"${createHash('sha256').update(texts.join('\n')).digest('base64url').slice(0, 27)}"`;

/** Sends a document uncompressed: the gateway compresses it once for everyone. Sends 304 if the request has its ETag. */
export function sendDocument(
  request: Request,
  response: Response,
  { status, html, policy, locale, fingerprint, tags, isDraft = false, variesByVisitor }: SentDocument,
): void {
  const isCacheable = status === 200 && tags !== undefined;
  response.set({
    'content-type': 'text/html; charset=utf-8',
    'content-language': locale,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': policy,
    [documentHeaders.releases]: fingerprint,
    ...(variesByVisitor ? { vary: 'cookie' } : {}),
  });
  if (!isCacheable) {
    if (isDraft) response.set('x-robots-tag', 'noindex');
    response
      .status(status)
      .set('cache-control', isDraft ? 'private, no-store' : 'private, no-cache')
      .end(html);
    return;
  }
  const etag = etagOf(html, policy);
  response.set({ etag, 'cache-control': 'public, no-cache', [documentHeaders.tags]: tags.join(',') });
  if (request.get('if-none-match') === etag) response.status(304).end();
  else response.status(200).end(html);
}
