import type { WriteScope } from '../entity/entity-kind.ts';
import { applyChange } from '../entity/write-entity.ts';
import type { Models } from '../models.ts';
import { productKind } from '../product/product.kind.ts';
import type { StoredProduct } from '../product/product.model.ts';
import type { StoredRating } from './rating.model.ts';

/** What a rating adds to its product's figures; a hidden one adds nothing. */
function shareOf(rating: StoredRating | null): { stars: number; count: number } {
  return rating === null || rating.isHidden ? { stars: 0, count: 0 } : { stars: rating.stars, count: 1 };
}

/** Moves the product's figures by the difference that a change of one rating makes. */
export async function countRating(models: Models, after: StoredRating, before: StoredRating | null, scope: WriteScope): Promise<void> {
  const is = shareOf(after);
  const was = shareOf(before);
  if (is.stars === was.stars && is.count === was.count) return;
  const product = await models.products.findById(after.product).session(scope.session).lean<StoredProduct>();
  if (product === null) throw new Error(`the rating ${after._id.toHexString()} is of a product that never was`);
  await applyChange(productKind(models), product, { $inc: { ratingStars: is.stars - was.stars, ratingCount: is.count - was.count } }, scope);
}
