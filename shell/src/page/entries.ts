import type { PageFacts } from './page-facts.tsx';

/** Where menus lead; an entry is there only once it leads somewhere. */
export interface Entry {
  key: 'home' | 'rateTable' | 'bestSellers' | 'posts';
  /** Without language prefix. */
  to: string;
}

const isDrawn = ({ remotes }: PageFacts, route: string) => remotes.some(({ routes }) => routes.includes(route));

/** The rates of the country that the header names, so that both say the same. */
export const ratesPath = ({ content: { freight } }: PageFacts) => (freight ? `/rate-table?country=${freight.code}` : '/rate-table');

export function menuEntries(facts: PageFacts): Entry[] {
  const home = isDrawn(facts, '/');
  const entries: [boolean, Entry][] = [
    [home, { key: 'home', to: '/' }],
    [isDrawn(facts, '/rate-table'), { key: 'rateTable', to: ratesPath(facts) }],
    [home, { key: 'bestSellers', to: '/#products-in-day' }],
    [home && facts.content.hasPosts, { key: 'posts', to: '/#posts' }],
  ];
  return entries.filter(([leads]) => leads).map(([, entry]) => entry);
}

export const canSearch = (facts: PageFacts) => isDrawn(facts, '/search');
