import { listPayments, listUnmatchedPayments } from '@gvg/contracts/cart/http/payments';
import { parseSort } from '@gvg/contracts/definitions/sorting';
import { mount } from '@gvg/service-kit/http/endpoint';
import { findStaffPage } from '@gvg/service-kit/data/pagination';
import type { Cart } from '../../cart.ts';
import { presentPayment } from '../payment.presenter.ts';
import { paymentsFilter } from './payments-filter.ts';

/** Lists all payments, latest first by default, and the queue of those that need staff's attention, oldest first. */
export function listPaymentsRoutes({ app, payments }: Cart): void {
  mount(app, listPayments, ({ query: { sort, ...query } }) => {
    const { field, direction } = parseSort(sort);
    return findStaffPage(payments, {
      filter: paymentsFilter(query),
      sort: { [field]: direction, _id: direction },
      paging: query,
      present: presentPayment,
    });
  });
  mount(app, listUnmatchedPayments, ({ query: paging }) =>
    findStaffPage(payments, {
      filter: paymentsFilter({ queued: true }),
      sort: { receivedAt: 1, _id: 1 },
      paging,
      present: presentPayment,
    }),
  );
}
