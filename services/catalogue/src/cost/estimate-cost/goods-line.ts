import type { CategoryType, ProductType } from '@gvg/contracts/catalogue/terms';

/** The properties of goods that freight depends on; weight and dimensions are of one packed piece. */
export interface GoodsLine {
  goodsType: ProductType;
  categoryType: CategoryType;
  /** Only for catalogue products. */
  category?: string | undefined;
  weightGrams: number;
  dimensionsMm?: { length: number; width: number; height: number } | undefined;
  amount: number;
}
