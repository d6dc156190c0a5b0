import type { PageOwnership } from '../composition/page-ownership.ts';

export const pages = {
  paths: {
    '/auth': ['bare'],
    '/auth/verify': ['public'],
    '/auth/reset-password': ['public'],
  },
} as const satisfies PageOwnership;
