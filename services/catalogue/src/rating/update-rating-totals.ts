import type { WriteScope } from '../entity/entity-definition.ts';
import { applyChange } from '../entity/write-entity.ts';
import type { Models } from '../models.ts';
import { productEntity } from '../product/product.entity.ts';
import type { StoredProduct } from '../product/product.model.ts';
import type { StoredRating } from './rating.model.ts';

/** The contribution of a rating to its product's totals; zero for a hidden one. */
function contributionOf(rating: StoredRating | null): { stars: number; count: number } {
  return rating === null || rating.isHidden ? { stars: 0, count: 0 } : { stars: rating.stars, count: 1 };
}

/** Updates the product's totals by the difference between two states of a rating; a difference records product.updated. */
export async function updateRatingTotals(
  models: Models,
  after: StoredRating,
  before: StoredRating | null,
  scope: WriteScope,
): Promise<void> {
  const current = contributionOf(after);
  const previous = contributionOf(before);
  if (current.stars === previous.stars && current.count === previous.count) return;
  const product = await models.products.findById(after.product).session(scope.session).lean<StoredProduct>();
  if (product === null)
    throw new Error(`the rating ${after._id.toHexString()} references a product that does not exist`);
  await applyChange(
    productEntity(models),
    product,
    { $inc: { ratingStars: current.stars - previous.stars, ratingCount: current.count - previous.count } },
    scope,
  );
}
