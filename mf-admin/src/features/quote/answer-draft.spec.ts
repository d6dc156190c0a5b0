import type { OutsideLine } from '@gvg/contracts/cart/http/lines';
import { answerOf, draftOf, sumsOf, usualFee, wrongFields } from './answer-draft.ts';
import type { LineDraft } from './answer-draft.ts';

const instant = '2026-11-22T00:00:00.000Z';
const line = (fields: Partial<OutsideLine> = {}): OutsideLine => ({
  _id: 'a'.repeat(24),
  type: 'WITHOUT_SYSTEM',
  status: 'IN_CART',
  state: 'QUOTE_REQUESTED',
  name: 'Bình gốm',
  images: [],
  note: '',
  amount: 2,
  revision: 1,
  createdAt: instant,
  updatedAt: instant,
  ...fields,
});
const draft = (fields: Partial<LineDraft> = {}): LineDraft => ({
  line: 'a'.repeat(24),
  isRefused: false,
  price: '690,000',
  fee: '',
  weight: '1,460',
  goodsType: 'NORMAL',
  category: 'COSMETICS',
  refusal: '',
  substitutes: [],
  ...fields,
});

it('starts with the customer’s expectations, then with the last answer', () => {
  const asked = line({ expectedPrice: 700_000, weightGrams: 1_000 });
  expect(draftOf({ lines: [asked], versions: [] })).toMatchObject([{ price: '700,000', weight: '1,000', fee: '' }]);
  const version = {
    version: 1,
    lines: [{ line: asked._id, refusal: 'Hết hàng' }],
    note: '',
    goods: 0,
    serviceFee: 0,
    answeredAt: instant,
    answeredBy: 'Mai',
    expiresAt: instant,
  };
  expect(draftOf({ lines: [asked], versions: [version] })).toMatchObject([{ isRefused: true, refusal: 'Hết hàng' }]);
});

it('sends the suggested substitutes of a refused line', () => {
  const substitute = { product: 'b'.repeat(24), name: { vi: 'Bình sứ', en: '' }, image: '' };
  const refused = draft({ isRefused: true, refusal: 'Hết hàng', substitutes: [substitute] });
  expect(answerOf([refused])).toEqual([
    { line: 'a'.repeat(24), refusal: 'Hết hàng', substitutes: [substitute.product] },
  ]);
});

it('returns the missing fields', () => {
  expect(wrongFields(draft())).toEqual([]);
  expect(wrongFields(draft({ price: '', weight: 'x', fee: '5%', category: '' }))).toEqual([
    'price',
    'fee',
    'weight',
    'category',
  ]);
  expect(wrongFields(draft({ isRefused: true, price: '' }))).toEqual(['refusal']);
  expect(answerOf([draft({ price: '' })])).toBeUndefined();
});

it('uses the shop’s percentage for an empty fee, rounded half up to 100đ', () => {
  expect(usualFee(1_380_000, 5)).toBe(69_000);
  expect(usualFee(1_001_000, 5)).toBe(50_100);
  expect(sumsOf([draft(), draft({ isRefused: true })], [line()], 5)).toEqual({
    goods: 1_380_000,
    fee: 69_000,
    offered: 1,
  });
});

it('sends offers and refusals', () => {
  expect(answerOf([draft({ fee: '34,500' })])).toEqual([
    {
      line: 'a'.repeat(24),
      price: 690_000,
      weightGrams: 1_460,
      goodsType: 'NORMAL',
      categoryType: 'COSMETICS',
      fee: 34_500,
    },
  ]);
  expect(answerOf([draft({ isRefused: true, refusal: ' Hết hàng ' })])).toEqual([
    { line: 'a'.repeat(24), refusal: 'Hết hàng' },
  ]);
});

it.each([
  [{ price: '690' }, ['price']],
  [{ price: '690k' }, []],
  [{ fee: '34' }, ['fee']],
  [{ weight: '1,5' }, ['weight']],
  [{ weight: '1,5 kg' }, []],
] as const)('checks %j for probable typing errors', (fields, wrong) => {
  expect(wrongFields(draft(fields))).toEqual(wrong);
});
