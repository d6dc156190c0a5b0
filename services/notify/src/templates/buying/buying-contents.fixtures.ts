import type { Order, OrderLine } from '@gvg/contracts/cart/http/order-schema';
import type { Quote } from '@gvg/contracts/cart/http/quotes';
import type { Reader } from '../../buying/fetch-buying-content.ts';

const at = '2026-11-22T02:12:00.000Z';
export const sampleIds = {
  order: '64b0c0ffee0123456789ab11',
  quote: '64b0c0ffee0123456789ab12',
  payment: '64b0c0ffee0123456789ab13',
  user: '64b0c0ffee0123456789ab14',
};
const lineIds = ['64b0c0ffee0123456789ab21', '64b0c0ffee0123456789ab22', '64b0c0ffee0123456789ab23'] as const;

export const sampleReader: Reader = {
  _id: sampleIds.user,
  displayName: 'Nguyễn Thu Hà',
  avatar: null,
  email: 'ha.nguyen@mail.example',
  emailVerified: true,
  locale: 'vi',
  isStaff: false,
};

const lines: OrderLine[] = [
  {
    _id: lineIds[0],
    type: 'IN_SYSTEM',
    product: '64b0c0ffee0123456789ab31',
    name: { vi: 'Bánh tráng Tây Ninh', en: 'Rice paper from Tay Ninh' },
    amount: 2,
    price: 65_000,
    fee: 0,
    weightGrams: 550,
    goodsType: 'NORMAL',
    status: 'READY',
  },
  {
    _id: lineIds[1],
    type: 'WITHOUT_SYSTEM',
    name: { vi: 'Bình gốm <men lam>', en: '' },
    amount: 1,
    price: 690_000,
    fee: 34_500,
    weightGrams: 1_200,
    goodsType: 'NORMAL',
    status: 'TO_BUY',
  },
];

/** An order to Japan that waits for its deposit. */
export function sampleOrder(fields: Partial<Order> = {}): Order {
  return {
    _id: sampleIds.order,
    code: 'GVG7K3F2Q',
    user: sampleIds.user,
    status: 'AWAITING_DEPOSIT',
    lines,
    recipient: {
      fullName: 'Nguyễn Thu Hà',
      phone: '+81312345678',
      country: 'JP',
      region: 'Tokyo',
      city: 'Shibuya',
      line: '1-2-3',
      postcode: '150-0002',
    },
    note: '',
    shipping: {
      country: 'JP',
      service: 'AIR',
      transitDays: { min: 5, max: 7 },
      estimatedGrams: 2_500,
      estimatedFee: 500_000,
    },
    photos: [],
    ledger: [],
    totals: { goods: 820_000, serviceFee: 34_500, freight: 0, surcharge: 0, paid: 0, due: 854_500, credit: 0 },
    transfer: {
      bankName: 'Vietcombank',
      bankBin: '970436',
      account: '1234567890',
      holder: 'GOODS VIET GOODS',
      amount: 854_500,
      content: 'GVG7K3F2Q',
      payload: '000201',
    },
    payBy: '2026-11-24T02:12:00.000Z',
    isCancellable: true,
    timeline: [],
    revision: 1,
    createdAt: at,
    updatedAt: at,
    ...fields,
  };
}

const weighed = { ...sampleOrder().shipping, actualGrams: 2_430, chargeableGrams: 2_500, fee: 510_000 };
const paid = {
  _id: '64b0c0ffee0123456789ab41',
  kind: 'PAYMENT',
  amount: 854_500,
  payment: sampleIds.payment,
  note: '',
  at,
} as const;

