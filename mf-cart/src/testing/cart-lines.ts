import type { CallResponse } from '@gvg/browser-kit';
import { idOf } from '@gvg/browser-kit/testing';
import type { CartLine, InSystemLine, OutsideLine } from '@gvg/contracts/cart/http/lines';
import type { EstimateRow } from '@gvg/contracts/catalogue/http/costs';

const instant = '2026-11-20T08:00:00.000Z';
const common = { status: 'IN_CART', revision: 1, createdAt: instant, updatedAt: instant } as const;

export function stockLine(
  number: number,
  name: string,
  changes: Partial<InSystemLine> & {
    price?: number;
    now?: Partial<InSystemLine['current']>;
    goodsType?: InSystemLine['product']['type'];
  } = {},
): InSystemLine {
  const { price = 120_000, now, goodsType = 'NORMAL', ...rest } = changes;
  return {
    ...common,
    _id: idOf(number),
    amount: 2,
    state: 'READY',
    product: {
      _id: idOf(1_000 + number),
      name: { vi: name, en: `${name} in English` },
      image: '/v1/file-manager/files/one.png',
      price,
      weightGrams: 980,
      type: goodsType,
      category: idOf(9),
    },
    current: { price, weightGrams: 980, stock: 20, isAvailable: true, ...now },
    type: 'IN_SYSTEM',
    ...rest,
  };
}

export const outsideLine = (number: number, name: string, changes: Partial<OutsideLine> = {}): OutsideLine => ({
  ...common,
  _id: idOf(number),
  type: 'WITHOUT_SYSTEM',
  amount: 1,
  state: 'NEEDS_QUOTE',
  name,
  note: '',
  images: [],
  url: 'https://www.gombattrang.example/binh',
  ...changes,
});

export const cartOf = (...docs: CartLine[]): CallResponse<'getMyCart'> => ({
  docs,
  totalAmount: docs.reduce((sum, { amount }) => sum + amount, 0),
});

export const freightRow = (
  service: EstimateRow['service'],
  total: number,
  changes: Partial<EstimateRow> = {},
): EstimateRow => ({
  cost: idOf(4),
  service,
  transitDays: { min: 5, max: 8 },
  possible: true,
  realGrams: 5_100,
  volumetricGrams: 0,
  chargeableGrams: 5_500,
  rule: {
    basis: 'REAL',
    bracket: { fromGrams: 0, pricePerKg: 158_000 },
    stepGrams: 500,
    minimumGrams: 500,
    volumetricDivisor: 5_000,
  },
  freight: total,
  surcharges: [],
  total,
  refused: [],
  cutoffs: [],
  ...changes,
});

interface PreviewInput {
  body: { country: string; lines: { line: string; amount: number }[] };
}

/** Returns a preview as the service makes it: goods at `price` per piece, a fee of 5 %, and the rows. */
export function previewOf(
  input: string,
  {
    price = 120_000,
    rows = [freightRow('AIR', 869_000), freightRow('SEA', 379_000)],
  }: { price?: number; rows?: EstimateRow[] } = {},
): CallResponse<'previewOrder'> {
  const { country, lines } = (JSON.parse(input) as PreviewInput).body;
  const goods = lines.reduce((sum, { amount }) => sum + amount * price, 0);
  return { country, goods, serviceFee: 0, deposit: goods, rows, lines: lines.map(({ line }) => line), left: [] };
}

/** Sets a guest session's cookie. */
export const setGuestCookie = () => void (document.cookie = 'GUEST_SESSION_ID=guest; path=/');

export const countries = {
  docs: [{ code: 'JP', name: { vi: 'Nhật Bản', en: 'Japan' }, currency: 'JPY', vndPerUnit: 165 }],
  totalDocs: 1,
  totalPages: 1,
  page: 1,
  limit: 100,
  hasNextPage: false,
};
