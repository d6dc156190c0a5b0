import type { BodyOf } from '@gvg/contracts/definitions/endpoint';
import type { QuotedLine } from '@gvg/contracts/cart/http/lines';
import type { answerQuote } from '@gvg/contracts/cart/http/quotes';
import type { Locale } from '@gvg/contracts/values/locale';
import { moneySchema } from '@gvg/contracts/values/primitives';
import { invalidField, invalidFields } from '@gvg/service-kit/http/invalid-field';
import type { InvalidField } from '@gvg/service-kit/http/invalid-field';
import type { StoredLine } from '../../line/stored-line.ts';
import type { StoredQuoteVersion } from '../quote.model.ts';
import { defaultFee } from './default-fee.ts';

type Answer = BodyOf<typeof answerQuote>['lines'][number];
type Offer = Exclude<Answer, { refusal: string }>;

export interface AnswerContext {
  /** Percent of price × amount that a line costs without a fee of its own. */
  feePercent: number;
  locale: Locale;
}

/** What a version says of its lines, in the quote's order, with the sums over those that are not refused. */
export type AnsweredLines = Pick<StoredQuoteVersion, 'lines' | 'goods' | 'serviceFee'>;

const isRefused = (answer: Answer): answer is Exclude<Answer, Offer> => 'refusal' in answer;

const categoryOf = (line: StoredLine, offer: Offer) => offer.categoryType ?? line.outside?.categoryType;

function wrongFields(lines: readonly StoredLine[], answers: readonly Answer[], locale: Locale): InvalidField[] {
  const lineOf = new Map(lines.map((line) => [line._id.toHexString(), line]));
  const answered = new Set<string>();
  const wrong = answers.flatMap((answer, index): InvalidField[] => {
    const line = lineOf.get(answer.line);
    if (line === undefined || answered.has(answer.line))
      return [{ path: `lines.${index}.line`, code: 'INVALID_VALUE', locale }];
    answered.add(answer.line);
    const lacksCategory =
      line.type === 'WITHOUT_SYSTEM' && !isRefused(answer) && categoryOf(line, answer) === undefined;
    return lacksCategory ? [{ path: `lines.${index}.categoryType`, code: 'REQUIRED', locale }] : [];
  });
  return answered.size === lineOf.size ? wrong : [...wrong, { path: 'lines', code: 'REQUIRED', locale }];
}

function quoted(line: StoredLine, answer: Answer, feePercent: number): QuotedLine {
  if (isRefused(answer)) return answer;
  const categoryType = categoryOf(line, answer);
  const fee = answer.fee ?? defaultFee(answer.price * line.amount, feePercent);
  return { ...answer, fee, ...(categoryType !== undefined && { categoryType }) };
}

const maximum = moneySchema.maxValue ?? Infinity;

/**
 * Checks an answer against the lines that were asked for: each of them once, and for goods from outside a category type, which their freight depends on,
 * from the request or from the answer. Throws INVALID_PAYLOAD with a row for each wrong field, also for sums above the largest amount of money.
 */
export function answeredLines(
  lines: readonly StoredLine[],
  answers: readonly Answer[],
  { feePercent, locale }: AnswerContext,
): AnsweredLines {
  const wrong = wrongFields(lines, answers, locale);
  if (wrong.length > 0) throw invalidFields(wrong);
  const answerOf = new Map(answers.map((answer) => [answer.line, answer]));
  const all = lines.map((line) => ({ line, answer: answerOf.get(line._id.toHexString()) as Answer }));
  const goods = all.reduce((sum, { line, answer }) => sum + (isRefused(answer) ? 0 : answer.price * line.amount), 0);
  if (goods > maximum)
    throw invalidField({ path: 'lines', code: 'TOO_BIG', locale, values: { maximum: String(maximum) } });
  const quotedLines = all.map(({ line, answer }) => quoted(line, answer, feePercent));
  const serviceFee = quotedLines.reduce((sum, { fee = 0 }) => sum + fee, 0);
  if (serviceFee > maximum)
    throw invalidField({ path: 'lines', code: 'TOO_BIG', locale, values: { maximum: String(maximum) } });
  return { lines: quotedLines, goods, serviceFee };
}
