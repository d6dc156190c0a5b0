import type { PageOwnership } from '../composition/page-ownership.ts';

export const pages = {
  paths: {
    '/order/*': ['bare'],
    '/order/check-out': ['public'],
    '/user/cart': ['public'],
    '/user/purchase': ['public'],
    '/user/purchase/*': ['public'],
  },
} as const satisfies PageOwnership;
