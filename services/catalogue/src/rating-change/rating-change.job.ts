import type { BulkJob, ChangeStores } from '../bulk-change/bulk-job.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Models } from '../models.ts';
import { changeOneRating, refusalOfRating } from './change-one-rating.ts';
import type { StoredChangedRating } from './changed-rating.model.ts';
import type { StoredRatingChange } from './rating-change.model.ts';

export const ratingChangeStores = ({
  ratingChanges,
  changedRatings,
}: Models): ChangeStores<StoredRatingChange, StoredChangedRating> => ({
  name: 'rating-change',
  changes: ratingChanges,
  rows: changedRatings,
  errors: { notFound: 'RATING_CHANGE_NOT_FOUND', statusConflict: 'RATING_CHANGE_STATUS_CONFLICT' },
});

export const ratingChangeJob = (catalogue: Catalogue): BulkJob<StoredRatingChange, StoredChangedRating> => ({
  ...ratingChangeStores(catalogue.models),
  changeOne: (request) => changeOneRating(catalogue, request),
  refusalOf: refusalOfRating,
});
