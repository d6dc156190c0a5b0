import { countryName } from '@gvg/customer-ui';
import type { Quote } from '@gvg/contracts/cart/http/quotes';
import { formatNumber } from '@gvg/contracts/values/format-number';
import type { Locale } from '@gvg/contracts/values/locale';
import { formatMoney } from '@gvg/contracts/values/money';
import type { TFunction } from '@gvg/i18n';
import { below, color, fontWeight, styled } from '@gvg/ui';
import { NoValue } from '../../../table/no-value.tsx';
import type { StaffColumn } from '../../../table/staff-table.tsx';
import { formatDayTime, formatDistance } from '../../../texts/format.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { nameOfLine } from '../line-facts.ts';
import { QuoteStatusTag } from './quote-status.tsx';

const Names = styled('span')({
  display: 'inline-block',
  maxWidth: 'min(24rem, 45vw)',
  [below.tablet]: { maxWidth: '100%', whiteSpace: 'normal' },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  verticalAlign: 'bottom',
  whiteSpace: 'nowrap',
});
const When = styled('span')({
  color: color.muted,
  '&[data-late]': { color: color.clay, fontWeight: fontWeight.strong },
});

/** Deadline of staff's answer, or the end of the answer's validity. */
function Deadline({ quote: { status, answerBy, expiresAt } }: { quote: Quote }) {
  const { t, locale } = useStaffTexts();
  if (status === 'REQUESTED') {
    const by = new Date(answerBy);
    return (
      <When {...(by < new Date() ? { 'data-late': '' } : {})}>
        {t('quotes.answerBy', { distance: formatDistance(by, locale) })}
      </When>
    );
  }
  if (status !== 'ANSWERED' || expiresAt === undefined) return <NoValue />;
  return <When>{t('quotes.holdsUntil', { time: formatDayTime(new Date(expiresAt), locale) })}</When>;
}

/** Columns of the list of quotes in the language of the page. */
export const quoteColumns = (t: TFunction, locale: Locale): readonly StaffColumn<Quote>[] => [
  {
    id: 'goods',
    header: t('quotes.columns.goods'),
    cell: ({ lines }) => <Names>{lines.map((line) => nameOfLine(line, locale)).join(', ')}</Names>,
  },
  {
    id: 'lines',
    isMinor: true,
    header: t('quotes.columns.lines'),
    isNumber: true,
    cell: ({ lines }) => formatNumber(lines.length, 0),
  },
  {
    id: 'country',
    isMinor: true,
    header: t('quotes.columns.country'),
    cell: ({ country }) => countryName(country, locale),
  },
  {
    id: 'status',
    isState: true,
    header: t('quotes.columns.status'),
    cell: ({ status }) => <QuoteStatusTag status={status} />,
  },
  { id: 'deadline', header: t('quotes.columns.deadline'), cell: (quote) => <Deadline quote={quote} /> },
  {
    id: 'sum',
    header: t('quotes.columns.sum'),
    isNumber: true,
    cell: ({ versions }) => {
      const last = versions.at(-1);
      return last === undefined ? <NoValue /> : formatMoney(last.goods + last.serviceFee);
    },
  },
  {
    id: 'createdAt',
    header: t('quotes.columns.createdAt'),
    isSortable: true,
    isNumber: true,
    cell: ({ createdAt }) => formatDayTime(new Date(createdAt), locale),
  },
];
