import { listUnmatchedPayments } from '@gvg/contracts/cart/http/payments';
import { queuedPaymentStatuses } from '@gvg/contracts/cart/terms';
import { mount } from '@gvg/service-kit/http/endpoint';
import { findPage } from '@gvg/service-kit/data/pagination';
import type { Cart } from '../../cart.ts';
import { presentPayment } from '../payment.presenter.ts';

export function listUnmatchedPaymentsRoute({ app, payments }: Cart): void {
  mount(app, listUnmatchedPayments, ({ query: paging }) =>
    findPage(payments, {
      filter: { status: { $in: [...queuedPaymentStatuses] } },
      sort: { receivedAt: 1, _id: 1 },
      paging,
      present: presentPayment,
    }),
  );
}
