import { idOf } from '@gvg/browser-kit/testing';
import type { OutsideLine } from '@gvg/contracts/cart/http/lines';
import type { Quote, QuoteVersion } from '@gvg/contracts/cart/http/quotes';
import { daysFromNow } from './orders.ts';

const outsideLine = (number: number, name: string): OutsideLine => ({
  _id: idOf(400 + number),
  type: 'WITHOUT_SYSTEM',
  url: `https://shop-${number}.example/goods`,
  name,
  note: '',
  images: [],
  amount: 1,
  status: 'IN_CART',
  state: 'QUOTE_REQUESTED',
  revision: 1,
  createdAt: daysFromNow(-1),
  updatedAt: daysFromNow(-1),
});

export const vase = outsideLine(1, 'Bình gốm Bát Tràng men lam');
export const rice = outsideLine(2, 'Rượu nếp cái hoa vàng, can 2 lít');

export const requested: Quote = {
  _id: idOf(600),
  user: idOf(900),
  country: 'JP',
  note: '',
  status: 'REQUESTED',
  lines: [vase, rice],
  versions: [],
  answerBy: daysFromNow(1),
  revision: 1,
  createdAt: daysFromNow(-1),
  updatedAt: daysFromNow(-1),
};

/** Answer for goods that can be bought. */
export const offer = {
  price: 690_000,
  weightGrams: 1_460,
  goodsType: 'NORMAL',
  categoryType: 'PACKAGED_FOOD',
  fee: 34_500,
} as const;

/** The vase in the format of an estimate. */
export const vaseParcel = { goodsType: 'NORMAL', categoryType: 'PACKAGED_FOOD', weightGrams: 1_460, amount: 1 };

export const makeVersion = (version: number, price: number, expiresAt = daysFromNow(1.6)): QuoteVersion => ({
  version,
  lines: [
    { ...offer, line: vase._id, price },
    { line: rice._id, refusal: 'Hãng bay không chở rượu trong can nhựa.' },
  ],
  note: 'Bình có vết men nhỏ ở đáy.',
  goods: price,
  serviceFee: 34_500,
  answeredAt: daysFromNow(-0.1),
  answeredBy: 'Mai',
  expiresAt,
});

/** Answered twice: the second version costs less. */
export const answered: Quote = {
  ...requested,
  status: 'ANSWERED',
  versions: [makeVersion(1, 720_000), makeVersion(2, 690_000)],
  expiresAt: daysFromNow(1.6),
  revision: 3,
};
