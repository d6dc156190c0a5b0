import type { CartDashboard } from '@gvg/contracts/cart/http/dashboard';
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
import { orderTabs } from '../../orders/order-tabs.ts';
import type { OrderTab } from '../../orders/order-tabs.ts';

const Frame = styled(Panel)({
  padding: 0,
  borderRadius: radius.card,
  overflow: 'hidden',
  // Pills above the queues, one row that scrolls.
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
  '& small': {
    display: 'block',
    color: color.clay,
    fontSize: fontSize.small,
    fontWeight: fontWeight.strong,
  },
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

/** Those in which something is still to happen. */
const shown = orderTabs.filter((tab) => !['DELIVERED', 'CANCELLED', 'REFUNDED'].includes(tab));

/** Orders by status, each leading to its list. */
export function StatusStrip({ figures }: { figures: CartDashboard | undefined }) {
  const { t } = useStaffTexts();
  const entryOf = (tab: OrderTab): { count: number | undefined; hint: string } => {
    if (figures === undefined) return { count: undefined, hint: '' };
    if (tab === 'OWED') {
      const { count, amount } = figures.owed;
      return { count, hint: count === 0 ? '' : t('dashboard.owedAmount', { amount: formatMoney(amount) }) };
    }
    const { count = 0, late = 0 } = figures.orders.find(({ status }) => status === tab) ?? {};
    return { count, hint: late === 0 ? '' : t('dashboard.lateOrders', { count: late }) };
  };
  return (
    <Frame as="nav" aria-label={t('dashboard.statuses')}>
      <List>
        {shown.map((tab) => {
          const { count, hint } = entryOf(tab);
          return (
            <li key={tab}>
              <Entry to={`/admin/orders?status=${tab}`} {...(hint === '' ? {} : { 'data-late': '' })}>
                <b>{count ?? '–'}</b>
                <span>{t(`orders.status.${tab}`)}</span>
                {hint !== '' && <small>{hint}</small>}
              </Entry>
            </li>
          );
        })}
      </List>
    </Frame>
  );
}
