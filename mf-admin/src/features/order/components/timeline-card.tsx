import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { color, styled } from '@gvg/ui';
import { CardContent, StaffCard } from '../../../components/staff-card.tsx';
import { formatDayTime } from '../../../texts/format.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';

const List = styled('ol')({
  display: 'grid',
  gap: 10,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  '& time': { display: 'block', color: color.muted },
});

/** Status changes of the order, newest first. */
export function TimelineCard({ timeline }: Pick<Order, 'timeline'>) {
  const { t, locale } = useStaffTexts();
  return (
    <StaffCard title={t('order.timeline')}>
      <CardContent>
        <List>
          {timeline.toReversed().map(({ status, at, by, note }) => (
            <li key={`${status} ${at}`}>
              <time dateTime={at}>
                {formatDayTime(new Date(at), locale)} · {t(`order.by.${by}`)}
              </time>
              {t(`orders.status.${status}`)}
              {note !== '' && `: ${note}`}
            </li>
          ))}
        </List>
      </CardContent>
    </StaffCard>
  );
}
