import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { useQuery } from '@gvg/query';
import { Link } from '@gvg/router';
import { color, styled } from '@gvg/ui';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { ordersQuery } from '../../orders/api/orders.ts';
import { isToSameAddress } from '../same-address.ts';

const Hint = styled('p')({ margin: 0, color: color.muted, '& a': { color: color.jade } });

/** Other orders of the customer to the same address that have not been shipped. They may be sent together. */
export function OtherOrders({ order }: { order: Order }) {
  const { t } = useStaffTexts();
  const { data } = useQuery(ordersQuery({ user: order.user, sort: '-createdAt', limit: 50 }));
  const others = (data?.docs ?? []).filter((other) => isToSameAddress(other, order));
  if (others.length === 0) return null;
  return (
    <Hint>
      {t('order.sameAddress', { count: others.length })}{' '}
      {others.map(({ _id, code }, index) => (
        <span key={_id}>
          {index > 0 && ', '}
          <Link to={`/admin/orders/${code}`}>{code}</Link>
        </span>
      ))}
    </Hint>
  );
}
