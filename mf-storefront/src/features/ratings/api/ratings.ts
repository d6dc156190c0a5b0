import { apiQuery } from '@gvg/browser-kit';
import type { RatingStars } from '@gvg/contracts/catalogue/terms';

export const ratingsPerPage = 5;

export const ratingsQuery = (
  product: string,
  { page = 1, stars }: { page?: number; stars?: RatingStars | undefined } = {},
) =>
  apiQuery('listProductRatings', {
    params: { id: product },
    query: { limit: ratingsPerPage, ...(page > 1 ? { page } : {}), ...(stars === undefined ? {} : { stars }) },
  });
