import { randomUUID } from 'node:crypto';
import { lineToBuy, sampleEntry, sampleOrder, sampleOrderLine } from '@gvg/cart/order/order.fixtures';
import { orderKeysOf, paymentKeysOf } from '@gvg/cart/search/search-keys';
import { doneOrderStatuses, orderStatuses } from '@gvg/contracts/cart/terms';
import { foldVietnamese, sortKeyOf } from '@gvg/contracts/values/vietnamese';
import { buildManyProducts } from '@gvg/seed/large-catalogue/build-many-products';
import { Types } from 'mongoose';

const staffId = (number: number) => String(number + 1).padStart(24, '0');

/** Rows are evenly spaced in time and end now, so that most of many rows are old. Even few rows reach back beyond the dashboard's days. */
const stepMs = 60 * 60_000;
const end = Date.now();
const timeOf = (row: number, count: number): Date => new Date(end - (count - row) * stepMs);

/** A shop works on the same number of orders, however many it has had. */
const openOrders = 900;
const waitingPayments = 50;
const waitingQuotes = 30;
const isOpen = (row: number, count: number, open: number): boolean => row >= count - open;

/** Selects one of every `share` rows, the same in each run. */
const isOneOf = (share: number, row: number) => row % share === 0;

const surnames = ['Nguyễn', 'Trần', 'Lê', 'Phạm', 'Hoàng', 'Huỳnh', 'Phan', 'Vũ', 'Võ', 'Đặng'];
const names = ['Thu Hà', 'Văn Minh', 'Thị Lan', 'Quốc Bảo', 'Ngọc Anh', 'Đức Huy', 'Kim Liên', 'Thanh Tùng'];

const pick = <Value>(values: readonly Value[], row: number): Value => values[row % values.length] as Value;

const entryId = (row: number) => new Types.ObjectId(`aa${row.toString(16).padStart(22, '0')}`);
const paymentId = (row: number) => new Types.ObjectId(`bb${row.toString(16).padStart(22, '0')}`);
const orderId = (row: number) => new Types.ObjectId(`cc${row.toString(16).padStart(22, '0')}`);
const codeOf = (row: number) => `GVG${row.toString(36).toUpperCase().padStart(6, '0')}`;
const account = '1234567890';
const paid = 200_000;

/** Generates orders of a product and a line to buy, paid by a transfer. The newest ones have all statuses, the others are completed. */
export function* orders(count: number): Generator<Record<string, unknown>> {
  const products = [...buildManyProducts(Math.min(count, 2_000), () => '/v1/file-manager/files/a.jpg')];
  for (let row = 0; row < count; row += 1) {
    const at = timeOf(row, count);
    const { _id: product, name, price } = pick(products, row * 7);
    const status = pick(isOpen(row, count, openOrders) ? orderStatuses : doneOrderStatuses, row);
    const lines = [
      sampleOrderLine({ product, name, price }),
      lineToBuy({
        url: `https://shop-${row % 40}.example/goods/${row}`,
        status: status === 'PURCHASING' ? 'TO_BUY' : 'READY',
      }),
    ];
    const order = sampleOrder({ lines, status, createdAt: at, updatedAt: at });
    const payment = sampleEntry({
      _id: entryId(row),
      kind: 'PAYMENT',
      amount: paid,
      payment: paymentId(row).toHexString(),
      at,
    });
    const code = codeOf(row);
    yield {
      ...order,
      _id: orderId(row),
      ledger: [...order.ledger, payment],
      code,
      searchKeys: orderKeysOf({ ...order, code }),
      idempotency: { key: randomUUID(), bodyHash: '' },
    };
  }
}

/** Generates one transfer per order. The newest ones wait for staff. */
export function* payments(count: number): Generator<Record<string, unknown>> {
  for (let row = 0; row < count; row += 1) {
    const at = timeOf(row, count);
    const isWaiting = isOpen(row, count, waitingPayments);
    const allocation = {
      _id: entryId(row),
      kind: 'ORDER' as const,
      order: orderId(row),
      code: codeOf(row),
      amount: paid,
      note: '',
      at,
    };
    const found = {
      bankReference: `FT${row}`,
      content: `${codeOf(row)} chuyen tien`,
      allocations: isWaiting ? [] : [allocation],
    };
    yield {
      ...found,
      ...{ _id: paymentId(row), account, amount: paid + (row % 997) * 1_000 },
      ...{ referenceKey: `${account}:FT${row}`, receivedAt: at, searchKeys: paymentKeysOf(found) },
      ...{ status: isWaiting ? 'UNMATCHED' : 'MATCHED', corrections: [] },
      ...{ note: '', revision: 1, createdAt: at },
    };
  }
}

/** Generates quotes of one line. The newest ones are unanswered. */
export function* quotes(count: number): Generator<Record<string, unknown>> {
  for (let row = 0; row < count; row += 1) {
    const at = timeOf(row, count);
    const user = staffId(row % 5_000);
    const line = { _id: orderId(row), customer: { kind: 'user', id: user }, type: 'WITHOUT_SYSTEM', status: 'IN_CART' };
    const outside = { url: `https://shop-${row % 40}.example/goods/${row}`, name: 'Bộ sách', images: [], note: '' };
    yield {
      ...{ user, country: 'JP', note: '' },
      status: isOpen(row, count, waitingQuotes) ? 'REQUESTED' : pick(['EXPIRED', 'DECLINED', 'WITHDRAWN'], row),
      ...{ createdAt: at, updatedAt: at, versions: [], revision: 1 },
      lines: [{ ...line, amount: 1, outside, revision: 1, createdAt: at, updatedAt: at }],
      answerBy: new Date(at.getTime() + 24 * 3_600_000),
    };
  }
}

/** Generates accounts, one in a hundred of which is blocked. */
export function* users(count: number): Generator<Record<string, unknown>> {
  for (let row = 0; row < count; row += 1) {
    const displayName = `${pick(surnames, row)} ${pick(names, Math.floor(row / 10))} ${row}`;
    const email = `person.${row}@mail.example`;
    const at = timeOf(row, count);
    yield {
      ...{ revision: 1, createdAt: at, lastSeenAt: at, passwordChangedAt: at, tokenVersion: 0, locale: 'vi' },
      ...{ email, emailKey: email, emailVerified: true, pendingEmail: null },
      ...{ displayName, nameOrder: sortKeyOf(displayName) },
      ...{ displayNameKeys: [displayName.toLowerCase()], sharedNameKeys: [] },
      searchWords: [...foldVietnamese(displayName).toLowerCase().split(' '), email],
      ...{ avatar: null, phone: null, birthday: null, gender: null, addresses: [] },
      ...{ roles: ['USER'], provider: 'DEFAULT', passwordHash: null, hasSecondFactor: false, hasSignedIn: true },
      ...{ isBlocked: isOneOf(100, row), blockReason: null, isClosed: false },
    };
  }
}

const actions = ['product.update', 'product.change-stock', 'order.status', 'order.refund', 'user.block'];

/** Generates audit records of five members of staff. */
export function* auditRecords(count: number): Generator<Record<string, unknown>> {
  for (let row = 0; row < count; row += 1) {
    yield {
      _id: randomUUID(),
      at: timeOf(row, count),
      actor: { kind: 'user', id: staffId(row % 5) },
      action: pick(actions, row),
      subject: { type: 'product', id: String(row % 997) },
      before: { price: row, name: { vi: 'Bánh tráng', en: 'Rice paper' } },
      after: { price: row + 1, name: { vi: 'Bánh tráng', en: 'Rice paper' } },
      correlationId: 'bench',
    };
  }
}
