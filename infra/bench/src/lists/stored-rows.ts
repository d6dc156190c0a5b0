import { randomUUID } from 'node:crypto';
import { sampleOrder, sampleOrderLine } from '@gvg/cart/order/order.fixtures';
import { searchTextOf } from '@gvg/cart/order/search-text';
import { orderStatuses } from '@gvg/contracts/cart/terms';
import { foldVietnamese } from '@gvg/contracts/values/slug';
import { buildManyProducts } from '@gvg/seed/large-catalogue/build-many-products';

const staffId = (number: number) => String(number + 1).padStart(24, '0');

const minuteMs = 60_000;
const start = Date.UTC(2026, 0, 1);

/** Sums up to the same in each run: one of every `share` rows. */
const isOneOf = (share: number, row: number) => row % share === 0;

const surnames = ['Nguyễn', 'Trần', 'Lê', 'Phạm', 'Hoàng', 'Huỳnh', 'Phan', 'Vũ', 'Võ', 'Đặng'];
const names = ['Thu Hà', 'Văn Minh', 'Thị Lan', 'Quốc Bảo', 'Ngọc Anh', 'Đức Huy', 'Kim Liên', 'Thanh Tùng'];

const pick = <Value>(values: readonly Value[], row: number): Value => values[row % values.length] as Value;

/** Orders of two lines, in every status, a minute after one another. */
export function* orders(count: number): Generator<Record<string, unknown>> {
  const products = [...buildManyProducts(Math.min(count, 2_000), () => '/v1/file-manager/files/a.jpg')];
  for (let row = 0; row < count; row += 1) {
    const at = new Date(start + row * minuteMs);
    const lines = [0, 1].map((line) => {
      const { _id, name, price } = pick(products, row * 7 + line * 31);
      return sampleOrderLine({ product: _id, name, price });
    });
    const order = sampleOrder({ lines, status: pick(orderStatuses, row * 3), createdAt: at, updatedAt: at });
    const code = `GVG${row.toString(36).toUpperCase().padStart(6, '0')}`;
    yield {
      ...order,
      code,
      searchText: searchTextOf({ code, lines }),
      idempotency: { key: randomUUID(), bodyHash: '' },
    };
  }
}

/** Accounts, one of a hundred blocked. */
export function* users(count: number): Generator<Record<string, unknown>> {
  for (let row = 0; row < count; row += 1) {
    const displayName = `${pick(surnames, row)} ${pick(names, Math.floor(row / 10))} ${row}`;
    const email = `person.${row}@mail.example`;
    const at = new Date(start + row * minuteMs);
    yield {
      ...{ revision: 1, createdAt: at, lastSeenAt: at, passwordChangedAt: at, tokenVersion: 0, locale: 'vi' },
      ...{ email, emailKey: email, emailVerified: true, pendingEmail: null },
      ...{ displayName, displayNameKeys: [displayName.toLowerCase()], sharedNameKeys: [] },
      searchWords: [...foldVietnamese(displayName).toLowerCase().split(' '), email],
      ...{ avatar: null, phone: null, birthday: null, gender: null, addresses: [] },
      ...{ roles: ['USER'], provider: 'DEFAULT', passwordHash: null, hasSecondFactor: false, hasSignedIn: true },
      ...{ isBlocked: isOneOf(100, row), blockReason: null, isClosed: false },
    };
  }
}

const actions = ['product.update', 'product.change-stock', 'order.status', 'order.refund', 'user.block'];

/** Records of what five people of staff did. */
export function* auditRecords(count: number): Generator<Record<string, unknown>> {
  for (let row = 0; row < count; row += 1) {
    yield {
      _id: randomUUID(),
      at: new Date(start + row * minuteMs),
      actor: { kind: 'user', id: staffId(row % 5) },
      action: pick(actions, row),
      subject: { type: 'product', id: String(row % 997) },
      before: { price: row, name: { vi: 'Bánh tráng', en: 'Rice paper' } },
      after: { price: row + 1, name: { vi: 'Bánh tráng', en: 'Rice paper' } },
      correlationId: 'bench',
    };
  }
}
