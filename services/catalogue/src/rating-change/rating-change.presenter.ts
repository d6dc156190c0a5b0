import type { ChangedRating, RatingChange } from '@gvg/contracts/catalogue/http/rating-changes';
import type { UserNames } from '@gvg/service-kit/http/user-names';
import { presentBulkChanges } from '../bulk-change/bulk-change.presenter.ts';
import type { Models } from '../models.ts';
import type { StoredRating } from '../rating/rating.model.ts';
import { presentRating } from '../rating/rating.presenter.ts';
import { withProducts } from '../rating/with-products.ts';
import type { StoredChangedRating } from './changed-rating.model.ts';
import type { StoredRatingChange } from './rating-change.model.ts';

export const presentChanges = (stored: readonly StoredRatingChange[], userNames: UserNames): Promise<RatingChange[]> =>
  presentBulkChanges(stored, userNames, ({ action }, common) => ({ ...common, action }));

export async function presentOneChange(stored: StoredRatingChange, userNames: UserNames): Promise<RatingChange> {
  const [change] = await presentChanges([stored], userNames);
  return change as RatingChange;
}

/** Presents rows with the current state of their ratings. */
export async function presentChangedRatings(
  models: Pick<Models, 'ratings' | 'products'>,
  rows: readonly StoredChangedRating[],
): Promise<ChangedRating[]> {
  const stored = await models.ratings.find({ _id: { $in: rows.map(({ rating }) => rating) } }).lean<StoredRating[]>();
  const listed = await withProducts(models, stored.map(presentRating));
  const byId = new Map(listed.map((rating) => [rating._id, rating]));
  return rows.flatMap(({ rating: id, wasHidden, state, reason }) => {
    const rating = byId.get(id.toHexString());
    return rating === undefined ? [] : [{ rating, wasHidden, state, ...(reason !== undefined && { reason }) }];
  });
}
