import { formatNumber } from '@gvg/contracts/values/format-number';
import type { Locale } from '@gvg/contracts/values/locale';
import { formatMoney } from '@gvg/contracts/values/money';
import type { TFunction } from '@gvg/i18n';
import { formatDayTime } from '../../texts/format.ts';
import type { Leaf } from './changes.ts';

/** Fields in VND. `amount` is one of them, except in lists of goods, where it counts pieces. */
const money =
  /^(price|salePrice|actualPrice|askedPrice|fee|goods|serviceFee|freight|surcharge|paid|due|credit|unallocated|total|deposit|estimatedFee|pricePerKg|amountPerKg)$/;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*Z$/;
const tag = /<\/?[a-z][^>]*>/gi;

const goodsLists = ['lines', 'added'];

const isMoney = (field: string, path: readonly string[]) =>
  money.test(field) || (field === 'amount' && !goodsLists.some((list) => path.includes(list)));

/** Plain text of rich text. */
const wordsOf = (text: string) =>
  tag.test(text)
    ? text
        .replace(/<\/(p|li|h\d|div)>|<br\s*\/?>/gi, '\n')
        .replace(tag, '')
        .replace(/&nbsp;/g, ' ')
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>')
        .replace(/&amp;/g, '&')
        .trim()
    : text;

function describeNumber(value: number, field: string, path: readonly string[]): string {
  if (isMoney(field, path)) return formatMoney(value);
  const number = formatNumber(value, Number.isInteger(value) ? 0 : 3);
  if (/grams$/i.test(field)) return `${number} g`;
  if (path.includes('dimensionsMm')) return `${number} mm`;
  return /percent$/i.test(field) || field === 'depositShare' ? `${number} %` : number;
}

/** Translation keys for the values of a field, by subject type. */
const namesOfField: Record<string, Partial<Record<string, string>>> = {
  status: { order: 'orders.status', quote: 'quotes.status', payment: 'payments.status', mail: 'mails.status' },
  roles: { user: 'users.role' },
};

/** Lines of an order have their own statuses and cancellation reasons. */
const namesOfLine: Partial<Record<string, string>> = { status: 'order.lineStatus', cancelReason: 'buying.state' };

const namesOf = (field: string, path: readonly string[], subjectType: string) =>
  (path.includes('lines') ? namesOfLine[field] : undefined) ?? namesOfField[field]?.[subjectType];

function describeText(
  value: string,
  { path, subjectType }: { path: readonly string[]; subjectType: string },
  t: TFunction,
  locale: Locale,
): string {
  if (instant.test(value)) return formatDayTime(new Date(value), locale);
  const group = namesOf(path.at(-1) ?? '', path, subjectType);
  if (group === undefined) return wordsOf(value);
  return value
    .split(', ')
    .map((each) => t(`${group}.${each}`, { defaultValue: each }))
    .join(', ');
}

/** Formats an audited value for display: money, weights and instants formatted, known codes translated. */
export function describeValue(
  value: Leaf,
  { path, subjectType }: { path: readonly string[]; subjectType: string },
  { t, locale }: { t: TFunction; locale: Locale },
): string {
  const field = path.at(-1) ?? '';
  if (value === undefined) return '–';
  if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no');
  if (typeof value === 'number') return describeNumber(value, field, path);
  return describeText(value, { path, subjectType }, t, locale);
}

/** Returns the translated names of the fields on the path of a change. Entries of lists already have names. */
export const describePath = (path: readonly string[], t: TFunction): string =>
  path
    .map((segment) => (segment.startsWith('#') ? segment : t(`audit.fields.${segment}`, { defaultValue: segment })))
    .join(' › ');
