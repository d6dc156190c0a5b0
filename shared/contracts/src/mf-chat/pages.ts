import type { PageOwnership } from '../composition/page-ownership.ts';

/** /admin/messages fills the window; once the admin area is there, it hosts the same part. */
export const pages = {
  paths: { '/admin/messages': ['bare'], '/user/notification': ['public'] },
} as const satisfies PageOwnership;
