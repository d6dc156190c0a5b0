import { useQuery } from '@gvg/query';
import { Link, useParams } from '@gvg/router';
import { ButtonLink, EmptyState, SkeletonBox, styled } from '@gvg/ui';
import { PageHead } from '../../../area/page-head.tsx';
import { useRefetchOn } from '../../../area/use-refetch-on.ts';
import { LoadError } from '../../../components/load-error.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { NextStep } from '../../orders/components/order-columns.tsx';
import { StatusTag } from '../../orders/components/status-tag.tsx';
import { OutdatedNote } from '../../../table/outdated-note.tsx';
import { orderQuery } from '../api/order.ts';
import { queryKeys } from '@gvg/browser-kit';
import { OrderContent } from './order-content.tsx';

const Skeleton = styled('div')({ display: 'grid', gap: 12 });
const skeleton = (
  <Skeleton aria-busy="true">
    {[72, 220, 180, 240].map((height) => (
      <SkeletonBox key={height} sx={{ height }} />
    ))}
  </Skeleton>
);

const events = ['ORDER', 'CHANGED', 'RESYNC'] as const;

/** Page of one order: progress, lines, money and staff actions. */
export function OrderView() {
  const { t } = useStaffTexts();
  const code = (useParams()['code'] ?? '').toUpperCase();
  const { data: order, error, isError, dataUpdatedAt, refetch } = useQuery(orderQuery(code));
  useRefetchOn(events, queryKeys.orders);
  const content = () => {
    if (order !== undefined) return <OrderContent key={order._id} order={order} />;
    if (error === null) return skeleton;
    if (error.code === 'ORDER_NOT_FOUND' || error.code === 'INVALID_ID')
      return (
        <EmptyState title={t('order.missing', { code })} text={t('order.missingText')}>
          <ButtonLink to="/admin/orders">{t('order.toList')}</ButtonLink>
        </EmptyState>
      );
    return <LoadError error={error} retry={() => void refetch()} />;
  };
  return (
    <>
      <PageHead
        title={
          <>
            <Link to="/admin/orders">{t('orders.title')} /</Link> {order?.code ?? code}
          </>
        }
      >
        {order && (
          <>
            <StatusTag status={order.status} />
            <NextStep order={order} />
          </>
        )}
      </PageHead>
      {order !== undefined && isError && <OutdatedNote since={dataUpdatedAt} onReload={() => void refetch()} />}
      {content()}
    </>
  );
}
