import { setReservedAmounts } from '@gvg/contracts/catalogue/http/internal-stock';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import { setAmounts } from './set-reserved-amounts.service.ts';

export function setReservedAmountsRoute(catalogue: Catalogue): void {
  mount(catalogue.internalApp, setReservedAmounts, async ({ params: { order }, body, context, locale }) => {
    await setAmounts(catalogue, { order, ...body, context, locale });
    return undefined;
  });
}
