import type { z } from 'zod';
import type { ratingFilterSchema } from '@gvg/contracts/catalogue/http/ratings';
import { parseSort } from '@gvg/contracts/definitions/sorting';

/** Filter and sort order of staff's list of ratings. */
export function ratingCriteria({ product, user, stars, hidden, sort }: z.output<typeof ratingFilterSchema>) {
  const { field, direction } = parseSort(sort);
  return {
    filter: {
      ...(product === undefined ? {} : { product }),
      ...(user === undefined ? {} : { user }),
      ...(stars === undefined ? {} : { stars }),
      ...(hidden === undefined ? {} : { isHidden: hidden }),
    },
    sort: { [field]: direction, _id: direction },
  };
}
