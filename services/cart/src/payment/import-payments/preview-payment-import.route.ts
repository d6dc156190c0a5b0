import { previewPaymentImport } from '@gvg/contracts/cart/http/payments';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import { findOrderCodes } from '../../order/order-code.ts';
import type { StoredOrder } from '../../order/order.model.ts';
import { plainReference, referenceKeyOf } from '../reference-key.ts';
import { checkedStatement } from './checked-statement.ts';
import { knownReferences } from './import-payments.service.ts';

type NamedOrder = Pick<StoredOrder, 'code' | 'status' | 'due'>;

export function previewPaymentImportRoute(cart: Cart): void {
  mount(cart.app, previewPaymentImport, async ({ body, locale }) => {
    const { transfers, refused } = await checkedStatement(cart, body, locale);
    const codes = transfers.map(({ content }) => findOrderCodes(content));
    const [known, orders] = await Promise.all([
      knownReferences(cart, transfers),
      cart.orders.find({ code: { $in: codes.flat() } }, { code: 1, status: 1, due: 1 }).lean<NamedOrder[]>(),
    ]);
    const byCode = new Map(orders.map((order) => [order.code, order]));
    return {
      transfers: transfers.map((transfer, index) => {
        const { amount, bankReference, receivedAt, content } = transfer;
        const key = referenceKeyOf(transfer);
        const isKnown = known.has(key);
        known.add(key);
        // Among several named orders staff decides.
        const [order, another] = (codes[index] ?? []).flatMap((code) => byCode.get(code) ?? []);
        return {
          ...{ amount, bankReference: plainReference(bankReference), receivedAt, content, isKnown },
          ...(order !== undefined &&
            another === undefined && { order: { code: order.code, status: order.status, due: order.due } }),
        };
      }),
      refused,
    };
  });
}
