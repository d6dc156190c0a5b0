import { listRatings } from '@gvg/contracts/catalogue/http/ratings';
import type { ListedRating, Rating } from '@gvg/contracts/catalogue/http/ratings';
import { parseSort } from '@gvg/contracts/definitions/sorting';
import { mount } from '@gvg/service-kit/http/endpoint';
import { findStaffPage } from '@gvg/service-kit/data/pagination';
import type { Catalogue } from '../../catalogue.ts';
import type { Models } from '../../models.ts';
import type { StoredProduct } from '../../product/product.model.ts';
import { presentRating } from '../rating.presenter.ts';

/** All ratings with the names of what they are about, for staff. */
export function listRatingsRoute({ app, models }: Catalogue): void {
  mount(app, listRatings, async ({ query: { product, user, stars, hidden, sort, ...paging } }) => {
    const { field, direction } = parseSort(sort);
    const page = await findStaffPage(models.ratings, {
      filter: {
        ...(product === undefined ? {} : { product }),
        ...(user === undefined ? {} : { user }),
        ...(stars === undefined ? {} : { stars }),
        ...(hidden === undefined ? {} : { isHidden: hidden }),
      },
      sort: { [field]: direction, _id: direction },
      paging,
      present: presentRating,
    });
    return { ...page, docs: await withProducts(models, page.docs) };
  });
}

/** Removed products keep their names. */
async function withProducts(
  { products }: Pick<Models, 'products'>,
  ratings: readonly Rating[],
): Promise<ListedRating[]> {
  const found = await products
    .find({ _id: { $in: ratings.map(({ product }) => product) } }, { name: 1, images: 1 })
    .lean<Pick<StoredProduct, '_id' | 'name' | 'images'>[]>();
  const known = new Map(found.map((product) => [product._id.toHexString(), product]));
  return ratings.map((rating) => {
    const { name = { vi: '', en: '' }, images = [] } = known.get(rating.product) ?? {};
    return { ...rating, productName: name, ...(images[0] !== undefined && { productImage: images[0] }) };
  });
}
