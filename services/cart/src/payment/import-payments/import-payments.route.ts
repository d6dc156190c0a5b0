import { importPayments } from '@gvg/contracts/cart/http/payment-imports';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Cart } from '../../cart.ts';
import { presentPayment } from '../payment.presenter.ts';
import { checkedStatement } from './checked-statement.ts';
import { importTransfers } from './import-payments.service.ts';

export function importPaymentsRoute(cart: Cart): void {
  mount(cart.app, importPayments, async ({ body, locale, context }) => {
    const { transfers: rows, refused: unread, isFormerAccount } = await checkedStatement(cart, body, locale);
    const { isDayConfirmed, otherTransfers } = body;
    const { recorded, known, refused } = await importTransfers(cart, {
      ...{ rows, isDayConfirmed, isFormerAccount, context },
      otherTransfers: new Set(otherTransfers),
    });
    return {
      recorded: recorded.map(presentPayment),
      known,
      refused: [...unread, ...refused].toSorted((one, other) => one.row - other.row),
    };
  });
}
