import type { CallInput } from '@gvg/browser-kit';
import type { CartLine, Substitute } from '@gvg/contracts/cart/http/lines';
import type { Quote } from '@gvg/contracts/cart/http/quotes';
import { formatNumber } from '@gvg/contracts/values/format-number';
import { productTypes } from '@gvg/contracts/catalogue/terms';
import type { CategoryType, ProductType } from '@gvg/contracts/catalogue/terms';
import { parseMoney, parseUsualMoney } from '@gvg/contracts/values/parse-money';
import { gramsOf } from '../order/parcel-input.ts';

/** Input for one line. An empty fee means the shop's percentage. */
export interface LineDraft {
  line: string;
  isRefused: boolean;
  price: string;
  fee: string;
  weight: string;
  goodsType: ProductType;
  /** Category of goods from outside, which determines the freight. Empty until chosen, undefined for a product, which has its own. */
  category: CategoryType | '' | undefined;
  refusal: string;
  /** Suggested instead of a refused line. */
  substitutes: readonly Substitute[];
}

export type DraftField = 'price' | 'fee' | 'weight' | 'category' | 'refusal';

const text = (value: number | undefined) => (value === undefined ? '' : formatNumber(value, 0));

/** Initial draft: expectations of the customer, or the data of the product. */
function firstDraft(line: CartLine): LineDraft {
  const isProduct = line.type === 'IN_SYSTEM';
  return {
    line: line._id,
    isRefused: false,
    price: text(isProduct ? line.product.price : line.expectedPrice),
    fee: '',
    weight: text(isProduct ? line.product.weightGrams : line.weightGrams),
    goodsType: isProduct ? line.product.type : productTypes[0],
    category: isProduct ? undefined : (line.categoryType ?? ''),
    refusal: '',
    substitutes: [],
  };
}

/** Initial drafts of the form: the last answer if there is one. */
export function draftOf({ lines, versions }: Pick<Quote, 'lines' | 'versions'>): LineDraft[] {
  const last = versions.at(-1);
  return lines.map((line) => {
    const first = firstDraft(line);
    const answered = last?.lines.find((each) => each.line === line._id);
    if (answered === undefined) return first;
    return {
      ...first,
      isRefused: answered.refusal !== undefined,
      price: text(answered.price),
      fee: text(answered.fee),
      weight: text(answered.weightGrams),
      goodsType: answered.goodsType ?? first.goodsType,
      category: first.category === undefined ? undefined : (answered.categoryType ?? first.category),
      refusal: answered.refusal ?? '',
      substitutes: answered.substitutes ?? [],
    };
  });
}

/** Returns the missing and invalid fields. */
export function wrongFields({ isRefused, price, fee, weight, category, refusal }: LineDraft): DraftField[] {
  if (isRefused) return refusal.trim() === '' ? ['refusal'] : [];
  return [
    ...(parseUsualMoney(price) === undefined ? (['price'] as const) : []),
    ...(fee.trim() !== '' && parseUsualMoney(fee) === undefined ? (['fee'] as const) : []),
    ...(gramsOf(weight) === undefined ? (['weight'] as const) : []),
    ...(category === '' ? (['category'] as const) : []),
  ];
}

const roundingStep = 100;

/** Default fee of a line: the shop's percentage, rounded half up to 100đ. */
export const usualFee = (sum: number, feePercent: number): number =>
  Math.floor((sum * feePercent) / 100 / roundingStep + 0.5) * roundingStep;

/** Sums in VND over the offered lines that can be parsed. */
export function sumsOf(
  drafts: readonly LineDraft[],
  lines: readonly Pick<CartLine, '_id' | 'amount'>[],
  feePercent: number,
): { goods: number; fee: number; offered: number } {
  const amounts = new Map(lines.map(({ _id, amount }) => [_id, amount]));
  const offered = drafts.flatMap((draft) => {
    const price = draft.isRefused ? undefined : parseMoney(draft.price);
    if (price === undefined) return [];
    const sum = price * (amounts.get(draft.line) ?? 0);
    return [{ sum, fee: parseMoney(draft.fee) ?? usualFee(sum, feePercent) }];
  });
  return {
    goods: offered.reduce((total, { sum }) => total + sum, 0),
    fee: offered.reduce((total, { fee }) => total + fee, 0),
    offered: offered.length,
  };
}

type AnswerLines = CallInput<'answerQuote'>['body']['lines'];

/** Returns the lines of the request, or undefined while a field is invalid. */
export function answerOf(drafts: readonly LineDraft[]): AnswerLines | undefined {
  if (drafts.some((draft) => wrongFields(draft).length > 0)) return undefined;
  return drafts.map((draft) => {
    if (draft.isRefused) {
      const substitutes = draft.substitutes.map(({ product }) => product);
      return {
        line: draft.line,
        refusal: draft.refusal.trim(),
        ...(substitutes.length > 0 ? { substitutes } : {}),
      };
    }
    return {
      line: draft.line,
      price: parseMoney(draft.price) ?? 0,
      weightGrams: gramsOf(draft.weight) ?? 1,
      goodsType: draft.goodsType,
      ...(draft.category ? { categoryType: draft.category } : {}),
      ...(draft.fee.trim() === '' ? {} : { fee: parseMoney(draft.fee) ?? 0 }),
    };
  });
}
