import type { CategoryType, ProductType } from '@gvg/contracts/catalogue/terms';

/** Goods as far as freight depends on them; weight and dimensions of one piece as packed. */
export interface GoodsLine {
  goodsType: ProductType;
  categoryType: CategoryType;
  /** Of a product of ours. */
  category?: string | undefined;
  weightGrams: number;
  dimensionsMm?: { length: number; width: number; height: number } | undefined;
  amount: number;
}
