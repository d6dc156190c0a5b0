import type { Caller } from '@gvg/contracts/definitions/caller';
import { isStaff } from '@gvg/contracts/definitions/caller';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import type { Catalogue } from '../../catalogue.ts';
import type { StoredProduct } from '../product.model.ts';

/**
 * Returns any product to staff. For shoppers, throws if it is hidden or removed, or its category or producer is not visible. Reads visibility from memory, as
 * in lists, so that one database read suffices.
 */
export async function getProductFor(
  { models, products }: Pick<Catalogue, 'models' | 'products'>,
  id: string,
  caller: Caller | undefined,
): Promise<StoredProduct> {
  const product = await models.products.findById(id).lean<StoredProduct>();
  if (product === null) throw new ApiFailure('PRODUCT_NOT_FOUND');
  if (isStaff(caller)) return product;
  if (!product.isShowed) throw new ApiFailure('PRODUCT_NOT_FOUND');
  if (product.isDeleted) throw new ApiFailure('PRODUCT_WAS_DELETED');
  if (!products.isCategoryShown(product.category.toHexString())) throw new ApiFailure('PRODUCT_CATEGORY_IS_NOT_SHOWED');
  if (!products.isProducerShown(product.producer.toHexString())) throw new ApiFailure('PRODUCER_IS_NOT_SHOWED');
  return product;
}
