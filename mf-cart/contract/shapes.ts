import { matchers } from '@gvg/testing/http-pact';

const { boolean, eachLike, integer, like, regex, string } = matchers;

export const id = regex(/^[0-9a-f]{24}$/, '6a0000000000000000000009');
const instant = regex(/^\d{4}-\d{2}-\d{2}T.+Z$/, '2026-01-01T00:00:00.000Z');
const text = { vi: string('Bánh tráng'), en: like('') };
const service = regex(/^(AIR|SEA|EXPRESS)$/, 'AIR');

export const errorBody = (statusCode: number, message: string) => ({ statusCode, message });

/** One page of a list, with the paging fields in use. */
export const listOf = (doc: object) => ({ docs: eachLike(doc), totalDocs: integer(1), hasNextPage: boolean(false) });

/** A product line in the cart. */
export const productLine = {
  _id: id,
  type: 'IN_SYSTEM',
  amount: integer(2),
  status: 'IN_CART',
  state: 'READY',
  product: {
    _id: id,
    name: text,
    image: string('/v1/file-manager/files/a.png'),
    price: integer(65_000),
    weightGrams: integer(560),
    type: string('NORMAL'),
    category: id,
  },
  current: { price: integer(65_000), weightGrams: integer(560), stock: integer(10), isAvailable: boolean(true) },
  revision: integer(1),
};

/** A line from outside that needs a quote. */
export const outsideLine = {
  _id: id,
  type: 'WITHOUT_SYSTEM',
  amount: integer(1),
  status: 'IN_CART',
  state: 'NEEDS_QUOTE',
  name: string('Nồi đất'),
  images: [],
  note: like(''),
  revision: integer(1),
};

const quotedLine = { line: id, price: integer(200_000), weightGrams: integer(1_200), fee: integer(10_000) };

export const quote = {
  _id: id,
  country: regex(/^[A-Z]{2}$/, 'JP'),
  note: like(''),
  status: 'ANSWERED',
  lines: eachLike({ _id: id, type: 'WITHOUT_SYSTEM', name: string('Nồi đất'), amount: integer(1) }),
  versions: eachLike({
    version: integer(1),
    lines: eachLike(quotedLine),
    goods: integer(200_000),
    serviceFee: integer(10_000),
    answeredAt: instant,
    expiresAt: instant,
  }),
  expiresAt: instant,
  answerBy: instant,
};

export const estimateRow = {
  service,
  possible: boolean(true),
  transitDays: { min: integer(5), max: integer(8) },
  realGrams: integer(560),
  chargeableGrams: integer(1_000),
  freight: integer(165_000),
  surcharges: [],
  total: integer(165_000),
  refused: [],
};

/** An order that waits for its deposit, with payment instructions. */
export const unpaidOrder = {
  _id: id,
  code: regex(/^GVG[2-9A-Z]{6}$/, 'GVG7K3F2Q'),
  status: 'AWAITING_DEPOSIT',
  lines: eachLike({
    _id: id,
    type: string('IN_SYSTEM'),
    name: text,
    amount: integer(1),
    price: integer(65_000),
    fee: integer(0),
    weightGrams: integer(560),
    status: string('READY'),
  }),
  recipient: {
    fullName: string('Thu Hà'),
    phone: string('+81312345678'),
    country: regex(/^[A-Z]{2}$/, 'JP'),
    region: string('Tokyo'),
    city: like(''),
    line: string('1-2-3'),
    postcode: string('105-0014'),
  },
  shipping: {
    country: regex(/^[A-Z]{2}$/, 'JP'),
    service,
    transitDays: { min: integer(5), max: integer(8) },
    estimatedGrams: integer(1_000),
    estimatedFee: integer(165_000),
  },
  photos: [],
  totals: {
    goods: integer(65_000),
    serviceFee: integer(0),
    freight: integer(0),
    surcharge: integer(0),
    paid: integer(0),
    due: integer(65_000),
    credit: integer(0),
  },
  transfer: {
    bankName: string('Vietcombank'),
    account: string('1234567890'),
    holder: string('GOODS VIET GOODS'),
    amount: integer(65_000),
    content: string('GVG7K3F2Q'),
    payload: regex(/^0002.+6304[0-9A-F]{4}$/, '00020101021263046B7B'),
  },
  payBy: instant,
  isCancellable: boolean(true),
  timeline: eachLike({ status: string('AWAITING_DEPOSIT'), at: instant, by: string('CUSTOMER'), note: like('') }),
};
