import { getProductChange } from '@gvg/contracts/catalogue/http/product-changes';
import { buildPage } from '@gvg/contracts/definitions/paging';
import type { Paging } from '@gvg/contracts/definitions/paging';
import { findPage } from '@gvg/service-kit/data/pagination';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import type { StoredChangedProduct } from '../changed-product.model.ts';
import { findChange } from '../find-change.ts';
import { findNotRestorable } from '../find-not-restorable.ts';
import { presentChangedProduct, presentOneChange } from '../product-change.presenter.ts';

const states = { LEFT_OUT: ['REFUSED', 'FAILED', 'NOT_RESTORED'], DONE: ['DONE'] } as const;

export function getProductChangeRoute({ app, models, userNames }: Catalogue): void {
  mount(app, getProductChange, async ({ params: { id }, query: { products, ...paging } }) => {
    const change = await findChange(models, id);
    const notRestorable = change.state === 'DONE' ? await findNotRestorable(models, change._id) : [];
    return {
      ...(await presentOneChange(change, userNames)),
      ...(change.state === 'DONE' && { notRestorable: notRestorable.length }),
      products:
        products === 'NOT_RESTORABLE'
          ? pageOf(notRestorable, paging)
          : await findPage(models.changedProducts, {
              filter: { change: change._id, state: { $in: states[products] } },
              sort: { position: 1 },
              paging,
              present: presentChangedProduct,
            }),
    };
  });
}

function pageOf(rows: readonly StoredChangedProduct[], paging: Paging) {
  const start = (paging.page - 1) * paging.limit;
  const shown = rows.slice(start, start + paging.limit).map(presentChangedProduct);
  return buildPage(shown, rows.length, paging);
}
