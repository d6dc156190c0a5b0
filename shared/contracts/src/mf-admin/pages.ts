import type { PageOwnership } from '../composition/page-ownership.ts';

export const pages = {
  paths: {
    '/admin/*': ['admin'],
    '/product/create': ['public'],
    '/product/edit': ['public'],
  },
} as const satisfies PageOwnership;
