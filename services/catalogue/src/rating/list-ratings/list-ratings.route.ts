import { listRatings } from '@gvg/contracts/catalogue/http/ratings';
import { mount } from '@gvg/service-kit/http/endpoint';
import { findStaffPage } from '@gvg/service-kit/data/pagination';
import type { Catalogue } from '../../catalogue.ts';
import { ratingCriteria } from '../rating-criteria.ts';
import { presentRating } from '../rating.presenter.ts';
import { withProducts } from '../with-products.ts';

/** Lists all ratings with the names of their products, for staff. */
export function listRatingsRoute({ app, models }: Catalogue): void {
  mount(app, listRatings, async ({ query }) => {
    const page = await findStaffPage(models.ratings, {
      ...ratingCriteria(query),
      paging: query,
      present: presentRating,
    });
    return { ...page, docs: await withProducts(models, page.docs) };
  });
}
