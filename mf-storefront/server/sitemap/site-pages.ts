import type { Api } from '@gvg/browser-kit';
import type { Locale } from '@gvg/contracts/values/locale';
import { categoryPath, productPath } from '../../src/features/catalogue/paths.ts';
import { readAllPages } from '../../src/features/catalogue/read-all-pages.ts';

/** One page. `pathIn` returns its path in a language, without language prefix. */
export interface SitePage {
  pathIn: (locale: Locale) => string;
  /** ISO 8601. */
  changedAt?: string;
}

const pageSize = 100;
/** Each has two URLs (one per language) with their alternates: with the longest names (200 characters) a file stays below 1 MB. */
const productsPerSitemap = 500;

const readProducts = (api: Api, page: number, limit = pageSize) =>
  api.call('listProducts', { query: { limit, page, sort: 'NEWEST' } });

export async function countSitemaps(api: Api): Promise<number> {
  const { totalDocs } = await readProducts(api, 1, 1);
  return Math.max(1, Math.ceil(totalDocs / productsPerSitemap));
}

/** Returns the product pages of one sitemap file, numbered from 1. */
export async function readProductPages(api: Api, sitemapNumber: number): Promise<SitePage[]> {
  const pagesPerSitemap = productsPerSitemap / pageSize;
  const pages: SitePage[] = [];
  for (let page = (sitemapNumber - 1) * pagesPerSitemap + 1; page <= sitemapNumber * pagesPerSitemap; page += 1) {
    const { docs, hasNextPage } = await readProducts(api, page);
    pages.push(...docs.map((product) => ({ pathIn: (locale: Locale) => productPath(product, locale) })));
    if (!hasNextPage) break;
  }
  return pages;
}

async function readCategories(api: Api): Promise<SitePage[]> {
  const categories = await readAllPages((page) => api.call('listCategories', { query: { limit: pageSize, page } }));
  return categories.map((category) => ({ pathIn: (locale) => categoryPath(category, locale) }));
}

async function readTextPages(api: Api): Promise<SitePage[]> {
  const templates = await readAllPages((page) =>
    api.call('listPageTemplates', { query: { limit: pageSize, page, type: 'PAGE' } }),
  );
  return templates.flatMap(({ slug, updatedAt }) =>
    slug === undefined ? [] : [{ pathIn: () => `/page/${slug}`, changedAt: updatedAt }],
  );
}

/** Returns all pages except products. */
export async function readNonProductPages(api: Api): Promise<SitePage[]> {
  const [categories, textPages] = await Promise.all([readCategories(api), readTextPages(api)]);
  return [
    { pathIn: () => '/' },
    { pathIn: () => '/search' },
    { pathIn: () => '/rate-table' },
    ...categories,
    ...textPages,
  ];
}
