import type { Catalogue } from '../catalogue.ts';
import { getMyRatingRoute } from './get-my-rating/get-my-rating.route.ts';
import { hideOrShowRatingRoute } from './hide-or-show-rating/hide-or-show-rating.route.ts';
import { listProductRatingsRoute } from './list-product-ratings/list-product-ratings.route.ts';
import { listRatingsRoute } from './list-ratings/list-ratings.route.ts';
import { rateProductRoute } from './rate-product/rate-product.route.ts';

export function ratingRoutes(catalogue: Catalogue): void {
  listRatingsRoute(catalogue);
  listProductRatingsRoute(catalogue);
  getMyRatingRoute(catalogue);
  rateProductRoute(catalogue);
  hideOrShowRatingRoute(catalogue);
}
