import type { PagePrice } from './parse-price.ts';

/** Product facts of a page; `image` as written in the page. */
export interface ProductFacts {
  name?: string;
  image?: string;
  price?: PagePrice;
}

/** Takes each fact from the first source that has it. */
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
