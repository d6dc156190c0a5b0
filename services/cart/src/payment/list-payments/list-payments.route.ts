import { listPayments, listUnmatchedPayments } from '@gvg/contracts/cart/http/payments';
import { queuedPaymentStatuses } from '@gvg/contracts/cart/terms';
import { parseSort } from '@gvg/contracts/definitions/sorting';
import { mount } from '@gvg/service-kit/http/endpoint';
import { findStaffPage } from '@gvg/service-kit/data/pagination';
import type { Cart } from '../../cart.ts';
import { presentPayment } from '../payment.presenter.ts';

/** All payments, by default the latest first, and the queue of those that need a hand, the oldest first. */
export function listPaymentsRoutes({ app, payments }: Cart): void {
  mount(app, listPayments, ({ query: { status, sort, ...paging } }) => {
    const { field, direction } = parseSort(sort);
    return findStaffPage(payments, {
      filter: status === undefined ? {} : { status },
      sort: { [field]: direction, _id: direction },
      paging,
      present: presentPayment,
    });
  });
  mount(app, listUnmatchedPayments, ({ query: paging }) =>
    findStaffPage(payments, {
      filter: { status: { $in: [...queuedPaymentStatuses] } },
      sort: { receivedAt: 1, _id: 1 },
      paging,
      present: presentPayment,
    }),
  );
}
