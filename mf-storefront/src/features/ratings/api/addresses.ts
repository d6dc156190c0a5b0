import { addressOf } from '@gvg/browser-kit';
import type { RatingStars } from '@gvg/contracts/catalogue/terms';

export const ratingsPerPage = 5;

export const ratingsAddress = (
  product: string,
  { page = 1, stars }: { page?: number; stars?: RatingStars | undefined } = {},
) =>
  addressOf('listProductRatings', {
    params: { id: product },
    query: { limit: ratingsPerPage, ...(page > 1 ? { page } : {}), ...(stars === undefined ? {} : { stars }) },
  });
