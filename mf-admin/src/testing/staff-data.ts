import { idOf, signedIn, thuHa } from '@gvg/browser-kit/testing';
import type { CartDashboard } from '@gvg/contracts/cart/http/dashboard';
import type { CatalogueDashboard } from '@gvg/contracts/catalogue/http/dashboard';
import type { ChatDashboard } from '@gvg/contracts/chat/http/dashboard';
import type { Order, OrderLine } from '@gvg/contracts/cart/http/order-schema';
import type { Cost } from '@gvg/contracts/catalogue/http/costs';
import type { Payment } from '@gvg/contracts/cart/http/payments';
import type { Quote } from '@gvg/contracts/cart/http/quotes';
import type { UserSummary } from '@gvg/contracts/identity/http/user-schema';
import { openOrderStatuses } from '@gvg/contracts/cart/terms';
import { buildPage } from '@gvg/contracts/definitions/paging';

export const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** Signed-in users: an ADMIN, SYSTEM_ADMINs and a customer. */
export const mai = signedIn({ ...thuHa, _id: idOf(901), displayName: 'Nguyễn Thị Mai', roles: ['USER', 'ADMIN'] });
export const system = signedIn({
  ...thuHa,
  _id: idOf(903),
  displayName: 'Lê Quang',
  roles: ['USER', 'ADMIN', 'SYSTEM_ADMIN'],
});
export const customer = signedIn();
export const boss = signedIn({
  ...thuHa,
  _id: idOf(902),
  displayName: 'Nguyễn Hương Giang',
  roles: ['USER', 'SYSTEM_ADMIN'],
});

/** Account of the customer Thu Hà as staff sees it. */
export const makeUser = (fields: Partial<UserSummary> = {}): UserSummary => ({
  _id: idOf(900),
  displayName: 'Thu Hà',
  avatar: null,
  email: 'thuha@example.com',
  emailVerified: true,
  roles: ['USER'],
  provider: 'DEFAULT',
  isBlocked: false,
  blockReason: null,
  locale: 'vi',
  hasSecondFactor: false,
  createdAt: daysFromNow(-200),
  lastSeenAt: daysFromNow(-1),
  revision: 4,
  ...fields,
});

export const pageOf = <Item>(docs: Item[], page = 1, totalDocs = docs.length) =>
  buildPage(docs, totalDocs, { page, limit: 20 });

export const makeLine = (fields: Partial<OrderLine> = {}): OrderLine => ({
  _id: idOf(500),
  type: 'IN_SYSTEM',
  product: idOf(100),
  name: { vi: 'Nước mắm nhĩ', en: 'Fish sauce' },
  amount: 2,
  price: 120_000,
  fee: 0,
  weightGrams: 980,
  goodsType: 'NORMAL',
  status: 'READY',
  ...fields,
});

/** Order at the warehouse that waits to be weighed. */
export const makeOrder = (fields: Partial<Order> = {}): Order => ({
  _id: idOf(700),
  code: 'GVG7K3F2Q',
  user: idOf(900),
  status: 'AT_WAREHOUSE',
  lines: [makeLine()],
  recipient: {
    fullName: 'Nguyễn Thu Hà',
    phone: '+819012345678',
    country: 'JP',
    region: 'Osaka',
    city: '',
    line: 'Namba 2-3-1',
    postcode: '542-0076',
  },
  note: '',
  shipping: {
    country: 'JP',
    service: 'AIR',
    transitDays: { min: 5, max: 8 },
    estimatedGrams: 1_960,
    estimatedFee: 330_000,
  },
  photos: [],
  ledger: [
    { _id: idOf(1), kind: 'GOODS', amount: 240_000, note: '', at: daysFromNow(-2) },
    { _id: idOf(2), kind: 'PAYMENT', amount: 240_000, note: '', at: daysFromNow(-1) },
  ],
  totals: { goods: 240_000, serviceFee: 0, freight: 0, surcharge: 0, paid: 240_000, due: 0, credit: 0 },
  isCancellable: false,
  timeline: [
    { status: 'AWAITING_DEPOSIT', at: daysFromNow(-2), by: 'CUSTOMER', note: '' },
    { status: 'AT_WAREHOUSE', at: daysFromNow(-1), by: 'SYSTEM', note: '' },
  ],
  revision: 3,
  createdAt: daysFromNow(-2),
  updatedAt: daysFromNow(-1),
  ...fields,
});

