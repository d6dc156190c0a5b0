import type { Cost } from '@gvg/contracts/catalogue/http/costs';
import type { CategoryType, ProductType } from '@gvg/contracts/catalogue/terms';

/** Brackets at 1, 5 and 20 kg, each with a distinct price. */
export const workedCost: Cost = {
  _id: 'e00000000000000000000001',
  country: 'JP',
  service: 'AIR',
  goodsTypes: ['NORMAL', 'MUST_BE_PACKAGED', 'EXPORT', 'HEAVY'],
  brackets: [
    { fromGrams: 0, toGrams: 1_000, pricePerKg: 300_000 },
    { fromGrams: 1_000, toGrams: 5_000, pricePerKg: 200_000 },
    { fromGrams: 5_000, toGrams: 20_000, pricePerKg: 150_000 },
    { fromGrams: 20_000, pricePerKg: 100_000 },
  ],
  stepGrams: 500,
  minimumGrams: 500,
  volumetricDivisor: 5_000,
  surcharges: [
    { goodsType: 'MUST_BE_PACKAGED', percent: 10 },
    { goodsType: 'HEAVY', amountPerKg: 20_000 },
  ],
  transitDays: { min: 5, max: 7 },
  restricted: [],
  note: { vi: '', en: '' },
  cutoffs: [],
  validFrom: '2026-01-01T00:00:00.000Z',
  isDeleted: false,
  revision: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
};

export interface WorkedGoods {
  goodsType: ProductType;
  categoryType: CategoryType;
  category?: string;
  weightGrams: number;
  dimensionsMm?: { length: number; width: number; height: number };
  amount: number;
}

export const workedReason = { vi: 'Cấm nhập', en: 'Not allowed in' };
export const restrictedMedicines = { categoryType: 'MEDICINES' as const, reason: workedReason };

export function workedGoods(weightGrams: number, fields: Partial<WorkedGoods> = {}): WorkedGoods {
  return { goodsType: 'NORMAL', categoryType: 'PACKAGED_FOOD', weightGrams, amount: 1, ...fields };
}

const box = (length: number, width: number, height: number) => ({ dimensionsMm: { length, width, height } });

/** Expected result of a case: weights in grams, amounts in VND. `worked-estimate.ts` derives omitted values. */
export interface WorkedRow {
  possible?: false;
  realGrams?: number;
  volumetricGrams?: number;
  chargeableGrams: number;
  basis?: 'REAL' | 'VOLUMETRIC' | 'MINIMUM';
  /** Price per kilogram of the bracket. */
  price?: number;
  freight: number;
  /** In the order of the rate's. */
  surcharges?: number[];
  total?: number;
  /** Additional weight that ships for the same price. */
  spareGrams?: number;
  /** Indexes of refused lines. */
  refused?: number[];
  /** The total, approximated at `workedYen`. */
  inYen?: string;
}

/** VND for one yen. */
export const workedYen = 165;

export type WorkedCase = [name: string, rates: Partial<Cost>, lines: WorkedGoods[], expected: WorkedRow];

