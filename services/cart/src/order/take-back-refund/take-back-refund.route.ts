import { takeBackRefund } from '@gvg/contracts/cart/http/orders';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import { changeOrderFor } from '../change-order.ts';
import { withEntries } from '../ledger.ts';
import type { StoredLedgerEntry, StoredOrder } from '../order.model.ts';
import { freeOutgoingReference } from '../refund-order/outgoing-references.ts';

export function takeBackRefundRoute(cart: Cart): void {
  mount(cart.app, takeBackRefund, ({ params: { id: key, entry }, body: { reason, revision }, caller, context }) =>
    changeOrderFor(cart, caller, {
      key,
      revision,
      context,
      staffAction: 'order.take-back-refund',
      async apply(before, session) {
        const refund = standingRefund(before, entry);
        await freeOutgoingReference(cart, session, refund.bankReference);
        const opposite = { kind: 'REFUND', amount: -refund.amount, takesBack: refund._id, note: reason } as const;
        return withEntries(before, [opposite], cart.now());
      },
    }),
  );
}

/** Returns a refund that was not taken back. Throws `ORDER_STATUS_CONFLICT`, also for one with a payment, which is part of that payment's return. */
function standingRefund({ ledger }: StoredOrder, id: string): StoredLedgerEntry {
  const refund = ledger.find(({ _id, kind, amount }) => _id.toHexString() === id && kind === 'REFUND' && amount < 0);
  const isTakenBack = ledger.some(({ takesBack }) => takesBack?.toHexString() === id);
  if (refund === undefined || refund.payment !== undefined || isTakenBack)
    throw new ApiFailure('ORDER_STATUS_CONFLICT');
  return refund;
}