/** Rate for air freight to Japan, in force. */
export const makeCost = (fields: Partial<Cost> = {}): Cost => ({
  _id: idOf(400),
  country: 'JP',
  service: 'AIR',
  goodsTypes: ['NORMAL', 'MUST_BE_PACKAGED'],
  brackets: [
    { fromGrams: 0, toGrams: 5_000, pricePerKg: 165_000 },
    { fromGrams: 5_000, pricePerKg: 158_000 },
  ],
  stepGrams: 500,
  minimumGrams: 500,
  volumetricDivisor: 5_000,
  surcharges: [{ goodsType: 'MUST_BE_PACKAGED', percent: 8 }],
  transitDays: { min: 5, max: 8 },
  restricted: [],
  note: { vi: 'Bay thẳng thứ Ba', en: '' },
  cutoffs: [],
  validFrom: '2026-01-01T00:00:00.000Z',
  isDeleted: false,
  revision: 2,
  createdAt: '2025-12-20T00:00:00.000Z',
  ...fields,
});

/** Quote request for goods from outside. */
export const makeQuote = (fields: Partial<Quote> = {}): Quote => ({
  _id: idOf(600),
  user: idOf(900),
  country: 'JP',
  note: '',
  status: 'REQUESTED',
  lines: [
    {
      _id: idOf(510),
      type: 'WITHOUT_SYSTEM',
      status: 'IN_CART',
      state: 'QUOTE_REQUESTED',
      name: 'Nồi đất',
      images: [],
      note: '',
      amount: 1,
      revision: 1,
      createdAt: daysFromNow(-1),
      updatedAt: daysFromNow(-1),
    },
  ],
  versions: [],
  answerBy: daysFromNow(0),
  revision: 1,
  createdAt: daysFromNow(-1),
  updatedAt: daysFromNow(-1),
  ...fields,
});

export const makePayment = (fields: Partial<Payment> = {}): Payment => ({
  _id: idOf(800),
  account: '1234567890',
  amount: 240_000,
  bankReference: 'FT1',
  receivedAt: daysFromNow(-1),
  content: 'NGUYEN THU HA chuyen tien',
  status: 'UNMATCHED',
  allocations: [],
  unallocated: 240_000,
  corrections: [],
  revision: 1,
  isDetached: false,
  wasInTime: false,
  note: '',
  createdAt: daysFromNow(-1),
  ...fields,
});

export const figures: CartDashboard = {
  computedAt: new Date().toISOString(),
  orders: openOrderStatuses.map((status) => ({
    status,
    count: status === 'AT_WAREHOUSE' ? 5 : 0,
    late: status === 'AT_WAREHOUSE' ? 1 : 0,
  })),
  soonCancelled: 1,
  purchases: { toBuy: 6, late: 0 },
  balanceDue: 5_214_600,
  owed: { count: 1, amount: 330_000 },
  quotes: {
    count: 4,
    urgent: 1,
    first: [
      { _id: idOf(600), customer: 'Nguyễn Thu Hà', names: ['Bộ sách Tiếng Việt'], lines: 1, answerBy: daysFromNow(-1) },
    ],
  },
  payments: { count: 0, urgent: 0, first: [] },
  toWeigh: {
    count: 5,
    urgent: 2,
    first: [{ code: 'GVG7K3F2Q', fullName: 'Đỗ Kim Liên', country: 'FR', pieces: 7, since: daysFromNow(-1) }],
  },
  days: [{ day: '2026-11-23', revenue: 22_610_000, orders: 14 }],
  before: { revenue: 0, orders: 7 },
  bestSellers: [],
};

export const stockFigures: CatalogueDashboard = {
  computedAt: new Date().toISOString(),
  days: [{ day: '2026-11-23', sold: 18, received: 0 }],
  lowStock: {
    count: 1,
    first: [{ product: idOf(100), name: { vi: 'Trà sen', en: 'Lotus tea' }, stock: 3, sold: 18, daysLeft: 2 }],
  },
};

export const conversations: ChatDashboard = {
  computedAt: new Date().toISOString(),
  days: [{ day: '2026-11-23', newRooms: 1 }],
  unanswered: { count: 0, first: [] },
};
