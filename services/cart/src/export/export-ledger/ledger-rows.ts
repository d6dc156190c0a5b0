import { startOfVietnamDay, vietnamDayOf } from '@gvg/contracts/values/vietnam-day';
import { streamDocuments } from '@gvg/service-kit/data/stream-documents';
import type { CsvRow } from '@gvg/service-kit/http/csv-endpoint';
import type { Cart } from '../../cart.ts';
import { chargeKinds, moneyKinds } from '../../order/ledger.ts';
import type { StoredLedgerEntry, StoredOrder } from '../../order/order.model.ts';
import { firstToOrder } from '../../payment/allocations.ts';
import type { StoredPayment } from '../../payment/payment.model.ts';
import { inGroups } from './in-groups.ts';

export const ledgerColumns = [
  'day',
  'order',
  'customer',
  'recipient',
  'kind',
  'charged',
  'paid',
  'forfeited',
  'account',
  'reference',
  'transfer',
  'note',
  'booked_day',
  'entry',
] as const;

export type LedgerRow = CsvRow<(typeof ledgerColumns)[number]>;

type LedgerOrder = Pick<StoredOrder, '_id' | 'code' | 'user' | 'ledger'> & {
  recipient: Pick<StoredOrder['recipient'], 'fullName'>;
};
type LedgerPayment = Pick<StoredPayment, '_id' | 'account' | 'bankReference' | 'receivedAt' | 'allocations'>;

/** Orders whose transfers are asked for together. */
const groupSize = 100;

/**
 * The entries of a period, order by order. `charged`, `paid` and `forfeited` each hold one sort of entry and can be added up: `paid` by `day` is the revenue of the
 * dashboard. An entry changes its order, so that no order unchanged since `from` has one in the period.
 */
export async function* ledgerRows(
  { orders, payments }: Pick<Cart, 'orders' | 'payments'>,
  { from, to }: { from: string; to: string },
): AsyncGenerator<LedgerRow, void, undefined> {
  const found = streamDocuments<StoredOrder, LedgerOrder>(orders, {
    filter: { updatedAt: { $gte: startOfVietnamDay(from) } },
    sort: { createdAt: 1, _id: 1 },
    hint: { createdAt: -1, _id: -1 },
    select: { code: 1, user: 1, 'recipient.fullName': 1, ledger: 1 },
  });
  for await (const group of inGroups(found, groupSize)) {
    const transfers = await findTransfers({ payments }, group);
    for (const order of group)
      for (const entry of order.ledger) {
        const row = ledgerRow(order, entry, entry.payment === undefined ? undefined : transfers.get(entry.payment));
        if (row.day >= from && row.day <= to) yield row;
      }
  }
}

async function findTransfers(
  { payments }: Pick<Cart, 'payments'>,
  orders: readonly LedgerOrder[],
): Promise<Map<string, LedgerPayment>> {
  const ids = new Set(orders.flatMap(({ ledger }) => ledger.flatMap(({ payment }) => payment ?? [])));
  const found = await payments
    .find({ _id: { $in: [...ids] } }, { account: 1, bankReference: 1, receivedAt: 1, allocations: 1 })
    .lean<LedgerPayment[]>();
  return new Map(found.map((payment) => [payment._id.toHexString(), payment]));
}

function ledgerRow(
  { code, user, recipient }: LedgerOrder,
  { _id, kind, amount, bankReference, note, at }: StoredLedgerEntry,
  transfer: LedgerPayment | undefined,
): LedgerRow & { day: string } {
  const isFirst = transfer !== undefined && firstToOrder(transfer)?._id.equals(_id) === true;
  return {
    day: vietnamDayOf(isFirst ? transfer.receivedAt : at),
    order: code,
    customer: user,
    recipient: recipient.fullName,
    kind,
    charged: chargeKinds.includes(kind) ? amount : undefined,
    paid: moneyKinds.includes(kind) ? amount : undefined,
    forfeited: kind === 'FORFEITED' ? amount : undefined,
    account: transfer?.account,
    reference: bankReference ?? transfer?.bankReference,
    transfer: transfer?._id.toHexString(),
    note,
    booked_day: vietnamDayOf(at),
    entry: _id.toHexString(),
  };
}
