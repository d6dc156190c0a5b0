import type { CallResponse } from '@gvg/browser-kit';
import type { FakeResponse } from '@gvg/browser-kit/testing';
import type { EstimateRow } from '@gvg/contracts/catalogue/http/costs';
import type { ProductType } from '@gvg/contracts/catalogue/terms';
import { cartOf, previewOf, stockLine } from './cart-lines.ts';

/** Price of one piece in VND. */
const price = 50_000;

/** Goods of a worked case (`@gvg/testing/worked-costs`). */
interface WorkedGoods {
  goodsType: ProductType;
  weightGrams: number;
  amount: number;
}

export interface WorkedCart {
  /** Number of accepted pieces, and their cost. */
  pieces: number;
  goods: number;
  responses: Record<string, FakeResponse>;
}

/** Returns the cart of a worked case: its goods, and a service that returns the case's estimate. Refused lines are in no later request. */
export function workedCart(row: EstimateRow, goods: readonly WorkedGoods[]): WorkedCart {
  const lines = goods.map(({ goodsType, weightGrams, amount }, index) =>
    stockLine(index + 1, `Món ${index + 1}`, { price, goodsType, amount, now: { weightGrams, stock: 1_000 } }),
  );
  const refused = row.refused.map(({ line }) => line);
  const pieces = goods.reduce((sum, { amount }, index) => sum + (refused.includes(index) ? 0 : amount), 0);
  const previewOrder = (input: string): CallResponse<'previewOrder'> => {
    const preview = previewOf(input, { price, rows: [row] });
    return preview.lines.length === lines.length ? preview : { ...preview, rows: [{ ...row, refused: [] }] };
  };
  const countries = {
    docs: [{ code: 'JP', name: { vi: 'Nhật Bản', en: 'Japan' } }],
    totalDocs: 1,
    totalPages: 1,
    page: 1,
    limit: 100,
    hasNextPage: false,
  };
  return {
    pieces,
    goods: pieces * price,
    responses: { '/v1/cart/me': cartOf(...lines), '/v1/countries': countries, previewOrder },
  };
}
