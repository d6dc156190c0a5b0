import type { ProductCard } from '@gvg/contracts/catalogue/http/products';

/** What customers pay for one piece, in VND. */
export const priceOf = ({ price, salePrice = price }: Pick<ProductCard, 'price' | 'salePrice'>): number => salePrice;
