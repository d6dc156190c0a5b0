import { keepPreviousData, useQuery } from '@gvg/query';
import { useSearchParams } from '@gvg/router';
import { VisuallyHidden, below, from, styled } from '@gvg/ui';
import { useDeferredValue } from 'react';
import { HeadLine } from '../../../area/page-frame.tsx';
import { PageHead } from '../../../area/page-head.tsx';
import { OutdatedNote } from '../../../table/outdated-note.tsx';
import { formatDay, formatTime, formatWeekday } from '../../../texts/format.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { conversationsQuery, figuresQuery, periodOf, usualPeriod } from '../api/figures.ts';
import { BestSellers } from './best-sellers.tsx';
import { DaysCard } from './days-card.tsx';
import { LowStock } from './low-stock.tsx';
import { NewestOrders } from './newest-orders.tsx';
import { PaymentsQueue, QuotesQueue, WeighQueue } from './queues.tsx';
import { RoomsQueue } from './rooms-queue.tsx';
import { StatusStrip } from './status-strip.tsx';
import { TodayBar } from './today-bar.tsx';

const Page = styled('div')({ display: 'grid', gap: 14, gridTemplateColumns: 'minmax(0, 1fr)' });
const Queues = styled('div')({
  display: 'grid',
  gap: 14,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [from.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});
const Columns = styled('div')({
  display: 'grid',
  gap: 14,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [from.wide]: { gridTemplateColumns: 'minmax(0, 1.28fr) minmax(0, 1fr)' },
});
/** Hidden on phones, where it would need a second line. */
const Weekday = styled('span')({ [below.tablet]: { display: 'none' } });
const Stack = styled('div')({ display: 'grid', gap: 14, minWidth: 0 });

const sumOf = <Item,>(items: readonly Item[], of: (item: Item) => number) =>
  items.reduce((sum, item) => sum + of(item), 0);

/** Work that waits for staff, most urgent first, and the shop's figures. If a service is down, only its own cards fail. */
export function DashboardView() {
  const { t, locale } = useStaffTexts();
  const [parameters, setParameters] = useSearchParams();
  const period = periodOf(parameters);
  const figures = useQuery({ ...figuresQuery(period), placeholderData: keepPreviousData });
  const { data, isError, dataUpdatedAt, refetch } = figures;
  const now = data === undefined ? undefined : new Date(data.computedAt);
  const { data: rooms } = useQuery(conversationsQuery());
  // Renders the part below the first screen after the queues are painted.
  const isRestShown = useDeferredValue(true, false);
  const timed = data && [data.quotes, data.payments, data.toWeigh];
  const jobs = timed && rooms && sumOf(timed, ({ count }) => count) + rooms.unanswered.count;
  const urgent = timed === undefined ? 0 : sumOf(timed, (queue) => queue.urgent);
  const reload = () => void refetch();
  return (
    <>
      <PageHead title={t('dashboard.title')}>
        <HeadLine>
          {now && (
            <>
              <Weekday>{formatWeekday(now, locale)} </Weekday>
              {t('dashboard.asOf', { day: formatDay(now, locale), time: formatTime(now) })}
            </>
          )}
          {jobs !== undefined && ` · ${t('dashboard.jobs', { count: jobs })}`}
          {urgent > 0 && `, ${t('dashboard.urgent', { count: urgent })}`}
        </HeadLine>
      </PageHead>
      <Page>
        {data !== undefined && isError && <OutdatedNote since={dataUpdatedAt} onReload={reload} />}
        <section>
          <VisuallyHidden as="h2">{t('dashboard.waiting')}</VisuallyHidden>
          <Queues>
            <QuotesQueue figures={figures} />
            <PaymentsQueue figures={figures} />
            <WeighQueue figures={figures} />
            <RoomsQueue />
          </Queues>
        </section>
        <StatusStrip figures={data} />
        {isRestShown && (
          <>
            <Columns>
              <DaysCard
                figures={figures}
                period={period}
                onChoose={(days) => setParameters(days === usualPeriod ? {} : { days: String(days) })}
              />
              <Stack>
                <BestSellers figures={figures} period={period} />
                <LowStock />
              </Stack>
            </Columns>
            <NewestOrders />
            {data !== undefined && <TodayBar figures={data} />}
          </>
        )}
      </Page>
    </>
  );
}
