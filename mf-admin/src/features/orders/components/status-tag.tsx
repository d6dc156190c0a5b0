import type { OrderStatus } from '@gvg/contracts/cart/terms';
import { Tag, styled, color } from '@gvg/ui';
import { useStaffTexts } from '../../../texts/staff-texts.ts';

const Label = styled(Tag)({
  whiteSpace: 'nowrap',
  '&[data-status="AWAITING_DEPOSIT"], &[data-status="CANCELLED"], &[data-status="REFUNDED"]': {
    backgroundColor: color.soil,
  },
});

/** Gold waits for the shop, green is on its way, the rest waits for the customer or has ended. */
const tones: Partial<Record<OrderStatus, 'soft' | 'gold'>> = {
  PURCHASING: 'gold',
  AT_WAREHOUSE: 'gold',
  AWAITING_BALANCE: 'gold',
  PACKED: 'soft',
  SHIPPED: 'soft',
  DELIVERED: 'soft',
};

export function StatusTag({ status }: { status: OrderStatus }) {
  const { t } = useStaffTexts();
  return (
    <Label tone={tones[status] ?? 'plain'} data-status={status}>
      {t(`orders.status.${status}`)}
    </Label>
  );
}
