import { startOfVietnamDay, vietnamDayOf } from '@gvg/contracts/values/vietnam-day';
import { streamDocuments } from '@gvg/service-kit/data/stream-documents';
import type { CsvRow } from '@gvg/service-kit/http/csv-endpoint';
import type { Cart } from '../../cart.ts';
import { isClosed } from '../../order/is-closed.ts';
import { chargeKinds, moneyKinds } from '../../order/ledger.ts';
import type { StoredLedgerEntry, StoredOrder } from '../../order/order.model.ts';
import { firstToOrder } from '../../payment/allocations.ts';
import { ordersPaidLater } from '../../payment/orders-paid-later.ts';
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
  'outgoing_day',
  'outgoing_reference',
] as const;

export type LedgerRow = CsvRow<(typeof ledgerColumns)[number]>;

type LedgerOrder = Pick<StoredOrder, '_id' | 'code' | 'user' | 'status' | 'timeline' | 'ledger'> & {
  recipient: Pick<StoredOrder['recipient'], 'fullName'>;
};
type LedgerPayment = Pick<StoredPayment, '_id' | 'account' | 'bankReference' | 'receivedAt' | 'allocations'>;

/** Orders whose transfers are read with one query. */
const groupSize = 100;

/**
 * Yields the entries of a period by order, and a CANCELLED row that reverses the charges of a cancelled order. `charged`, `paid` and `forfeited` each contain
 * one kind of entry and can be summed: `paid` by `day` is the dashboard's revenue. An entry changes its order, so orders unchanged since `from` have none in
 * the period, except for transfers with a later bank day.
 */
export async function* ledgerRows(
  { orders, payments }: Pick<Cart, 'orders' | 'payments'>,
  { from, to }: { from: string; to: string },
): AsyncGenerator<LedgerRow, void, undefined> {
  const start = startOfVietnamDay(from);
  const paidLater = await ordersPaidLater({ payments }, start);
  const isChanged = { updatedAt: { $gte: start } };
  const found = streamDocuments<StoredOrder, LedgerOrder>(orders, {
    filter: paidLater.length === 0 ? isChanged : { $or: [isChanged, { _id: { $in: paidLater } }] },
    sort: { createdAt: 1, _id: 1 },
    hint: { createdAt: -1, _id: -1 },
    select: { code: 1, user: 1, status: 1, timeline: 1, 'recipient.fullName': 1, ledger: 1 },
  });
  for await (const group of inGroups(found, groupSize)) {
    const transfers = await findTransfers({ payments }, group);
    for (const order of group)
      for (const row of [...entryRows(order, transfers), ...cancellationRows(order)])
        if (row.day >= from && row.day <= to) yield row;
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

type DatedRow = LedgerRow & { day: string };

const entryRows = (order: LedgerOrder, transfers: ReadonlyMap<string, LedgerPayment>): DatedRow[] =>
  order.ledger.map((entry) => ledgerRow(order, entry, transfers.get(entry.payment ?? '')));

/** A cancelled order charges nothing: its charges are reversed on the day of the cancellation. */
function cancellationRows({ code, user, recipient, status, timeline, ledger }: LedgerOrder): DatedRow[] {
  const charged = ledger.reduce((sum, { kind, amount }) => (chargeKinds.includes(kind) ? sum + amount : sum), 0);
  const cancelled = timeline.find((entry) => entry.status === 'CANCELLED');
  if (!isClosed({ status }) || cancelled === undefined || charged === 0) return [];
  const day = vietnamDayOf(cancelled.at);
  return [
    {
      ...{ day, order: code, customer: user, recipient: recipient.fullName, kind: 'CANCELLED', charged: -charged },
      ...{ note: cancelled.note, booked_day: day, paid: undefined, forfeited: undefined, account: undefined },
      ...{ reference: undefined, transfer: undefined, entry: undefined },
      ...{ outgoing_day: undefined, outgoing_reference: undefined },
    },
  ];
}

function ledgerRow(
  { code, user, recipient }: LedgerOrder,
  { _id, kind, amount, bankReference, bankDay, note, at }: StoredLedgerEntry,
  transfer: LedgerPayment | undefined,
): DatedRow {
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
    reference: transfer?.bankReference ?? bankReference,
    transfer: transfer?._id.toHexString(),
    note,
    booked_day: vietnamDayOf(at),
    entry: _id.toHexString(),
    outgoing_day: bankDay,
    outgoing_reference: bankReference,
  };
}
