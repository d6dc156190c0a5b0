import type { CartDashboard } from '@gvg/contracts/cart/http/dashboard';
import { openOrderStatuses } from '@gvg/contracts/cart/terms';
import { formatMoney } from '@gvg/contracts/values/money';
import { Link } from '@gvg/router';
import {
  Panel,
  below,
  color,
  fontSize,
  fontWeight,
  from,
  page,
  radius,
  rem,
  styled,
  tabularFigures,
  tapTarget,
} from '@gvg/ui';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import type { OrderTab } from '../../orders/order-tabs.ts';

const Frame = styled(Panel)({
  padding: 0,
  borderRadius: radius.card,
  overflow: 'hidden',
  // Pills in one scrolling row above the queues.
  [below.tablet]: {
    order: -1,
    marginInline: -page.phoneGutter,
    border: 0,
    borderRadius: 0,
    backgroundColor: 'transparent',
  },
  [from.tablet]: { padding: 0 },
});
const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${rem(150)}, 1fr))`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [below.tablet]: {
    display: 'flex',
    gap: 8,
    overflowX: 'auto',
    padding: `2px ${page.phoneGutter}px`,
    scrollbarWidth: 'none',
  },
});
const Entry = styled(Link)({
  ...tabularFigures,
  display: 'block',
  height: '100%',
  minHeight: rem(48),
  padding: '8px 16px',
  boxShadow: `1px 0 ${color.line}, 0 1px ${color.line}`,
  color: color.ink,
  textDecoration: 'none',
  '&:hover': { backgroundColor: color.paper },
  '&:focus-visible': { outlineOffset: -3 },
  '& b': { marginInlineEnd: 8, fontSize: fontSize.title, fontWeight: fontWeight.heading },
  '& span': { fontWeight: fontWeight.strong },
  '& small': { display: 'block', color: color.muted, fontSize: fontSize.small },
  '&[data-late] small': { color: color.clay, fontWeight: fontWeight.strong },
  [below.tablet]: {
    minHeight: tapTarget,
    padding: '8px 14px',
    border: `1px solid ${color.line}`,
    borderRadius: radius.pill,
    backgroundColor: color.card,
    boxShadow: 'none',
    whiteSpace: 'nowrap',
    '& b': { marginInlineEnd: 6, fontSize: fontSize.text },
    '& small': { display: 'none' },
    '&[data-late] b': { color: color.clay },
  },
});

/** Statuses in which something still has to happen. */
const shown: readonly OrderTab[] = [...openOrderStatuses, 'OWED'];

interface Hint {
  text: string;
  /** Set if something is late or will be soon. */
  isLate: boolean;
}

/** Returns the hint for a status of orders, with late orders first. */
function useHints() {
  const { t } = useStaffTexts();
  return (tab: OrderTab, { orders, owed, purchases, soonCancelled, balanceDue }: CartDashboard): Hint | undefined => {
    const late = orders.find(({ status }) => status === tab)?.late ?? 0;
    const some = (count: number, key: string, isLate: boolean) =>
      count > 0 ? { text: t(`dashboard.${key}`, { count }), isLate } : undefined;
    const money = (amount: number, key: string, isLate: boolean) =>
      amount > 0 ? { text: t(`dashboard.${key}`, { amount: formatMoney(amount) }), isLate } : undefined;
    switch (tab) {
      case 'AWAITING_DEPOSIT':
        return some(soonCancelled, 'soonCancelled', true) ?? some(late, 'lateOrders', true);
      case 'PURCHASING':
        return some(purchases.late, 'lateParcels', true) ?? some(purchases.toBuy, 'toBuy', false);
      case 'AWAITING_BALANCE':
        return money(balanceDue, 'balanceDue', false);
      case 'OWED':
        return money(owed.amount, 'owedAmount', true);
      default:
        return some(late, 'lateOrders', true);
    }
  };
}

const countOf = (tab: OrderTab, { orders, owed }: CartDashboard): number =>
  tab === 'OWED' ? owed.count : (orders.find(({ status }) => status === tab)?.count ?? 0);

/** Number of orders by status, linked to their lists. */
export function StatusStrip({ figures }: { figures: CartDashboard | undefined }) {
  const { t } = useStaffTexts();
  const hintOf = useHints();
  return (
    <Frame as="nav" aria-label={t('dashboard.statuses')}>
      <List>
        {shown.map((tab) => {
          const hint = figures && hintOf(tab, figures);
          return (
            <li key={tab}>
              <Entry to={`/admin/orders?status=${tab}`} {...(hint?.isLate === true ? { 'data-late': '' } : {})}>
                <b>{figures === undefined ? '–' : countOf(tab, figures)}</b>
                <span>{t(`orders.status.${tab}`)}</span>
                {hint && <small>{hint.text}</small>}
              </Entry>
            </li>
          );
        })}
      </List>
    </Frame>
  );
}
