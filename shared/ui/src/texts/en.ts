import type { uiTexts as vietnamese } from './vi.ts';

export const uiTexts: typeof vietnamese = {
  retry: 'Try again',
  close: 'Close',
  priceNow: 'Price now',
  priceBefore: 'was',
  loading: 'Loading…',
  home: 'Go to the home page',
  notFoundTitle: 'We cannot find this page',
  notFoundDocumentTitle: 'We cannot find this page | Goods Viet Goods',
  notFoundText: 'The link may be old or mistyped. Search for what you need, or see the best sellers.',
  notFoundSearch: 'Search for what you need',
  search: 'Search',
  bestSellers: 'Best sellers',
};
