import { listRatings } from '@gvg/contracts/catalogue/http/ratings';
import { parseSort } from '@gvg/contracts/definitions/sorting';
import { mount } from '@gvg/service-kit/http/endpoint';
import { findStaffPage } from '@gvg/service-kit/data/pagination';
import type { Catalogue } from '../../catalogue.ts';
import { presentRating } from '../rating.presenter.ts';

/** All ratings, for staff. */
export function listRatingsRoute({ app, models }: Catalogue): void {
  mount(app, listRatings, ({ query: { product, stars, hidden, sort, ...paging } }) => {
    const { field, direction } = parseSort(sort);
    return findStaffPage(models.ratings, {
      filter: {
        ...(product === undefined ? {} : { product }),
        ...(stars === undefined ? {} : { stars }),
        ...(hidden === undefined ? {} : { isHidden: hidden }),
      },
      sort: { [field]: direction, _id: direction },
      paging,
      present: presentRating,
    });
  });
}
