import { listStockMovements } from '@gvg/contracts/catalogue/http/stock';
import { findStaffPage } from '@gvg/service-kit/data/pagination';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import type { StoredStockMovement } from '../stock-movement.model.ts';
import { presentMovement } from '../stock-movement.presenter.ts';

export function listStockMovementsRoute({ app, models, userNames }: Catalogue): void {
  mount(app, listStockMovements, async ({ params: { id }, query }) => {
    if ((await models.products.exists({ _id: id })) === null) throw new ApiFailure('PRODUCT_NOT_FOUND');
    const found = await findStaffPage(models.stockMovements, {
      filter: { product: id },
      sort: { product: 1, revision: -1 },
      paging: query,
      present: (movement: StoredStockMovement) => movement,
    });
    const names = await userNames(found.docs.flatMap(({ by }) => (by.kind === 'user' ? [by.id] : [])));
    return { ...found, docs: found.docs.map((movement) => presentMovement(movement, names)) };
  });
}
