import type { Api } from '@gvg/browser-kit';
import type { Router } from 'express';
import { KeptAnswers } from './kept-answers.ts';
import { indexXml, urlSetXml } from './sitemap-xml.ts';
import { countParts, readPages, readProducts } from './site-pages.ts';

export interface Sitemap {
  origin: string;
  api: () => Api;
}

/** Search engines ask seldom and want everything; what they got stays good this long, in milliseconds. */
const freshFor = 10 * 60_000;

/**
 * `/sitemap.xml`: every page that search engines may list, in both languages. A catalogue too large for one file is told in parts, `?part=1…`.
 */
export function sitemapRoute(routes: Router, { origin, api }: Sitemap): void {
  const kept = new KeptAnswers(freshFor);
  const draw = async (part: number | undefined) => {
    const parts = await countParts(api());
    if (part === undefined && parts > 1) return indexXml(origin, parts);
    const wanted = part ?? 1;
    if (wanted > parts) return undefined;
    const [pages, products] = await Promise.all([wanted === 1 ? readPages(api()) : [], readProducts(api(), wanted)]);
    return urlSetXml(origin, [...pages, ...products]);
  };
  routes.get('/sitemap.xml', async (request, response, next) => {
    response.locals['route'] = '/sitemap.xml';
    const asked = request.query['part'];
    const part = typeof asked === 'string' && /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : undefined;
    const xml = asked !== undefined && part === undefined ? undefined : await kept.get(`${part}`, () => draw(part));
    if (xml === undefined) {
      next();
      return;
    }
    response.set('cache-control', 'public, max-age=600').type('application/xml').send(xml);
  });
}
