import { routeOwnerOf } from '@gvg/contracts/composition/route-owner';
import type { PageInfo } from './page-info.tsx';

/** A navigation entry; it is shown only if its route is deployed. */
export interface MenuEntry {
  key: 'home' | 'rateTable' | 'bestSellers' | 'posts';
  /** Without language prefix. */
  to: string;
}

export const isRouteDeployed = ({ remotes }: PageInfo, path: string) => routeOwnerOf(remotes, path) !== undefined;

export function menuEntries(pageInfo: PageInfo): MenuEntry[] {
  const home = isRouteDeployed(pageInfo, '/');
  const entries: [boolean, MenuEntry][] = [
    [home, { key: 'home', to: '/' }],
    [isRouteDeployed(pageInfo, '/rate-table'), { key: 'rateTable', to: '/rate-table' }],
    [home, { key: 'bestSellers', to: '/#products-in-day' }],
    [home && pageInfo.content.hasPosts, { key: 'posts', to: '/#posts' }],
  ];
  return entries.filter(([isAvailable]) => isAvailable).map(([, entry]) => entry);
}

export const trackingPath = '/order/track';

/** Returns links that buyers need on any page; the header has no room for them on phones. */
export function buyingEntries(pageInfo: PageInfo): { key: 'pasteLink' | 'trackOrder'; to: string }[] {
  const entries = [
    { key: 'pasteLink', to: '/user/cart?link=' },
    { key: 'trackOrder', to: trackingPath },
  ] as const;
  return entries.filter(({ to }) => isRouteDeployed(pageInfo, to.replace(/\?.*/, '')));
}

export const canSearch = (pageInfo: PageInfo) => isRouteDeployed(pageInfo, '/search');
