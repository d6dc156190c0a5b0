import type { RatingRefusal } from '@gvg/contracts/catalogue/terms';
import type { Models } from '../models.ts';
import type { StoredRating } from '../rating/rating.model.ts';
import type { StoredChangedRating } from './changed-rating.model.ts';

/** Why a take-back leaves a rating as it is: it is no longer as the change has made it. What its author has edited since does not matter. */
export function refuseTakeBack(
  { wasHidden }: StoredChangedRating,
  rating: Pick<StoredRating, 'isHidden'> | undefined,
): RatingRefusal | undefined {
  if (rating === undefined) return 'USER_RATING_NOT_FOUND';
  return rating.isHidden === wasHidden ? 'CHANGED_SINCE' : undefined;
}

/** The same of the ratings as they are stored now, in the order of the rows. */
export async function refuseTakeBacks(
  { ratings }: Pick<Models, 'ratings'>,
  rows: readonly StoredChangedRating[],
): Promise<(RatingRefusal | undefined)[]> {
  const stored = await ratings
    .find({ _id: { $in: rows.map(({ rating }) => rating) } }, { isHidden: 1 })
    .lean<Pick<StoredRating, '_id' | 'isHidden'>[]>();
  const byId = new Map(stored.map((rating) => [rating._id.toHexString(), rating]));
  return rows.map((row) => refuseTakeBack(row, byId.get(row.rating.toHexString())));
}
