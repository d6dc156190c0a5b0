import { listPreviewedProducts } from '@gvg/contracts/catalogue/http/product-changes';
import { findPage } from '@gvg/service-kit/data/pagination';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import { findOwnPreview } from '../find-change.ts';
import { presentChangedProduct } from '../product-change.presenter.ts';

export function listPreviewedProductsRoute({ app, models }: Catalogue): void {
  mount(app, listPreviewedProducts, async ({ params: { id }, query: { state, ...paging }, context }) => {
    const { _id: change } = await findOwnPreview(models, id, context.actor.id);
    return findPage(models.changedProducts, {
      filter: { change, ...(state !== undefined && { state }) },
      sort: { position: 1 },
      paging,
      present: presentChangedProduct,
    });
  });
}
