import { apiQuery } from '@gvg/browser-kit';
import { keepPreviousData } from '@gvg/query';

/** As many as one looks through; more letters find the others. */
const shownProducts = 8;

/** Products that the shop shows, by words of their name or the beginning of a code; those of the letters before stay until they are there. */
export const foundProductsQuery = (name: string) => ({
  ...apiQuery('listProducts', { query: { name, limit: shownProducts } }),
  placeholderData: keepPreviousData,
});
