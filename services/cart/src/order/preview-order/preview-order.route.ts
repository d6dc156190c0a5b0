import { previewOrder } from '@gvg/contracts/cart/http/orders';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { CatalogueClient } from '../../catalogue/catalogue-client.ts';
import type { Cart } from '../../cart.ts';
import { findChosenLines } from '../../line/chosen-lines.ts';
import { customerOf } from '../../line/customer.ts';
import { loadLines } from '../../line/load-lines.ts';
import { requirePaymentAccount } from '../../payment/require-payment-account/require-payment-account.ts';
import { checkCharges } from '../check-charges.ts';
import { uniqueLineIds } from '../unique-line-ids.ts';
import { depositOf } from '../order-totals.ts';
import { chargesOf, obstacleTo, toEstimateLine, toOrderLine } from '../ordered-lines.ts';

/** Guests may preview an order. Only placing it requires an account. */
export function previewOrderRoute(cart: Cart, catalogue: Pick<CatalogueClient, 'estimate'>): void {
  mount(cart.app, previewOrder, async ({ body: { country, lines: chosen }, caller, locale, context }) => {
    if (country === '') throw new ApiFailure('COUNTRY_MUST_BE_PROVIDED');
    const ids = uniqueLineIds(chosen, locale);
    const loaded = findChosenLines(await loadLines(cart, customerOf(caller), ids), ids, locale);
    const all = loaded.map((line, index) => {
      const { amount } = chosen[index] as (typeof chosen)[number];
      return { id: line.line._id.toHexString(), line, amount, obstacle: obstacleTo(line, amount) };
    });
    const possible = all.filter(({ obstacle }) => obstacle === undefined);
    const orderLines = possible.map(({ line, amount }) => toOrderLine(line, amount));
    const charges = chargesOf(orderLines);
    checkCharges(charges, { locale });
    const settings = await cart.settings.read();
    await requirePaymentAccount(cart, settings, context);
    return {
      country,
      ...charges,
      deposit: depositOf(charges, settings.depositShare),
      unpaidHours: settings.unpaidHours,
      rows: orderLines.length === 0 ? [] : await catalogue.estimate(country, orderLines.map(toEstimateLine)),
      lines: possible.map(({ id }) => id),
      left: all.flatMap(({ id, obstacle }) => (obstacle === undefined ? [] : [{ line: id, state: obstacle }])),
    };
  });
}