/** Expected results of each freight rule, computed by hand. `rates` override `workedCost`. */
export const workedCosts: WorkedCase[] = [
  // Steps
  [
    'charges a weight exactly on a step',
    {},
    [workedGoods(1_500)],
    { chargeableGrams: 1_500, basis: 'REAL', price: 200_000, freight: 300_000, total: 300_000, inYen: '≈ ¥1,820' },
  ],
  [
    'charges the next step for a gram above a step',
    {},
    [workedGoods(1_501)],
    { chargeableGrams: 2_000, price: 200_000, freight: 400_000, spareGrams: 499, inYen: '≈ ¥2,420' },
  ],
  [
    'charges the step for a gram below it',
    {},
    [workedGoods(1_999)],
    { chargeableGrams: 2_000, price: 200_000, freight: 400_000, spareGrams: 1 },
  ],
  [
    'charges the exact weight with steps of one gram',
    { stepGrams: 1 },
    [workedGoods(1_234)],
    { chargeableGrams: 1_234, price: 200_000, freight: 246_800, inYen: '≈ ¥1,500' },
  ],
  [
    'steps of a kilogram',
    { stepGrams: 1_000 },
    [workedGoods(1_001)],
    { chargeableGrams: 2_000, price: 200_000, freight: 400_000, spareGrams: 999 },
  ],
  // Minimum
  [
    'charges the minimum below the minimum',
    { minimumGrams: 1_000 },
    [workedGoods(120)],
    { realGrams: 120, chargeableGrams: 1_000, basis: 'MINIMUM', price: 300_000, freight: 300_000, spareGrams: 880 },
  ],
  [
    'reports REAL at exactly the minimum',
    { minimumGrams: 1_000 },
    [workedGoods(1_000)],
    { chargeableGrams: 1_000, basis: 'REAL', price: 300_000, freight: 300_000 },
  ],
  [
    'rounds a minimum between steps up',
    { minimumGrams: 700 },
    [workedGoods(100)],
    { chargeableGrams: 1_000, basis: 'MINIMUM', price: 300_000, freight: 300_000, spareGrams: 900 },
  ],
  [
    'no minimum',
    { minimumGrams: 0 },
    [workedGoods(1)],
    { chargeableGrams: 500, basis: 'REAL', price: 300_000, freight: 150_000, spareGrams: 499, inYen: '≈ ¥909' },
  ],
  // Brackets
  [
    'includes the end of the first bracket in it',
    {},
    [workedGoods(1_000)],
    { chargeableGrams: 1_000, price: 300_000, freight: 300_000 },
  ],
  [
    'prices the whole weight by the second bracket above it',
    {},
    [workedGoods(1_001)],
    { chargeableGrams: 1_500, price: 200_000, freight: 300_000, spareGrams: 499 },
  ],
  [
    'the end of the second bracket',
    {},
    [workedGoods(5_000)],
    { chargeableGrams: 5_000, price: 200_000, freight: 1_000_000 },
  ],
  [
    'just above the second bracket',
    {},
    [workedGoods(5_001)],
    { chargeableGrams: 5_500, price: 150_000, freight: 825_000, spareGrams: 499, inYen: '≈ ¥5,000' },
  ],
  [
    'the end of the third bracket',
    {},
    [workedGoods(20_000)],
    { chargeableGrams: 20_000, price: 150_000, freight: 3_000_000 },
  ],
  [
    'the open-ended bracket',
    {},
    [workedGoods(20_001)],
    { chargeableGrams: 20_500, price: 100_000, freight: 2_050_000, spareGrams: 499, inYen: '≈ ¥12,400' },
  ],
  [
    'far into the open-ended bracket',
    {},
    [workedGoods(10_000, { amount: 100 })],
    { realGrams: 1_000_000, chargeableGrams: 1_000_000, price: 100_000, freight: 100_000_000 },
  ],
  [
    'selects the bracket after rounding up to the step',
    { stepGrams: 800 },
    [workedGoods(900)],
    { chargeableGrams: 1_600, price: 200_000, freight: 320_000, spareGrams: 700 },
  ],
  [
    'a single open-ended bracket',
    { brackets: [{ fromGrams: 0, pricePerKg: 90_000 }] },
    [workedGoods(2_500)],
    { chargeableGrams: 2_500, price: 90_000, freight: 225_000 },
  ],
  // Volumetric weight
  [
    'charges a large light box by volume',
    {},
    [workedGoods(400, box(300, 200, 200))],
    {
      realGrams: 400,
      volumetricGrams: 2_400,
      chargeableGrams: 2_500,
      basis: 'VOLUMETRIC',
      price: 200_000,
      freight: 500_000,
      spareGrams: 100,
    },
  ],
  [
    'charges a small heavy box by weight',
    {},
    [workedGoods(2_400, box(100, 100, 100))],
    { volumetricGrams: 200, chargeableGrams: 2_500, basis: 'REAL', price: 200_000, freight: 500_000, spareGrams: 100 },
  ],
  [
    'reports REAL when volumetric and real weight are equal',
    {},
    [workedGoods(2_000, box(250, 200, 200))],
    { volumetricGrams: 2_000, chargeableGrams: 2_000, basis: 'REAL', price: 200_000, freight: 400_000 },
  ],
  [
    'volumetric weight exactly on a step',
    { minimumGrams: 0 },
    [workedGoods(10, box(250, 100, 100))],
    { volumetricGrams: 500, chargeableGrams: 500, basis: 'VOLUMETRIC', price: 300_000, freight: 150_000 },
  ],
  [
    'volumetric weight a cubic millimetre above a step',
    { minimumGrams: 0 },
    [workedGoods(10, box(2_500_001, 1, 1))],
    {
      volumetricGrams: 501,
      chargeableGrams: 1_000,
      basis: 'VOLUMETRIC',
      price: 300_000,
      freight: 300_000,
      spareGrams: 499,
    },
  ],
  [
    'sums volume over pieces',
    {},
    [workedGoods(100, { ...box(200, 100, 100), amount: 5 })],
    {
      realGrams: 500,
      volumetricGrams: 2_000,
      chargeableGrams: 2_000,
      basis: 'VOLUMETRIC',
      price: 200_000,
      freight: 400_000,
    },
  ],
  [
    'uses the real weight of a line without dimensions',
    {},
    [workedGoods(100, box(300, 200, 200)), workedGoods(1_000)],
    {
      realGrams: 1_100,
      volumetricGrams: 3_400,
      chargeableGrams: 3_500,
      basis: 'VOLUMETRIC',
      price: 200_000,
      freight: 700_000,
      spareGrams: 100,
    },
  ],
  [
    'compares volume and weight once, over all lines',
    {},
    [workedGoods(3_000, box(100, 100, 100)), workedGoods(100, box(300, 200, 200))],
    {
      realGrams: 3_100,
      volumetricGrams: 2_600,
      chargeableGrams: 3_500,
      basis: 'REAL',
      price: 200_000,
      freight: 700_000,
      spareGrams: 400,
    },
  ],
  [
    'another divisor',
    { volumetricDivisor: 6_000 },
    [workedGoods(400, box(300, 200, 200))],
    { volumetricGrams: 2_000, chargeableGrams: 2_000, basis: 'VOLUMETRIC', price: 200_000, freight: 400_000 },
  ],
  // Surcharges
  [
    'percent of the freight where all goods are of the type',
    {},
    [workedGoods(2_000, { goodsType: 'MUST_BE_PACKAGED' })],
    { chargeableGrams: 2_000, price: 200_000, freight: 400_000, surcharges: [40_000], total: 440_000 },
  ],
  [
    'percent for the type’s share of the real weight',
    {},
    [workedGoods(500, { goodsType: 'MUST_BE_PACKAGED' }), workedGoods(1_500)],
    { chargeableGrams: 2_000, price: 200_000, freight: 400_000, surcharges: [10_000], total: 410_000 },
  ],
  [
    'shares by real weight also when volume is charged',
    {},
    [workedGoods(500, { goodsType: 'MUST_BE_PACKAGED', ...box(500, 400, 200) }), workedGoods(1_500)],
    {
      volumetricGrams: 9_500,
      chargeableGrams: 9_500,
      basis: 'VOLUMETRIC',
      price: 150_000,
      freight: 1_425_000,
      surcharges: [35_600],
      total: 1_460_600,
    },
  ],
  [
    'an amount for each real kilogram',
    {},
    [workedGoods(2_300, { goodsType: 'HEAVY' })],
    {
      chargeableGrams: 2_500,
      price: 200_000,
      freight: 500_000,
      surcharges: [46_000],
      total: 546_000,
      spareGrams: 200,
      inYen: '≈ ¥3,310',
    },
  ],
  [
    'applies each surcharge to its own goods type',
    {},
    [workedGoods(1_000, { goodsType: 'MUST_BE_PACKAGED' }), workedGoods(3_000, { goodsType: 'HEAVY' })],
    { chargeableGrams: 4_000, price: 200_000, freight: 800_000, surcharges: [20_000, 60_000], total: 880_000 },
  ],
  [
    'no surcharge without goods of its type',
    {},
    [workedGoods(1_000)],
    { chargeableGrams: 1_000, price: 300_000, freight: 300_000, surcharges: [] },
  ],
  [
    'percent with decimals',
    { surcharges: [{ goodsType: 'NORMAL', percent: 2.5 }] },
    [workedGoods(2_000)],
    { chargeableGrams: 2_000, price: 200_000, freight: 400_000, surcharges: [10_000] },
  ],
  // Rounding, half up to 100đ
  [
    'rounds 49đ down',
    { stepGrams: 1, brackets: [{ fromGrams: 0, pricePerKg: 100_049 }], minimumGrams: 0 },
    [workedGoods(1_000)],
    { chargeableGrams: 1_000, price: 100_049, freight: 100_000 },
  ],
  [
    'rounds 50đ up',
    { stepGrams: 1, brackets: [{ fromGrams: 0, pricePerKg: 100_050 }], minimumGrams: 0 },
    [workedGoods(1_000)],
    { chargeableGrams: 1_000, price: 100_050, freight: 100_100, inYen: '≈ ¥607' },
  ],
  [
    'the total is the sum of the rounded amounts',
    { brackets: [{ fromGrams: 0, pricePerKg: 100_050 }], surcharges: [{ goodsType: 'NORMAL', percent: 10 }] },
    [workedGoods(1_000)],
    { chargeableGrams: 1_000, price: 100_050, freight: 100_100, surcharges: [10_000], total: 110_100 },
  ],
  [
    'rounds a surcharge of exactly half up',
    { brackets: [{ fromGrams: 0, pricePerKg: 100_000 }], surcharges: [{ goodsType: 'NORMAL', percent: 0.05 }] },
    [workedGoods(1_000)],
    { chargeableGrams: 1_000, price: 100_000, freight: 100_000, surcharges: [100], total: 100_100 },
  ],
  [
    'rounds a surcharge under half down to 0',
    { brackets: [{ fromGrams: 0, pricePerKg: 100_000 }], surcharges: [{ goodsType: 'NORMAL', percent: 0.04 }] },
    [workedGoods(1_000)],
    { chargeableGrams: 1_000, price: 100_000, freight: 100_000, surcharges: [0], total: 100_000 },
  ],
  // Refused lines
  [
    'excludes an unaccepted goods type from every weight',
    {},
    [workedGoods(5_000, { goodsType: 'HARD_TO_GET', ...box(900, 900, 900) }), workedGoods(1_000)],
    {
      realGrams: 1_000,
      volumetricGrams: 1_000,
      chargeableGrams: 1_000,
      price: 300_000,
      freight: 300_000,
      refused: [0],
    },
  ],
  [
    'a restricted category type',
    { restricted: [restrictedMedicines] },
    [workedGoods(1_000), workedGoods(700, { categoryType: 'MEDICINES' })],
    { realGrams: 1_000, chargeableGrams: 1_000, price: 300_000, freight: 300_000, refused: [1] },
  ],
  [
    'a restricted category',
    { restricted: [{ category: 'c00000000000000000000007', reason: workedReason }] },
    [
      workedGoods(900, { category: 'c00000000000000000000007' }),
      workedGoods(1_000, { category: 'c00000000000000000000008' }),
    ],
    { realGrams: 1_000, chargeableGrams: 1_000, price: 300_000, freight: 300_000, refused: [0] },
  ],
  [
    'does not apply a category restriction to goods without a category',
    { restricted: [{ category: 'c00000000000000000000007', reason: workedReason }] },
    [workedGoods(1_000)],
    { realGrams: 1_000, chargeableGrams: 1_000, price: 300_000, freight: 300_000, refused: [] },
  ],
  [
    'excludes the surcharge of a refused line',
    { restricted: [restrictedMedicines] },
    [workedGoods(1_000, { goodsType: 'HEAVY', categoryType: 'MEDICINES' }), workedGoods(1_000)],
    { chargeableGrams: 1_000, price: 300_000, freight: 300_000, surcharges: [], total: 300_000, refused: [0] },
  ],
  [
    'returns possible: false and zeros when every line is refused',
    { restricted: [restrictedMedicines], minimumGrams: 2_000 },
    [workedGoods(1_000, { categoryType: 'MEDICINES' })],
    { possible: false, realGrams: 0, chargeableGrams: 0, freight: 0, total: 0, refused: [0] },
  ],
  // Largest shipment
  [
    'a hundred tonnes in a hundred cubic metres',
    { volumetricDivisor: 1_000 },
    [workedGoods(10_000_000, { ...box(10_000, 1_000, 1_000), amount: 10 })],
    { volumetricGrams: 100_000_000, chargeableGrams: 100_000_000, price: 100_000, freight: 10_000_000_000 },
  ],
];

const kindOf = ([, , lines, expected]: WorkedCase): string => {
  const { possible, basis, surcharges = [], refused = [], spareGrams = 0 } = expected;
  return JSON.stringify([possible, basis, surcharges.length, refused.length > 0, spareGrams > 0, lines.length > 1]);
};

/** One case of each kind that interfaces show differently. The estimating function is tested with all cases. */
export const workedKinds: WorkedCase[] = [
  ...new Map(workedCosts.toReversed().map((worked) => [kindOf(worked), worked])).values(),
];
