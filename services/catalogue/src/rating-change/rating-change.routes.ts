import type { Catalogue } from '../catalogue.ts';
import { getRatingChangeRoute } from './get-rating-change/get-rating-change.route.ts';
import { listPreviewedRatingsRoute } from './list-previewed-ratings/list-previewed-ratings.route.ts';
import { listRatingChangesRoute } from './list-rating-changes/list-rating-changes.route.ts';
import { previewRatingChangeRoute } from './preview-rating-change/preview-rating-change.route.ts';
import { startRatingChangeRoute } from './start-rating-change/start-rating-change.route.ts';
import { takeBackRatingChangeRoute } from './take-back-rating-change/take-back-rating-change.route.ts';

export function ratingChangeRoutes(catalogue: Catalogue): void {
  previewRatingChangeRoute(catalogue);
  listPreviewedRatingsRoute(catalogue);
  startRatingChangeRoute(catalogue);
  listRatingChangesRoute(catalogue);
  getRatingChangeRoute(catalogue);
  takeBackRatingChangeRoute(catalogue);
}
