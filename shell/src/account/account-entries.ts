import { isRouteDeployed } from '../page/menu-entries.ts';
import type { PageInfo } from '../page/page-info.tsx';

/** Pages of the account; each is shown only when it leads somewhere. */
const entries = [
  { key: 'profile', to: '/user/profile' },
  { key: 'changePassword', to: '/user/change-password' },
  { key: 'orders', to: '/user/purchase' },
  { key: 'notifications', to: '/user/notification' },
] as const;

export const accountEntries = (pageInfo: PageInfo) => entries.filter(({ to }) => isRouteDeployed(pageInfo, to));
