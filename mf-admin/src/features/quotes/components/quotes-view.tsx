import { queryKeys } from '@gvg/browser-kit';
import { countryName } from '@gvg/customer-ui';
import type { Quote } from '@gvg/contracts/cart/http/quotes';
import { quoteStatuses } from '@gvg/contracts/cart/terms';
import { formatNumber } from '@gvg/contracts/values/format-number';
import type { Locale } from '@gvg/contracts/values/locale';
import { formatMoney } from '@gvg/contracts/values/money';
import type { TFunction } from '@gvg/i18n';
import { useQuery } from '@gvg/query';
import { color, fontWeight, styled } from '@gvg/ui';
import { TextButton } from '@gvg/ui/later-components';
import { useMemo } from 'react';
import { PageHead } from '../../../area/page-head.tsx';
import { useChangedByOthers } from '../../../area/use-changed-by-others.ts';
import { useRefetchOn } from '../../../area/use-refetch-on.ts';
import { exactCountQuery } from '../../../table/exact-count-query.ts';
import { PageSwitch } from '../../../table/page-switch.tsx';
import { StaffTable } from '../../../table/staff-table.tsx';
import type { StaffColumn } from '../../../table/staff-table.tsx';
import { Tabs } from '../../../table/tabs.tsx';
import { oneOf, useListAddress } from '../../../table/use-list-address.ts';
import { formatDayTime, formatDistance } from '../../../texts/format.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { figuresQuery } from '../../dashboard/api/figures.ts';
import { quotesQuery } from '../api/quotes.ts';
import { nameOfLine } from '../line-facts.ts';
import { QuoteStatusTag } from './quote-status.tsx';

const filters = ['status'] as const;
const sorts = ['createdAt', '-createdAt', 'updatedAt', '-updatedAt'] as const;
const pageLength = 20;
const events = ['ORDER', 'RESYNC'] as const;

const Names = styled('span')({
  display: 'inline-block',
  maxWidth: 'min(24rem, 45vw)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  verticalAlign: 'bottom',
  whiteSpace: 'nowrap',
});
const When = styled('span')({
  color: color.muted,
  '&[data-late]': { color: color.clay, fontWeight: fontWeight.strong },
});

/** When staff means to have answered, or until when the answer holds. */
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
  if (status !== 'ANSWERED' || expiresAt === undefined) return <>–</>;
  return <When>{t('quotes.holdsUntil', { time: formatDayTime(new Date(expiresAt), locale) })}</When>;
}

const quoteColumns = (t: TFunction, locale: Locale): readonly StaffColumn<Quote>[] => [
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
  { id: 'status', header: t('quotes.columns.status'), cell: ({ status }) => <QuoteStatusTag status={status} /> },
  { id: 'deadline', header: t('quotes.columns.deadline'), cell: (quote) => <Deadline quote={quote} /> },
  {
    id: 'sum',
    header: t('quotes.columns.sum'),
    isNumber: true,
    cell: ({ versions }) => {
      const last = versions.at(-1);
      return last === undefined ? '–' : formatMoney(last.goods + last.serviceFee);
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

/** All quotes; those that wait longest for an answer come first. */
export function QuotesView() {
  const { t, locale } = useStaffTexts();
  const address = useListAddress(filters);
  const status = oneOf(quoteStatuses, address.filters.status);
  const sort = oneOf(sorts, address.sort);
  const list = useQuery(
    quotesQuery({
      page: address.page,
      limit: pageLength,
      ...(status === undefined ? {} : { status }),
      ...(sort === undefined ? {} : { sort }),
    }),
  );
  const changed = useChangedByOthers('quote', queryKeys.quotes);
  useRefetchOn(events, queryKeys.quotes);
  const { data: figures } = useQuery(figuresQuery());
  const columns = useMemo(() => quoteColumns(t, locale), [t, locale]);
  return (
    <>
      <PageHead title={t('quotes.title')} />
      <Tabs
        label={t('quotes.byStatus')}
        value={status}
        onChoose={(value) => address.filter('status', value)}
        options={[undefined, ...quoteStatuses].map((value) => ({
          value,
          label: value === undefined ? t('list.all') : t(`quotes.status.${value}`),
          ...(value === 'REQUESTED' && figures ? { count: figures.quotes.count, isUrgent: true } : {}),
        }))}
      />
      <StaffTable
        label={t('quotes.title')}
        list={list}
        changed={changed}
        columns={columns}
        idOf={({ _id }) => _id}
        pathOf={({ _id }) => `/admin/quotes/${_id}`}
        sort={sort}
        onSort={address.sortBy}
        empty={
          status === undefined
            ? { title: t('quotes.none'), text: t('quotes.noneText') }
            : {
                title: t('quotes.noMatch'),
                action: <TextButton onClick={address.clear}>{t('list.clear')}</TextButton>,
              }
        }
      />
      <PageSwitch
        list={list.data}
        exactCount={exactCountQuery('listQuotes', status === undefined ? {} : { status })}
        onGo={address.goTo}
      />
    </>
  );
}