export const awaitingBalance = sampleOrder({
  status: 'AWAITING_BALANCE',
  shipping: weighed,
  ledger: [paid],
  totals: {
    goods: 820_000,
    serviceFee: 34_500,
    freight: 500_000,
    surcharge: 10_000,
    paid: 854_500,
    due: 510_000,
    credit: 0,
  },
  transfer: { ...sampleOrder().transfer!, amount: 510_000 },
});
export const paidOrder = sampleOrder({
  status: 'PURCHASING',
  ledger: [paid],
  totals: { ...sampleOrder().totals, paid: 854_500, due: 0 },
});
/** Its outside line costs more than quoted. */
export const dearerOrder: Order = {
  ...paidOrder,
  lines: paidOrder.lines.map((line) =>
    line.status === 'TO_BUY' ? { ...line, askedPrice: { price: 750_000, until: '2026-11-24T02:12:00.000Z' } } : line,
  ),
};
const sumsBefore = {
  goods: 820_000,
  serviceFee: 34_500,
  freight: 500_000,
  total: 1_354_500,
  paid: 854_500,
  due: 0,
  credit: 0,
};
/** A proposal of one more piece of its first line waits for an answer. */
export const proposedOrder: Order = {
  ...paidOrder,
  proposal: {
    _id: '64b0c0ffee0123456789ab51',
    at,
    until: '2026-11-24T02:12:00.000Z',
    lines: paidOrder.lines.slice(0, 1).map(({ _id, amount }) => ({ line: _id, amount: amount + 1 })),
    before: sumsBefore,
    after: { ...sumsBefore, goods: 950_000, total: 1_484_500 },
  },
};
/** Its first line is sold out. */
export const soldOutOrder: Order = {
  ...paidOrder,
  lines: paidOrder.lines.map((line, index) =>
    index === 0 ? { ...line, status: 'CANCELLED', cancelReason: 'SOLD_OUT' } : line,
  ),
};
export const shippedOrder = sampleOrder({
  status: 'SHIPPED',
  shipping: { ...weighed, carrier: 'Japan Post', trackingCode: 'EE123456789VN' },
  totals: { ...awaitingBalance.totals, paid: 1_364_500, due: 0 },
});

/** Weighed with nothing due. */
export const weighedOrder: Order = { ...shippedOrder, status: 'PACKED', shipping: weighed };
/** Cancelled automatically after a part of its deposit was paid. */
export const unpaidOrder = sampleOrder({
  status: 'CANCELLED',
  cancelReason: 'UNPAID',
  ledger: [{ ...paid, amount: 300_000 }],
  totals: { ...sampleOrder().totals, paid: 300_000, due: 0, credit: 300_000 },
});
export const refundedOrder: Order = {
  ...unpaidOrder,
  status: 'REFUNDED',
  ledger: [...unpaidOrder.ledger, { ...paid, kind: 'REFUND', amount: -300_000 }],
  totals: { ...unpaidOrder.totals, paid: 0, credit: 0 },
};

const outside = (id: string, name: string) => ({
  _id: id,
  type: 'WITHOUT_SYSTEM' as const,
  amount: 1,
  status: 'IN_CART' as const,
  state: 'QUOTE_ANSWERED' as const,
  name,
  note: '',
  images: [],
  revision: 1,
  createdAt: at,
  updatedAt: at,
});

/** A quote to Japan: two lines that can be bought and one that cannot. */
export function sampleQuote(fields: Partial<Quote> = {}): Quote {
  return {
    _id: sampleIds.quote,
    user: sampleIds.user,
    country: 'JP',
    note: '',
    status: 'ANSWERED',
    lines: [
      outside(lineIds[0], 'Bình gốm Bát Tràng'),
      outside(lineIds[1], 'Áo dài lụa'),
      outside(lineIds[2], 'Rượu nếp, xem www.bad.example'),
    ],
    versions: [
      {
        version: 1,
        lines: [
          { line: lineIds[0], price: 690_000, fee: 34_500, weightGrams: 1_200, goodsType: 'NORMAL' },
          { line: lineIds[1], price: 850_000, fee: 42_500, weightGrams: 400, goodsType: 'NORMAL' },
          { line: lineIds[2], refusal: 'Hãng bay không chở rượu' },
        ],
        note: 'Bình có vết men nhỏ ở đáy.',
        goods: 1_540_000,
        serviceFee: 77_000,
        answeredAt: at,
        answeredBy: 'Mai',
        expiresAt: '2026-11-24T02:12:00.000Z',
      },
    ],
    expiresAt: '2026-11-24T02:12:00.000Z',
    answerBy: at,
    revision: 2,
    createdAt: at,
    updatedAt: at,
    ...fields,
  };
}
