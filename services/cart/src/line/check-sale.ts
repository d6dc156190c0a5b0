import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { KnownProduct } from '../product/known-products.ts';

/** Throws the error code for a product that is not sold. */
export function checkSale(product: KnownProduct | undefined): KnownProduct {
  if (product === undefined || product.isShowed === false) throw new ApiFailure('PRODUCT_NOT_FOUND');
  if (product.isDeleted) throw new ApiFailure('PRODUCT_WAS_DELETED');
  if (!product.isCategoryShown) throw new ApiFailure('PRODUCT_CATEGORY_IS_NOT_SHOWED');
  if (!product.isProducerShown) throw new ApiFailure('PRODUCER_IS_NOT_SHOWED');
  return product;
}
