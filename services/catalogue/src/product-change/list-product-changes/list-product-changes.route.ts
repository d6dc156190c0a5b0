import { listProductChanges } from '@gvg/contracts/catalogue/http/product-changes';
import { findStaffPage } from '@gvg/service-kit/data/pagination';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import type { StoredProductChange } from '../product-change.model.ts';
import { presentChanges } from '../product-change.presenter.ts';

export function listProductChangesRoute({ app, models, userNames }: Catalogue): void {
  mount(app, listProductChanges, async ({ query }) => {
    const found = await findStaffPage(models.productChanges, {
      filter: { state: { $ne: 'PREVIEW' }, expiresAt: { $gt: new Date() } },
      sort: { startedAt: -1, _id: -1 },
      paging: query,
      present: (change: StoredProductChange) => change,
    });
    return { ...found, docs: await presentChanges(found.docs, userNames) };
  });
}
