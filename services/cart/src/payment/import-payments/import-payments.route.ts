import { importPayments } from '@gvg/contracts/cart/http/payments';
import { mount } from '@gvg/service-kit/http/endpoint';
import { invalidField } from '@gvg/service-kit/http/invalid-field';
import type { Cart } from '../../cart.ts';
import { checkOwnAccount } from '../own-account.ts';
import { presentPayment } from '../payment.presenter.ts';
import { importTransfers } from './import-payments.service.ts';
import { readStatement } from './read-statement.ts';

const rowLimit = 5_000;

export function importPaymentsRoute(cart: Cart): void {
  mount(cart.app, importPayments, async ({ body, locale, context }) => {
    await checkOwnAccount(cart, body.account, locale);
    const statement = readStatement(body);
    if (statement === undefined) throw invalidField({ path: 'csv', code: 'INVALID_FORMAT', locale });
    if (statement.rowCount > rowLimit)
      throw invalidField({ path: 'csv', code: 'TOO_MANY', locale, values: { maximum: String(rowLimit) } });
    const { recorded, known } = await importTransfers(cart, statement.transfers, context);
    return { recorded: recorded.map(presentPayment), known, refused: statement.refused };
  });
}
