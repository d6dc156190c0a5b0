import type { CallInput } from '@gvg/browser-kit';
import { productTypes } from '@gvg/contracts/catalogue/terms';
import { cartLimits } from '@gvg/contracts/cart/terms';
import { parseMoney } from '@gvg/contracts/values/parse-money';
import { parseWhole } from '@gvg/contracts/values/parse-number';
import { gramsOf } from '../order/parcel-input.ts';
import { wrongFields } from './answer-draft.ts';
import type { DraftField, LineDraft } from './answer-draft.ts';

/** Input for goods that a customer asked for by phone or chat, with the offer. */
export interface NewLineDraft extends LineDraft {
  url: string;
  name: string;
  amount: string;
}

export type NewLineField = DraftField | 'url' | 'name' | 'amount';

/** `line` identifies the line within the form. */
export const emptyLine = (line: string): NewLineDraft => ({
  line,
  isRefused: false,
  price: '',
  fee: '',
  weight: '',
  goodsType: productTypes[0],
  category: '',
  refusal: '',
  substitutes: [],
  url: '',
  name: '',
  amount: '1',
});

/** Parses a number of pieces. Undefined unless it is a whole number within the limit. */
export function amountOf(text: string): number | undefined {
  const amount = parseWhole(text) ?? 0;
  return amount >= 1 && amount <= cartLimits.amount ? amount : undefined;
}

const isLink = (url: string) => /^https?:\/\//i.test(url) && URL.canParse(url);

/** Returns the missing and invalid fields. The link is optional. */
export const wrongNewFields = (draft: NewLineDraft): NewLineField[] => [
  ...(draft.url.trim() === '' || isLink(draft.url.trim()) ? [] : (['url'] as const)),
  ...(draft.name.trim() === '' ? (['name'] as const) : []),
  ...(amountOf(draft.amount) === undefined ? (['amount'] as const) : []),
  ...wrongFields(draft),
];

/** Drafts as lines for sums and estimate. */
export const draftedLines = (drafts: readonly NewLineDraft[]) =>
  drafts.map(({ line, amount }) => ({ _id: line, type: 'WITHOUT_SYSTEM' as const, amount: amountOf(amount) ?? 0 }));

type NewLines = CallInput<'quoteForCustomer'>['body']['lines'];

function newLineOf(draft: NewLineDraft): NewLines[number] | undefined {
  const { category, fee, goodsType } = draft;
  const [amount, price, weightGrams] = [amountOf(draft.amount), parseMoney(draft.price), gramsOf(draft.weight)];
  if (wrongNewFields(draft).length > 0 || !category) return undefined;
  if (amount === undefined || price === undefined || weightGrams === undefined) return undefined;
  const url = draft.url.trim();
  const typedFee = parseMoney(fee);
  return {
    ...(url === '' ? {} : { url }),
    name: draft.name.trim(),
    amount,
    price,
    weightGrams,
    goodsType,
    categoryType: category,
    ...(typedFee === undefined ? {} : { fee: typedFee }),
  };
}

/** Returns the lines of the request, or undefined while a field is invalid. */
export function newLinesOf(drafts: readonly NewLineDraft[]): NewLines | undefined {
  const lines = drafts.flatMap((draft) => newLineOf(draft) ?? []);
  return lines.length === drafts.length ? lines : undefined;
}
