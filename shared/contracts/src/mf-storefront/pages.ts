import type { PageOwnership, QueryKeys } from '../composition/page-ownership.ts';

const listQuery = {
  keyword: 'text',
  category: 'text',
  producer: 'text',
  type: 'text',
  priority: 'text',
  country: 'text',
  minPrice: 'integer',
  maxPrice: 'integer',
  inStock: 'text',
  shipsTo: 'text',
  sort: 'text',
  page: 'integer',
} as const satisfies QueryKeys;

/** Every path that no other frontend owns more specifically. */
export const pages = {
  paths: {
    '/*': ['public', 'bare'],
    '/': ['public'],
    '/rate-table': ['public'],
    '/search': ['public'],
    '/product/:slugId': ['public'],
    '/category/:slugId': ['public'],
    '/page/:slug': ['public'],
    '/user/profile': ['public'],
    '/user/change-password': ['public'],
  },
  query: { '/search': listQuery, '/category/:slugId': listQuery },
  files: ['/sitemap.xml'],
} as const satisfies PageOwnership;
