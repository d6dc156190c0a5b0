import { exportPayments } from '@gvg/contracts/cart/http/exports';
import { streamDocuments } from '@gvg/service-kit/data/stream-documents';
import { recordExport } from '@gvg/service-kit/data/record-export';
import { mountCsv } from '@gvg/service-kit/http/csv-endpoint';
import { csvFileName } from '@gvg/service-kit/http/csv-file-name';
import type { Cart } from '../../cart.ts';
import { paymentsFilter } from '../../payment/list-payments/payments-filter.ts';
import type { PaymentsFilter } from '../../payment/list-payments/payments-filter.ts';
import type { StoredPayment } from '../../payment/payment.model.ts';
import { paymentColumns, paymentRow } from './payment-row.ts';

export function exportPaymentsRoute(cart: Cart): void {
  mountCsv(cart, exportPayments, async ({ query: { separator, ...filters }, context }) => {
    const name = csvFileName('transfers', filters, cart.now());
    await recordExport(cart, { action: 'payment.export', name, filters, context });
    return {
      name,
      columns: paymentColumns,
      separator,
      rows: paymentRows(cart, filters),
    };
  });
}

async function* paymentRows({ payments }: Pick<Cart, 'payments'>, filters: PaymentsFilter) {
  const found = streamDocuments<StoredPayment>(payments, {
    filter: paymentsFilter(filters),
    sort: { receivedAt: 1, _id: 1 },
  });
  for await (const payment of found) yield paymentRow(payment);
}
