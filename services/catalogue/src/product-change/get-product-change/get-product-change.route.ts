import { getProductChange } from '@gvg/contracts/catalogue/http/product-changes';
import { mount } from '@gvg/service-kit/http/endpoint';
import { findChange } from '../../bulk-change/find-change.ts';
import { findChangedRows } from '../../bulk-change/find-changed-rows.ts';
import { findNotRestorable } from '../../bulk-change/find-not-restorable.ts';
import type { Catalogue } from '../../catalogue.ts';
import { productChangeStores } from '../product-change.job.ts';
import { presentChangedProduct, presentOneChange } from '../product-change.presenter.ts';
import { refuseTakeBacks } from '../refuse-take-back.ts';

export function getProductChangeRoute({ app, models, userNames }: Catalogue): void {
  const stores = productChangeStores(models);
  mount(app, getProductChange, async ({ params: { id }, query: { products: which, ...paging } }) => {
    const change = await findChange(stores, id);
    const isDone = change.state === 'DONE';
    const notRestorable = isDone
      ? await findNotRestorable(stores, change._id, (rows) => refuseTakeBacks(models, rows))
      : [];
    const found = await findChangedRows(stores, { change: change._id, which, notRestorable, paging });
    return {
      ...(await presentOneChange(change, userNames)),
      ...(isDone && { notRestorable: notRestorable.length }),
      products: { ...found, docs: found.docs.map(presentChangedProduct) },
    };
  });
}
