import { takeBackProductChange } from '@gvg/contracts/catalogue/http/product-changes';
import { mount } from '@gvg/service-kit/http/endpoint';
import { takeBackChange } from '../../bulk-change/take-back-change.ts';
import type { Catalogue } from '../../catalogue.ts';
import { productChangeStores } from '../product-change.job.ts';
import { presentOneChange } from '../product-change.presenter.ts';

export function takeBackProductChangeRoute(catalogue: Catalogue): void {
  const stores = productChangeStores(catalogue.models);
  mount(catalogue.app, takeBackProductChange, async ({ params: { id }, context }) =>
    presentOneChange(await takeBackChange(catalogue, stores, { id, context }), catalogue.userNames),
  );
}
