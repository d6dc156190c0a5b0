import type { PagePrice } from './parse-price.ts';

/** What a page says of its product; `image` as the page writes it. */
export interface ProductFacts {
  name?: string;
  image?: string;
  price?: PagePrice;
}

/** The first source that says something wins, for each fact by itself. */
export function firstFacts(sources: readonly ProductFacts[]): ProductFacts {
  const [name, image, price] = (['name', 'image', 'price'] as const).map(
    (fact) => sources.find((source) => source[fact] !== undefined)?.[fact],
  ) as [string?, string?, PagePrice?];
  return {
    ...(name !== undefined && { name }),
    ...(image !== undefined && { image }),
    ...(price !== undefined && { price }),
  };
}
