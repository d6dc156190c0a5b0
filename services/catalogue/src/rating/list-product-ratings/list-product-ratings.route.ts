import { listProductRatings } from '@gvg/contracts/catalogue/http/ratings';
import { isStaff } from '@gvg/contracts/definitions/caller';
import { mount } from '@gvg/service-kit/http/endpoint';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { findPage } from '@gvg/service-kit/data/pagination';
import type { Catalogue } from '../../catalogue.ts';
import { presentRating } from '../rating.presenter.ts';

/** Lists visible ratings of a product, newest first; those of a hidden product only for staff. */
export function listProductRatingsRoute({ app, models }: Catalogue): void {
  mount(app, listProductRatings, async ({ params, query: { stars, ...paging }, caller }) => {
    const product = await models.products.exists({ _id: params.id, ...(isStaff(caller) ? {} : { isShowed: true }) });
    if (product === null) throw new ApiFailure('PRODUCT_NOT_FOUND');
    return findPage(models.ratings, {
      filter: { product: product._id, isHidden: false, ...(stars === undefined ? {} : { stars }) },
      sort: { createdAt: -1, _id: -1 },
      paging,
      present: presentRating,
    });
  });
}
