import { lazyDialog } from '@gvg/browser-kit/lazy-dialog';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { Button, Star, styled } from '@gvg/ui';
import { RotateCcw } from '@gvg/ui/later-icons';
import { useState } from 'react';
import { useOrderTexts } from '../../../texts/order-texts.ts';
import { rateableLines } from '../order-facts.ts';
import { useReorder } from '../use-reorder.ts';

const CancelDialog = lazyDialog(() =>
  import(/* webpackChunkName: "order-dialogs" */ './cancel-dialog.tsx').then(({ CancelDialog }) => CancelDialog),
);
const RatingDialog = lazyDialog(() =>
  import(/* webpackChunkName: "order-dialogs" */ '../../purchases/components/rating-dialog.tsx').then(
    ({ RatingDialog }) => RatingDialog,
  ),
);

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '&:empty': { display: 'none' },
  '&[data-wide] > *': { flex: '1 1 100%' },
});

/** What the customer can do with an order as it is, beside paying for it; `wide` in a column of its own. */
export function OrderActions({ order, wide = false }: { order: Order; wide?: boolean }) {
  const { t } = useOrderTexts();
  const [open, setOpen] = useState<'cancel' | 'rate'>();
  const { reorder, isPending } = useReorder();
  const rateable = rateableLines(order);
  const isOver = order.status === 'DELIVERED' || order.status === 'CANCELLED' || order.status === 'REFUNDED';
  const close = () => setOpen(undefined);
  return (
    <>
      <Row data-wide={wide ? '' : undefined}>
        {rateable.length > 0 && (
          <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen('rate')}>
            <Star size={18} aria-hidden />
            {t('order.rate')}
          </Button>
        )}
        {isOver && (
          <Button variant="outlined" disabled={isPending} onClick={() => reorder(order.code)}>
            <RotateCcw size={18} aria-hidden />
            {t('order.reorder')}
          </Button>
        )}
        {order.isCancellable && (
          <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen('cancel')}>
            {t('order.cancel')}
          </Button>
        )}
      </Row>
      {open === 'cancel' && <CancelDialog order={order} onClose={close} />}
      {open === 'rate' && <RatingDialog lines={rateable} onClose={close} />}
    </>
  );
}
