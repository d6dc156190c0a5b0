import { formatNumber } from '@gvg/contracts/values/format-number';
import type { StockMovement } from '@gvg/contracts/catalogue/http/stock';
import { useQuery } from '@gvg/query';
import { Link } from '@gvg/router';
import { Note, SkeletonBox, color, fontSize, fontWeight, styled, tabularFigures } from '@gvg/ui';
import { useState } from 'react';
import { CardContent, StaffCard } from '../../../components/staff-card.tsx';
import { LoadError } from '../../../components/load-error.tsx';
import { PageSwitch } from '../../../table/page-switch.tsx';
import { formatDayTime } from '../../../texts/format.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { movementsQuery } from '../api/stock.ts';

const List = styled('ol')({ display: 'grid', gap: 10, margin: 0, padding: 0, listStyle: 'none' });
const Row = styled('li')({
  ...tabularFigures,
  display: 'grid',
  gap: '0 12px',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  overflowWrap: 'anywhere',
  '& > b': { fontWeight: fontWeight.heading, textAlign: 'end' },
  '& > b[data-out]': { color: color.clay },
  '& > small': { color: color.muted, fontSize: fontSize.small },
  '& > small:last-of-type': { textAlign: 'end' },
  '& a': { color: color.jade, fontWeight: fontWeight.strong },
});

const signed = (change: number) => (change > 0 ? `+${formatNumber(change, 0)}` : `−${formatNumber(-change, 0)}`);

function Movement({ movement: { change, reason, note, order, by, stock, at } }: { movement: StockMovement }) {
  const { t, locale } = useStaffTexts();
  const about = [formatDayTime(new Date(at), locale), by.name, note].filter(
    (part) => part !== undefined && part !== '',
  );
  return (
    <Row>
      <span>
        {t(`stock.reasons.${reason}`)}{' '}
        {order && <Link to={`/admin/orders/${order.code ?? order._id}`}>{order.code ?? t('stock.order')}</Link>}
      </span>
      <b {...(change < 0 ? { 'data-out': '' } : {})}>{signed(change)}</b>
      <small>{about.join(' · ')}</small>
      <small>{t('stock.left', { stock: formatNumber(stock, 0) })}</small>
    </Row>
  );
}

/** Stock movements of a product, newest first: changes by staff, sales, and returns from cancelled orders. */
export function MovementsCard({ product }: { product: string }) {
  const { t } = useStaffTexts();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(movementsQuery(product, page));
  const content = () => {
    if (data === undefined)
      return error === null ? (
        <SkeletonBox sx={{ height: 120 }} />
      ) : (
        <LoadError error={error} retry={() => void refetch()} />
      );
    if (data.docs.length === 0) return <Note>{t('stock.none')}</Note>;
    return (
      <List>
        {data.docs.map((movement) => (
          <Movement key={movement._id} movement={movement} />
        ))}
      </List>
    );
  };
  return (
    <StaffCard title={t('stock.movements')}>
      <CardContent>
        {content()}
        {data !== undefined && (page > 1 || data.hasNextPage) && <PageSwitch list={data} onGo={setPage} />}
      </CardContent>
    </StaffCard>
  );
}
