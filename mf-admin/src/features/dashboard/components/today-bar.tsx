import type { CartDashboard } from '@gvg/contracts/cart/http/dashboard';
import { formatNumber } from '@gvg/contracts/values/format-number';
import { formatMoney } from '@gvg/contracts/values/money';
import { color, fontSize, fontWeight, from, page, rem, styled, tabularFigures, zIndex } from '@gvg/ui';
import { formatTime } from '../../../texts/format.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';

const Frame = styled('section')({
  ...tabularFigures,
  position: 'sticky',
  zIndex: zIndex.header,
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 22,
  marginInline: -page.phoneGutter,
  padding: `10px ${page.phoneGutter}px`,
  borderTop: `1px solid ${color.line}`,
  backgroundColor: color.card,
  '& small': { display: 'block', color: color.muted, fontSize: fontSize.small },
  '& b': { fontSize: fontSize.lead, fontWeight: fontWeight.heading },
  [from.tablet]: { display: 'none' },
});
const Bars = styled('span')({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'flex-end',
  flex: 1,
  gap: 2,
  height: rem(36),
  '& > i': { flex: '0 1 7px', minHeight: 2, borderRadius: 2, backgroundColor: color.jade },
  '& > i:last-child': { opacity: 0.5 },
});

/** Today's figures, always visible on phones, where the chart is further down. */
export function TodayBar({ figures: { days, computedAt } }: { figures: CartDashboard }) {
  const { t } = useStaffTexts();
  const today = days.at(-1);
  if (today === undefined) return null;
  const shown = days.slice(-14);
  const most = Math.max(...shown.map(({ revenue }) => revenue), 1);
  return (
    <Frame aria-label={t('dashboard.today')}>
      <span>
        <small>{t('dashboard.todayUntil', { time: formatTime(new Date(computedAt)) })}</small>
        <b>{formatMoney(today.revenue)}</b>
      </span>
      <span>
        <small>{t('dashboard.newOrders')}</small>
        <b>{formatNumber(today.orders, 0)}</b>
      </span>
      <Bars aria-hidden>
        {shown.map(({ day, revenue }) => (
          <i key={day} style={{ height: `${(Math.max(revenue, 0) / most) * 100}%` }} />
        ))}
      </Bars>
    </Frame>
  );
}
