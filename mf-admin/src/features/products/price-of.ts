import type { ProductCard } from '@gvg/contracts/catalogue/http/products';

/** Selling price of one piece in VND. */
export const priceOf = ({ price, salePrice = price }: Pick<ProductCard, 'price' | 'salePrice'>): number => salePrice;
