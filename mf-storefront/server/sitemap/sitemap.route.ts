import type { Api } from '@gvg/browser-kit';
import type { Router } from 'express';
import { LRUCache } from 'lru-cache';
import { compressText, sendCompressedText } from './compressed-text.ts';
import type { CompressedText } from './compressed-text.ts';
import { sitemapIndexXml, urlSetXml } from './sitemap-xml.ts';
import { countSitemaps, readNonProductPages, readProductPages } from './site-pages.ts';

export interface SitemapOptions {
  origin: string;
  api: () => Api;
}

const freshMs = 10 * 60_000;
const dayMs = 24 * 60 * 60_000;

/** Serves `/sitemap.xml`: every indexable page in both languages. For a catalogue too large for one file, it is an index of `?part=1…`. */
export function sitemapRoute(routes: Router, { origin, api }: SitemapOptions): void {
  const buildXml = async (sitemapNumber: number | undefined) => {
    const sitemapCount = await countSitemaps(api());
    if (sitemapNumber === undefined && sitemapCount > 1) return sitemapIndexXml(origin, sitemapCount);
    const requestedNumber = sitemapNumber ?? 1;
    if (requestedNumber > sitemapCount) return undefined;
    const [pages, products] = await Promise.all([
      requestedNumber === 1 ? readNonProductPages(api()) : [],
      readProductPages(api(), requestedNumber),
    ]);
    return urlSetXml(origin, [...pages, ...products]);
  };
  const build = async (sitemapNumber: number | undefined) => {
    const xml = await buildXml(sitemapNumber);
    return xml === undefined ? undefined : compressText(xml);
  };
  const cache = new LRUCache<string, CompressedText, number | undefined>({
    max: 300,
    ttl: dayMs,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _last, { context: sitemapNumber }) => build(sitemapNumber),
  });
  /**
   * Building a file reads its part of the catalogue, so it is cached in compressed form. While the catalogue is unavailable, the last one
   * is served for a day.
   */
  const findOrBuild = async (sitemapNumber: number | undefined) => {
    const key = `${sitemapNumber}`;
    const built = await cache.fetch(key, {
      context: sitemapNumber,
      forceRefresh: cache.getRemainingTTL(key) < dayMs - freshMs,
      allowStaleOnFetchRejection: cache.has(key),
    });
    return built ?? cache.get(key);
  };
  routes.get('/sitemap.xml', async (request, response, next) => {
    response.locals['route'] = '/sitemap.xml';
    const requestedPart = request.query['part'];
    const sitemapNumber =
      typeof requestedPart === 'string' && /^[1-9]\d{0,4}$/.test(requestedPart) ? Number(requestedPart) : undefined;
    const sitemap =
      requestedPart !== undefined && sitemapNumber === undefined ? undefined : await findOrBuild(sitemapNumber);
    if (sitemap === undefined) {
      next();
      return;
    }
    response.set('cache-control', 'public, max-age=600').type('application/xml');
    await sendCompressedText(request, response, sitemap);
  });
}
