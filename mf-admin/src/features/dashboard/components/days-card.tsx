import { optionalComponent } from '@gvg/browser-kit';
import type { CartDashboard } from '@gvg/contracts/cart/http/dashboard';
import { formatNumber } from '@gvg/contracts/values/format-number';
import { formatMoney } from '@gvg/contracts/values/money';
import { startOfVietnamDay } from '@gvg/contracts/values/vietnam-day';
import { color, fontSize, fontWeight, rem, styled, tabularFigures } from '@gvg/ui';
import { SmallTable } from '../../../components/small-table.tsx';
import { ViewSwitch } from '../../../components/view-switch.ts';
import { CardContent, StaffCard } from '../../../components/staff-card.tsx';
import { formatDay, formatTime } from '../../../texts/format.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { periods } from '../api/figures.ts';
import type { Period } from '../api/figures.ts';
import { CardState } from './card-state.tsx';
import type { Loaded } from './card-state.tsx';
import type { DayChartProps } from './day-chart.tsx';

/** The table has the same data, so the page stays complete without the chart library. */
const DayChart = optionalComponent<DayChartProps>(() =>
  import(/* webpackChunkName: "day-chart" */ './day-chart.tsx').then((module) => module.DayChart),
);

const Sums = styled('div')({
  ...tabularFigures,
  display: 'grid',
  gap: '8px 32px',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(220)}), 1fr))`,
  '& p': { color: color.muted },
  '& b': { fontSize: fontSize.title, fontWeight: fontWeight.heading, color: color.ink, marginInlineEnd: 6 },
  '& span[data-up]': { color: color.jade, fontSize: fontSize.small, fontWeight: fontWeight.strong },
  '& span': { fontSize: fontSize.small },
});
const ChartBox = styled('div')({ position: 'relative', height: rem(320) });
const Legend = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 18px',
  color: color.muted,
  fontSize: fontSize.small,
  '& > span:last-child': { marginInlineStart: 'auto' },
  '& i': {
    display: 'inline-block',
    width: 10,
    height: 10,
    marginInlineEnd: 6,
    borderRadius: 3,
    backgroundColor: color.jade,
    '&[data-orders]': { backgroundColor: color.gold },
  },
});
const Figures = styled('details')({
  '& > summary': { minHeight: rem(32), color: color.jade, fontWeight: fontWeight.strong, cursor: 'pointer' },
});
const Rows = styled('div')({ maxHeight: rem(320), overflowY: 'auto' });

/** Change compared with the previous period in percent, rounded. Undefined if the previous value is 0 or less. */
export const changeOf = (now: number, before: number): number | undefined =>
  before <= 0 ? undefined : Math.round(((now - before) / before) * 100);

function Content({ figures: { days, before, computedAt }, period }: { figures: CartDashboard; period: Period }) {
  const { t, locale } = useStaffTexts();
  const revenue = days.reduce((sum, day) => sum + day.revenue, 0);
  const orders = days.reduce((sum, day) => sum + day.orders, 0);
  const change = (now: number, earlier: number) => {
    const percent = changeOf(now, earlier);
    if (percent === undefined) return <span>{t('dashboard.noneBefore')}</span>;
    const text = t('dashboard.change', { percent: percent > 0 ? `+${percent}` : percent, count: period });
    return <span {...(percent > 0 ? { 'data-up': '' } : {})}>{text}</span>;
  };
  const rows = days.map((day) => ({ ...day, name: formatDay(startOfVietnamDay(day.day), locale) }));
  return (
    <CardContent>
      <Sums>
        <div>
          <p>{t('dashboard.revenue')}</p>
          <b>{formatMoney(revenue)}</b>
          {change(revenue, before.revenue)}
        </div>
        <div>
          <p>{t('dashboard.newOrders')}</p>
          <b>{formatNumber(orders, 0)}</b>
          {change(orders, before.orders)}
        </div>
      </Sums>
      <ChartBox role="img" aria-label={t('dashboard.chart')}>
        <DayChart rows={rows} labels={{ revenue: t('dashboard.millions'), orders: t('dashboard.ordersADay') }} />
      </ChartBox>
      <Legend aria-hidden>
        <span>
          <i />
          {t('dashboard.millions')}
        </span>
        <span>
          <i data-orders="" />
          {t('dashboard.ordersADay')}
        </span>
        <span>{t('dashboard.lightBar', { time: formatTime(new Date(computedAt)) })}</span>
      </Legend>
      <Figures>
        <summary>{t('dashboard.asTable')}</summary>
        <Rows tabIndex={0} role="group" aria-label={t('dashboard.asTable')}>
          <SmallTable>
            <thead>
              <tr>
                <th scope="col">{t('dashboard.columns.day')}</th>
                <th scope="col" data-number="">
                  {t('dashboard.columns.revenue')}
                </th>
                <th scope="col" data-number="">
                  {t('dashboard.columns.orders')}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.toReversed().map((row) => (
                <tr key={row.day}>
                  <th scope="row">{row.name}</th>
                  <td data-number="">{formatMoney(row.revenue)}</td>
                  <td data-number="">{formatNumber(row.orders, 0)}</td>
                </tr>
              ))}
            </tbody>
          </SmallTable>
        </Rows>
      </Figures>
    </CardContent>
  );
}

/** Revenue and orders by day in Vietnam, as a chart and a table. */
export function DaysCard({
  figures,
  period,
  onChoose,
}: {
  figures: Loaded<CartDashboard>;
  period: Period;
  onChoose: (period: Period) => void;
}) {
  const { t, locale } = useStaffTexts();
  const days = figures.data?.days ?? [];
  const dayOf = (day: string | undefined) => (day === undefined ? '' : formatDay(startOfVietnamDay(day), locale));
  return (
    <StaffCard
      title={t('dashboard.lastDays', { count: period })}
      head={
        <>
          {days.length > 0 && (
            <span>{t('dashboard.range', { from: dayOf(days[0]?.day), to: dayOf(days.at(-1)?.day) })}</span>
          )}
          <ViewSwitch data-end="" role="group" aria-label={t('dashboard.period')}>
            {periods.map((each) => (
              <button key={each} type="button" aria-pressed={each === period} onClick={() => onChoose(each)}>
                {t('dashboard.days', { count: each })}
              </button>
            ))}
          </ViewSwitch>
        </>
      }
    >
      <CardState of={figures} lines={8}>
        {(data) => <Content figures={data} period={period} />}
      </CardState>
    </StaffCard>
  );
}
