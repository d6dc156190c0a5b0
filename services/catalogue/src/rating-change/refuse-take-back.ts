import type { RatingRefusal } from '@gvg/contracts/catalogue/terms';
import type { Models } from '../models.ts';
import type { StoredRating } from '../rating/rating.model.ts';
import type { StoredChangedRating } from './changed-rating.model.ts';

/** Returns why a take-back skips a rating: its visibility is no longer as the change set it. Edits by its author do not matter. */
export function refuseTakeBack(
  { wasHidden }: StoredChangedRating,
  rating: Pick<StoredRating, 'isHidden'> | undefined,
): RatingRefusal | undefined {
  if (rating === undefined) return 'USER_RATING_NOT_FOUND';
  return rating.isHidden === wasHidden ? 'CHANGED_SINCE' : undefined;
}

/** `refuseTakeBack` for the stored ratings, in the order of the rows. */
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
