import type { PageInfo } from './page-info.tsx';

/** Where menus lead; an entry is there only once it leads somewhere. */
export interface MenuEntry {
  key: 'home' | 'rateTable' | 'bestSellers' | 'posts';
  /** Without language prefix. */
  to: string;
}

const isRouteDeployed = ({ remotes }: PageInfo, route: string) => remotes.some(({ routes }) => routes.includes(route));

/** The rates of the country that the header names, so that both say the same. */
export const ratesPath = ({ content: { freight } }: PageInfo) => (freight ? `/rate-table?country=${freight.code}` : '/rate-table');

export function menuEntries(facts: PageInfo): MenuEntry[] {
  const home = isRouteDeployed(facts, '/');
  const entries: [boolean, MenuEntry][] = [
    [home, { key: 'home', to: '/' }],
    [isRouteDeployed(facts, '/rate-table'), { key: 'rateTable', to: ratesPath(facts) }],
    [home, { key: 'bestSellers', to: '/#products-in-day' }],
    [home && facts.content.hasPosts, { key: 'posts', to: '/#posts' }],
  ];
  return entries.filter(([isAvailable]) => isAvailable).map(([, entry]) => entry);
}

export const canSearch = (facts: PageInfo) => isRouteDeployed(facts, '/search');
