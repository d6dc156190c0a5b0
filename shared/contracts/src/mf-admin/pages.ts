import type { PageOwnership } from '../composition/page-ownership.ts';

export const pages = {
  paths: {
    '/admin/*': ['admin'],
    '/product/create': ['admin'],
    '/product/edit': ['admin'],
  },
} as const satisfies PageOwnership;
