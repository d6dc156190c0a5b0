import { listPreviewedProducts } from '@gvg/contracts/catalogue/http/product-changes';
import { mount } from '@gvg/service-kit/http/endpoint';
import { findOwnPreview } from '../../bulk-change/find-change.ts';
import { findRowsByPosition } from '../../bulk-change/find-changed-rows.ts';
import type { Catalogue } from '../../catalogue.ts';
import { productChangeStores } from '../product-change.job.ts';
import { presentChangedProduct } from '../product-change.presenter.ts';

export function listPreviewedProductsRoute({ app, models }: Catalogue): void {
  const stores = productChangeStores(models);
  mount(app, listPreviewedProducts, async ({ params: { id }, query: { state, ...paging }, context }) => {
    const { _id: change } = await findOwnPreview(stores, id, context.actor.id);
    const found = await findRowsByPosition(stores, { change, ...(state !== undefined && { state }) }, paging);
    return { ...found, docs: found.docs.map(presentChangedProduct) };
  });
}
