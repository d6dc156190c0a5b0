import type { PageOwnership } from '../composition/page-ownership.ts';

/** /admin/messages has the sidebar of the admin area and no header. */
export const pages = {
  paths: { '/admin/messages': ['bare'], '/user/notification': ['public'] },
} as const satisfies PageOwnership;
