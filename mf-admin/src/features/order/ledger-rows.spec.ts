import type { LedgerEntry } from '@gvg/contracts/cart/http/order-schema';
import { ledgerRows } from './ledger-rows.ts';

const entry = (kind: LedgerEntry['kind'], amount: number): LedgerEntry => ({
  _id: 'a'.repeat(24),
  kind,
  amount,
  note: '',
  at: '2026-11-22T00:00:00.000Z',
});

it('computes the open amount after each entry', () => {
  const rows = ledgerRows([
    entry('GOODS', 1_485_000),
    entry('SERVICE_FEE', 34_500),
    entry('PAYMENT', 1_600_000),
    entry('GOODS', -200_000),
    entry('REFUND', -80_500),
  ]);
  expect(rows.map(({ charged, paid, open }) => [charged, paid, open])).toEqual([
    [1_485_000, undefined, 1_485_000],
    [34_500, undefined, 1_519_500],
    [undefined, 1_600_000, -80_500],
    [-200_000, undefined, -280_500],
    [undefined, -80_500, -200_000],
  ]);
});
