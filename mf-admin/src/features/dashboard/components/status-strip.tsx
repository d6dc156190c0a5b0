import type { CartDashboard } from '@gvg/contracts/cart/http/dashboard';
import { formatMoney } from '@gvg/contracts/values/money';
import { Link } from '@gvg/router';
import { Panel, color, fontSize, fontWeight, from, radius, rem, styled, tabularFigures } from '@gvg/ui';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { orderTabs } from '../../orders/order-tabs.ts';
import type { OrderTab } from '../../orders/order-tabs.ts';

const Frame = styled(Panel)({
  padding: 0,
  borderRadius: radius.card,
  overflow: 'hidden',
  [from.tablet]: { padding: 0 },
});
const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${rem(150)}, 1fr))`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
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
              <Entry to={`/admin/orders?status=${tab}`}>
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
