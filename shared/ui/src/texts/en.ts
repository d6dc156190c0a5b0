import type { uiTexts as vietnamese } from './vi.ts';

export const uiTexts: typeof vietnamese = {
  retry: 'Try again',
  close: 'Close',
  priceNow: 'Price now',
  priceBefore: 'was',
  loading: 'Loading…',
};
