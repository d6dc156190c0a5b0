import { exportLedger } from '@gvg/contracts/cart/http/exports';
import { recordExport } from '@gvg/service-kit/data/record-export';
import { mountCsv } from '@gvg/service-kit/http/csv-endpoint';
import { csvFileName } from '@gvg/service-kit/http/csv-file-name';
import type { Cart } from '../../cart.ts';
import { ledgerColumns, ledgerRows } from './ledger-rows.ts';

export function exportLedgerRoute(cart: Cart): void {
  mountCsv(cart, exportLedger, async ({ query: { separator, ...period }, context }) => {
    const name = csvFileName('ledger', period, cart.now());
    await recordExport(cart, { action: 'ledger.export', name, filters: period, context });
    return {
      name,
      columns: ledgerColumns,
      separator,
      rows: ledgerRows(cart, period),
    };
  });
}
