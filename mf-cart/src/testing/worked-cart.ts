import type { CallResponse } from '@gvg/browser-kit';
import type { FakeResponse } from '@gvg/browser-kit/testing';
import type { InSystemLine } from '@gvg/contracts/cart/http/lines';
import { workedEstimate } from '@gvg/testing/worked-estimate';
import type { WorkedCase } from '@gvg/testing/worked-costs';
import { cartOf, previewOf, stockLine } from './cart-lines.ts';

/** What one piece costs, in VND. */
const price = 50_000;

export interface WorkedCart {
  lines: InSystemLine[];
  /** Of what the rate takes: pieces, and what they cost. */
  pieces: number;
  goods: number;
  responses: Record<string, FakeResponse>;
}

/** The cart of a worked case: its goods, and a service that estimates what the case says. What is refused is in no later request. */
export function workedCart(worked: WorkedCase): WorkedCart {
  const [, , goodsOfCase, { refused = [] }] = worked;
  const row = workedEstimate(worked);
  const lines = goodsOfCase.map(({ goodsType, weightGrams, amount }, index) => stockLine(index + 1, `Món ${index + 1}`, { price, goodsType, amount, now: { weightGrams, stock: 1_000 } }));
  const pieces = goodsOfCase.reduce((sum, { amount }, index) => sum + (refused.includes(index) ? 0 : amount), 0);
  const previewOrder = (input: string): CallResponse<'previewOrder'> => {
    const preview = previewOf(input, { price, rows: [row] });
    return preview.lines.length === lines.length ? preview : { ...preview, rows: [{ ...row, refused: [] }] };
  };
  const countries = { docs: [{ code: 'JP', name: { vi: 'Nhật Bản', en: 'Japan' } }], totalDocs: 1, totalPages: 1, page: 1, limit: 100, hasNextPage: false };
  return { lines, pieces, goods: pieces * price, responses: { '/v1/cart/me': cartOf(...lines), '/v1/countries': countries, previewOrder } };
}
