import { exportLedger } from '@gvg/contracts/cart/http/exports';
import { mountCsv } from '@gvg/service-kit/http/csv-endpoint';
import type { Cart } from '../../cart.ts';
import { fileName } from '../file-name.ts';
import { recordExport } from '../record-export.ts';
import { ledgerColumns, ledgerRows } from './ledger-rows.ts';

export function exportLedgerRoute(cart: Cart): void {
  mountCsv(cart, exportLedger, async ({ query: { separator, ...period }, context }) => {
    const name = fileName('ledger', period, cart.now());
    await recordExport(cart, { action: 'ledger.export', name, filters: period, context });
    return {
      name,
      columns: ledgerColumns,
      separator,
      rows: ledgerRows(cart, period),
    };
  });
}
