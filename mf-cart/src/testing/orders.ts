import { idOf } from '@gvg/browser-kit/testing';
import type { Order, OrderLine } from '@gvg/contracts/cart/http/order-schema';

/** NAPAS' own example of a transfer to an account: 180,000đ to 0011012345678 at bank 970403. */
export const examplePayload =
  '00020101021238570010A00000072701270006970403011300110123456780208QRIBFTTA530370454061800005802VN62340107NPS68690819thanh toan don hang63042E2E';

/** Instants relative to the real day, so that no order is late. */
export const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

export const makeLine = (number: number, overrides: Partial<OrderLine> = {}): OrderLine => ({
  _id: idOf(500 + number),
  type: 'IN_SYSTEM',
  product: idOf(100 + number),
  name: { vi: `Món ${number}`, en: `Item ${number}` },
  image: `/v1/file-manager/files/item-${number}.png`,
  amount: 1,
  price: 100_000,
  fee: 0,
  weightGrams: 500,
  goodsType: 'NORMAL',
  status: 'READY',
  ...overrides,
});

export const code = 'GVG7K3F2Q';

export const transfer: NonNullable<Order['transfer']> = {
  bankName: 'Vietcombank',
  bankBin: '970436',
  account: '007100088888',
  holder: 'GOODS VIET GOODS',
  amount: 731_000,
  content: code,
  payload: examplePayload,
};

/** An order that waits for its deposit. */
export const awaitingDeposit: Order = {
  _id: idOf(700),
  code,
  user: idOf(900),
  status: 'AWAITING_DEPOSIT',
  lines: [
    makeLine(1, { name: { vi: 'Bánh tráng dẻo tôm Tây Ninh', en: 'Soft rice paper' }, amount: 3, price: 65_000 }),
    makeLine(2, {
      type: 'WITHOUT_SYSTEM',
      name: { vi: 'Bình gốm Bát Tràng', en: '' },
      url: 'https://www.gombattrang.example/binh',
      price: 500_000,
      fee: 36_000,
      status: 'TO_BUY',
      quote: idOf(600),
    }),
  ],
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
    estimatedGrams: 5_000,
    estimatedFee: 825_000,
  },
  photos: [],
  ledger: [],
  totals: { goods: 695_000, serviceFee: 36_000, freight: 0, surcharge: 0, paid: 0, due: 731_000, credit: 0 },
  transfer,
  payBy: daysFromNow(2),
  isCancellable: true,
  timeline: [{ status: 'AWAITING_DEPOSIT', at: daysFromNow(-0.01), by: 'CUSTOMER', note: '' }],
  revision: 1,
  createdAt: daysFromNow(-0.01),
  updatedAt: daysFromNow(-0.01),
};

const { transfer: _none, payBy: _noDeadline, ...withoutPayment } = awaitingDeposit;

/** The same order after the deposit has arrived. */
export const purchasing: Order = {
  ...withoutPayment,
  status: 'PURCHASING',
  totals: { ...awaitingDeposit.totals, paid: 731_000, due: 0 },
  timeline: [...awaitingDeposit.timeline, { status: 'PURCHASING', at: daysFromNow(0), by: 'SYSTEM', note: '' }],
  revision: 2,
};

/** Weighed, with a photo of the scale. The freight is due. */
export const awaitingBalance: Order = {
  ...purchasing,
  status: 'AWAITING_BALANCE',
  shipping: { ...purchasing.shipping, actualGrams: 5_120, chargeableGrams: 5_500, fee: 846_000 },
  totals: { ...purchasing.totals, freight: 846_000, due: 846_000 },
  transfer: { ...transfer, amount: 846_000 },
  photos: [
    {
      url: '/v1/file-manager/files/scale.jpg',
      signedUrl: '/v1/file-manager/files/scale.jpg?reader=a&expires=9999999999&signature=one',
      kind: 'SCALE',
      at: daysFromNow(-1),
    },
  ],
  isCancellable: false,
  timeline: [
    ...purchasing.timeline,
    { status: 'AT_WAREHOUSE', at: daysFromNow(-2), by: 'STAFF', note: '' },
    { status: 'AWAITING_BALANCE', at: daysFromNow(-1), by: 'STAFF', note: 'Đã cân hai lần' },
  ],
  revision: 4,
};

const { transfer: _paid, ...settled } = awaitingBalance;

export const shipped: Order = {
  ...settled,
  status: 'SHIPPED',
  totals: { ...awaitingBalance.totals, paid: 1_577_000, due: 0 },
  shipping: { ...awaitingBalance.shipping, carrier: 'EMS', trackingCode: 'EX000000000VN' },
  timeline: [
    ...awaitingBalance.timeline,
    { status: 'PACKED', at: daysFromNow(-1), by: 'STAFF', note: '' },
    { status: 'SHIPPED', at: daysFromNow(0), by: 'STAFF', note: '' },
  ],
};

export const delivered: Order = {
  ...shipped,
  status: 'DELIVERED',
  timeline: [...shipped.timeline, { status: 'DELIVERED', at: daysFromNow(0), by: 'STAFF', note: '' }],
};

export const cancelled: Order = {
  ...withoutPayment,
  status: 'CANCELLED',
  cancelReason: 'BY_CUSTOMER',
  totals: { ...awaitingDeposit.totals, goods: 0, serviceFee: 0, due: 0 },
  isCancellable: false,
  timeline: [...awaitingDeposit.timeline, { status: 'CANCELLED', at: daysFromNow(0), by: 'CUSTOMER', note: '' }],
  revision: 2,
};

/** Returns one page of a list in the API's format. */
export const listPage = <Doc>(docs: readonly Doc[], { totalDocs = docs.length, page = 1, limit = 20 } = {}) => ({
  docs: [...docs],
  totalDocs,
  totalPages: Math.ceil(totalDocs / limit),
  page,
  limit,
  hasNextPage: page * limit < totalDocs,
});
