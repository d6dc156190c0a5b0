import { ratingStars } from '@gvg/contracts/catalogue/terms';
import { oneOf } from '../../table/use-list-address.ts';

export const filterNames = ['stars', 'hidden', 'product', 'user'] as const;
export const hiddenOptions = ['false', 'true'] as const;
export const starOptions = ratingStars.map(String);
export const ratingSorts = ['-createdAt', 'createdAt', 'stars', '-stars'] as const;
export type RatingSort = (typeof ratingSorts)[number];

const idPattern = /^[0-9a-f]{24}$/;

const idOrNone = (text: string | undefined) => (text !== undefined && idPattern.test(text) ? text : undefined);

/** Parses filters from the URL. Ignores invalid values. */
export function ratingsFilter(values: Partial<Record<string, string>>) {
  const stars = oneOf(starOptions, values['stars']);
  const hidden = oneOf(hiddenOptions, values['hidden']);
  const product = idOrNone(values['product']);
  const user = idOrNone(values['user']);
  return {
    ...(stars === undefined ? {} : { stars: Number(stars) }),
    ...(hidden === undefined ? {} : { hidden }),
    ...(product === undefined ? {} : { product }),
    ...(user === undefined ? {} : { user }),
  };
}
export type RatingsFilter = ReturnType<typeof ratingsFilter>;
