import { startProductChange } from '@gvg/contracts/catalogue/http/product-changes';
import { mount } from '@gvg/service-kit/http/endpoint';
import { startChange } from '../../bulk-change/start-change.ts';
import type { Catalogue } from '../../catalogue.ts';
import { productChangeStores } from '../product-change.job.ts';
import { presentOneChange } from '../product-change.presenter.ts';

export function startProductChangeRoute(catalogue: Catalogue): void {
  const stores = productChangeStores(catalogue.models);
  mount(catalogue.app, startProductChange, async ({ body: { preview: id }, context }) =>
    presentOneChange(await startChange(catalogue, stores, { id, context }), catalogue.userNames),
  );
}
