import { listRatings } from '@gvg/contracts/catalogue/http/ratings';
import { mount } from '@gvg/service-kit/http/endpoint';
import { findPage } from '@gvg/service-kit/data/pagination';
import type { Catalogue } from '../../catalogue.ts';
import { presentRating } from '../rating.presenter.ts';

/** All ratings, for staff. */
export function listRatingsRoute({ app, models }: Catalogue): void {
  mount(app, listRatings, ({ query: { product, stars, hidden, ...paging } }) =>
    findPage(models.ratings, {
      filter: {
        ...(product === undefined ? {} : { product }),
        ...(stars === undefined ? {} : { stars }),
        ...(hidden === undefined ? {} : { isHidden: hidden }),
      },
      sort: { createdAt: -1, _id: -1 },
      paging,
      present: presentRating,
    }),
  );
}
