interface Priced {
  price: number;
  salePrice?: number | undefined;
}

/** Returns the discount in whole percent of the regular price, undefined without a sale. */
export function percentOff({ price, salePrice }: Priced): number | undefined {
  if (salePrice === undefined || salePrice >= price) return undefined;
  return Math.max(1, Math.round(((price - salePrice) / price) * 100));
}
