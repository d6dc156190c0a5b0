import type { PageOwnership } from '../composition/page-ownership.ts';

export const pages = { paths: { '/user/notification': ['public'] } } as const satisfies PageOwnership;
