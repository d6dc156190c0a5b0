import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import type { OrderLine } from '@gvg/contracts/cart/http/order-schema';
import { orderKeysOf } from '../search/search-keys.ts';
import { createOrderCode } from './order-code.ts';
import { totalsOf } from './order-totals.ts';
import type { StoredLedgerEntry, StoredOrder } from './order.model.ts';

const newId = () => new Types.ObjectId().toHexString();

/** Two stocked pieces of 100,000đ. */
export function sampleOrderLine(fields: Partial<OrderLine> = {}): OrderLine {
  return {
    _id: newId(),
    type: 'IN_SYSTEM',
    product: newId(),
    name: { vi: 'Bánh tráng', en: 'Rice paper' },
    amount: 2,
    price: 100_000,
    fee: 0,
    weightGrams: 500,
    goodsType: 'NORMAL',
    categoryType: 'PACKAGED_FOOD',
    status: 'READY',
    ...fields,
  };
}

/** One piece of 500,000đ with a fee of 25,000đ, to be bought for the customer. */
export const lineToBuy = (fields: Partial<OrderLine> = {}): OrderLine => {
  const { product, ...line } = sampleOrderLine({
    type: 'WITHOUT_SYSTEM',
    url: 'https://shop.example/1',
    amount: 1,
    price: 500_000,
    fee: 25_000,
    quote: newId(),
    status: 'TO_BUY',
    ...fields,
  });
  return line;
};

export const sampleEntry = (
  fields: Pick<StoredLedgerEntry, 'kind' | 'amount'> & Partial<StoredLedgerEntry>,
): StoredLedgerEntry => ({ _id: new Types.ObjectId(), note: '', at: new Date('2026-11-20T03:00:00Z'), ...fields });

const chargesOf = (lines: readonly OrderLine[]): StoredLedgerEntry[] => [
  sampleEntry({ kind: 'GOODS', amount: lines.reduce((sum, { price, amount }) => sum + price * amount, 0) }),
  sampleEntry({ kind: 'SERVICE_FEE', amount: lines.reduce((sum, { fee }) => sum + fee, 0) }),
];

/** A newly placed order with one stocked line and one to buy. The ledger contains the charges of its lines. */
export function sampleOrder(fields: Partial<StoredOrder> = {}): StoredOrder {
  const { lines = [sampleOrderLine(), lineToBuy()] } = fields;
  const at = new Date('2026-11-20T03:00:00Z');
  const status = fields.status ?? 'AWAITING_DEPOSIT';
  const order: StoredOrder = {
    _id: new Types.ObjectId(),
    code: createOrderCode(),
    user: newId(),
    status,
    createdAt: at,
    updatedAt: at,
    lines,
    cartLines: [],
    recipient: {
      fullName: 'Nguyễn Thu Hà',
      phone: '+81312345678',
      country: 'JP',
      region: 'Tokyo',
      city: 'Minato',
      line: '1-2-3 Shiba',
      postcode: '105-0014',
    },
    note: '',
    shipping: {
      country: 'JP',
      service: 'AIR',
      cost: newId(),
      transitDays: { min: 5, max: 7 },
      estimatedGrams: 1_500,
      estimatedFee: 300_000,
    },
    photos: [],
    ledger: chargesOf(lines),
    depositShare: 100,
    payBy: new Date('2026-11-22T03:00:00Z'),
    unallocated: 0,
    due: 0,
    owed: 0,
    timeline: [{ status, at, by: 'CUSTOMER', note: '' }],
    idempotency: { key: `${newId()}:${randomUUID()}`, bodyHash: 'hash' },
    searchKeys: [],
    revision: 1,
    ...fields,
  };
  return { ...order, searchKeys: fields.searchKeys ?? orderKeysOf(order), due: totalsOf(order).due };
}
