import { changeStock as changeStockEndpoint } from '@gvg/contracts/catalogue/http/stock';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import { presentMovement } from '../stock-movement.presenter.ts';
import { changeStock } from './change-stock.service.ts';

export function changeStockRoute(catalogue: Catalogue): void {
  mount(catalogue.app, changeStockEndpoint, async ({ params: { id }, body, context, locale }) => {
    const movement = await changeStock(catalogue, { id, body, context, locale });
    return presentMovement(movement, await catalogue.userNames([movement.by.id]));
  });
}
