import type { Caller } from '@gvg/contracts/caller';
import { isStaff } from '@gvg/contracts/caller';
import { Failure } from '@gvg/service-kit/failure';
import type { Models } from '../../models.ts';
import type { StoredShelf } from '../../shelf/stored-shelf.ts';
import type { StoredProduct } from '../product.model.ts';

/** Staff sees every product; shoppers are told when it was removed, or its category or producer is not on show. */
export async function getProductFor({ products, categories, producers }: Models, id: string, caller: Caller | undefined): Promise<StoredProduct> {
  const product = await products.findById(id).lean<StoredProduct>();
  if (product === null) throw new Failure('PRODUCT_NOT_FOUND');
  if (isStaff(caller)) return product;
  if (product.isDeleted) throw new Failure('PRODUCT_WAS_DELETED');
  const fields = { isShowed: 1, isDeleted: 1 } as const;
  const [category, producer] = await Promise.all([categories.findById(product.category, fields).lean(), producers.findById(product.producer, fields).lean()]);
  if (!isOnShow(category)) throw new Failure('PRODUCT_CATEGORY_IS_NOT_SHOWED');
  if (!isOnShow(producer)) throw new Failure('PRODUCER_IS_NOT_SHOWED');
  return product;
}

function isOnShow(shelf: Pick<StoredShelf, 'isShowed' | 'isDeleted'> | null): boolean {
  return shelf !== null && shelf.isShowed && !shelf.isDeleted;
}
