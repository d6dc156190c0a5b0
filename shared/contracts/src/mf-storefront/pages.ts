import type { PageOwnership } from '../composition/page-ownership.ts';

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
  files: ['/sitemap.xml'],
} as const satisfies PageOwnership;
