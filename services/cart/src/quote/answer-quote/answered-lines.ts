import type { BodyOf } from '@gvg/contracts/definitions/endpoint';
import type { QuotedLine, Substitute } from '@gvg/contracts/cart/http/lines';
import type { answerQuote } from '@gvg/contracts/cart/http/quotes';
import type { Locale } from '@gvg/contracts/values/locale';
import { moneySchema } from '@gvg/contracts/values/primitives';
import { invalidField, invalidFields } from '@gvg/service-kit/http/invalid-field';
import type { InvalidField } from '@gvg/service-kit/http/invalid-field';
import { isAvailable } from '../../line/line-state.ts';
import type { StoredLine } from '../../line/stored-line.ts';
import type { KnownProduct } from '../../product/known-products.ts';
import type { StoredQuoteVersion } from '../quote.model.ts';
import { defaultFee } from './default-fee.ts';

type Answer = BodyOf<typeof answerQuote>['lines'][number];
type Offer = Exclude<Answer, { refusal: string }>;
type Refusal = Exclude<Answer, Offer>;
type Products = ReadonlyMap<string, KnownProduct>;

export interface AnswerContext {
  /** Fee of a line without its own, in percent of price × amount. */
  feePercent: number;
  locale: Locale;
  /** Substitutes of refused lines, by id. */
  products: Products;
}

/** A version's lines in the order of the quote, with sums excluding refused lines. */
export type AnsweredLines = Pick<StoredQuoteVersion, 'lines' | 'goods' | 'serviceFee'>;

const isRefused = (answer: Answer): answer is Refusal => 'refusal' in answer;

/** Ids of the substitutes in an answer. */
export const suggestedProducts = (answers: readonly Answer[]): string[] =>
  answers.flatMap((answer) => (isRefused(answer) ? (answer.substitutes ?? []) : []));

const categoryOf = (line: StoredLine, offer: Offer) => offer.categoryType ?? line.outside?.categoryType;

const wrongSubstitutes = ({ substitutes = [] }: Refusal, products: Products): number[] =>
  substitutes.flatMap((id, index) =>
    isAvailable(products.get(id)) && substitutes.indexOf(id) === index ? [] : [index],
  );

function wrongFields(
  lines: readonly StoredLine[],
  answers: readonly Answer[],
  { locale, products }: AnswerContext,
): InvalidField[] {
  const lineOf = new Map(lines.map((line) => [line._id.toHexString(), line]));
  const answered = new Set<string>();
  const wrong = answers.flatMap((answer, index): InvalidField[] => {
    const line = lineOf.get(answer.line);
    if (line === undefined || answered.has(answer.line))
      return [{ path: `lines.${index}.line`, code: 'INVALID_VALUE', locale }];
    answered.add(answer.line);
    if (isRefused(answer))
      return wrongSubstitutes(answer, products).map((substitute) => ({
        path: `lines.${index}.substitutes.${substitute}`,
        code: 'INVALID_VALUE',
        locale,
      }));
    const lacksCategory = line.type === 'WITHOUT_SYSTEM' && categoryOf(line, answer) === undefined;
    return lacksCategory ? [{ path: `lines.${index}.categoryType`, code: 'REQUIRED', locale }] : [];
  });
  return answered.size === lineOf.size ? wrong : [...wrong, { path: 'lines', code: 'REQUIRED', locale }];
}

function refused({ line, refusal, substitutes = [] }: Refusal, products: Products): QuotedLine {
  const suggested = substitutes.flatMap((id): Substitute[] => {
    const product = products.get(id);
    return product === undefined ? [] : [{ product: id, name: product.name, image: product.image }];
  });
  return { line, refusal, ...(suggested.length > 0 && { substitutes: suggested }) };
}

function quoted(line: StoredLine, answer: Answer, { feePercent, products }: AnswerContext): QuotedLine {
  if (isRefused(answer)) return refused(answer, products);
  const categoryType = categoryOf(line, answer);
  const fee = answer.fee ?? defaultFee(answer.price * line.amount, feePercent);
  return { ...answer, fee, ...(categoryType !== undefined && { categoryType }) };
}

const maximum = moneySchema.maxValue ?? Infinity;

/**
 * Checks an answer: it must contain each requested line once; outside goods need a category type from the request or the answer, because freight depends on it;
 * substitutes must be on sale. Throws `INVALID_PAYLOAD` with a row for each wrong field, also for sums above the maximum amount of money.
 */
export function answeredLines(
  lines: readonly StoredLine[],
  answers: readonly Answer[],
  context: AnswerContext,
): AnsweredLines {
  const { locale } = context;
  const wrong = wrongFields(lines, answers, context);
  if (wrong.length > 0) throw invalidFields(wrong);
  const answerOf = new Map(answers.map((answer) => [answer.line, answer]));
  const all = lines.map((line) => ({ line, answer: answerOf.get(line._id.toHexString()) as Answer }));
  const goods = all.reduce((sum, { line, answer }) => sum + (isRefused(answer) ? 0 : answer.price * line.amount), 0);
  if (goods > maximum)
    throw invalidField({ path: 'lines', code: 'TOO_BIG', locale, values: { maximum: String(maximum) } });
  const quotedLines = all.map(({ line, answer }) => quoted(line, answer, context));
  const serviceFee = quotedLines.reduce((sum, { fee = 0 }) => sum + fee, 0);
  if (serviceFee > maximum)
    throw invalidField({ path: 'lines', code: 'TOO_BIG', locale, values: { maximum: String(maximum) } });
  return { lines: quotedLines, goods, serviceFee };
}
