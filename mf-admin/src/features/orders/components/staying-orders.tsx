import { Note, styled } from '@gvg/ui';
import { useStaffTexts } from '../../../texts/staff-texts.ts';

const List = styled('ul')({ display: 'grid', gap: 4, margin: '6px 0 0', paddingInlineStart: 18 });

export interface StayingOrder {
  code: string;
  reason: string;
}

/** Of several orders those that stay as they are, each with the reason; nothing where there are none. `isAnswer`: the service has refused some of them. */
export function StayingOrders({ orders, isAnswer }: { orders: readonly StayingOrder[]; isAnswer: boolean }) {
  const { t } = useStaffTexts();
  if (orders.length === 0) return null;
  return (
    <Note as="div" role={isAnswer ? 'alert' : undefined}>
      {t('together.staying', { count: orders.length })}
      <List>
        {orders.map(({ code, reason }) => (
          <li key={code}>
            {code}: {reason}
          </li>
        ))}
      </List>
    </Note>
  );
}
