import { listPayments } from '@gvg/contracts/cart/http/payments';
import { mount } from '@gvg/service-kit/http/endpoint';
import { findPage } from '@gvg/service-kit/data/pagination';
import type { Cart } from '../../cart.ts';
import { presentPayment } from '../payment.presenter.ts';

export function listPaymentsRoute({ app, payments }: Cart): void {
  mount(app, listPayments, ({ query: { status, ...paging } }) =>
    findPage(payments, {
      filter: status === undefined ? {} : { status },
      sort: { receivedAt: -1, _id: -1 },
      paging,
      present: presentPayment,
    }),
  );
}
