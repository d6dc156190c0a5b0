import { apiQuery } from '@gvg/browser-kit';
import { keepPreviousData } from '@gvg/query';

/** Enough to scan by eye. More letters find the rest. */
const shownProducts = 8;

/** Visible products by words of the name or the beginning of a code. The previous result stays until the new one has loaded. */
export const foundProductsQuery = (name: string) => ({
  ...apiQuery('listProducts', { query: { name, limit: shownProducts } }),
  placeholderData: keepPreviousData,
});
