import { shellApi } from '@gvg/browser-kit';
import { lazyDialog } from '@gvg/browser-kit/lazy-dialog';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import type { ChatDraft } from '@gvg/contracts/composition/shell-api';
import { Button, Star, styled } from '@gvg/ui';
import { Check, RotateCcw } from '@gvg/ui/later-icons';
import { useState } from 'react';
import { useOrderTexts } from '../../../texts/order-texts.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useReceiveOrder } from '../api/orders.ts';
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

/** Available actions of an order in its state, except payment. `wide` in a separate column. */
export function OrderActions({ order, wide = false }: { order: Order; wide?: boolean }) {
  const { t } = useOrderTexts();
  const [open, setOpen] = useState<'cancel' | 'rate' | 'receive'>();
  const { reorder, isPending } = useReorder();
  const receiving = useReceiveOrder(() => shellApi().toast({ kind: 'success', text: t('order.receivedThanks') }));
  const isSent = order.status === 'SHIPPED' || order.status === 'DELIVERED';
  const rateable = rateableLines(order);
  const isOver = order.status === 'DELIVERED' || order.status === 'CANCELLED' || order.status === 'REFUNDED';
  const close = () => setOpen(undefined);
  const complaint: ChatDraft = { card: { kind: 'ORDER', order: order.code }, text: t('order.wrongDraft') };
  return (
    <>
      <Row data-wide={wide ? '' : undefined}>
        {order.status === 'SHIPPED' && (
          <Button
            variant="outlined"
            aria-haspopup="dialog"
            disabled={receiving.isPending}
            onClick={() => setOpen('receive')}
          >
            <Check size={18} aria-hidden />
            {t('order.receive')}
          </Button>
        )}
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
        {/* In the list a card would have too many buttons. */}
        {wide && isSent && (
          <Button variant="quiet" onClick={() => shellApi().openChat(complaint)}>
            {t('order.somethingWrong')}
          </Button>
        )}
        {order.isCancellable && (
          <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen('cancel')}>
            {t('order.cancel')}
          </Button>
        )}
      </Row>
      {open === 'receive' && (
        <ConfirmDialog
          title={t('order.receiveTitle')}
          text={t('order.receiveText')}
          confirmLabel={t('order.receive')}
          onConfirm={() => {
            close();
            receiving.mutate({ params: { id: order.code }, body: {} });
          }}
          onClose={close}
        />
      )}
      {open === 'cancel' && <CancelDialog order={order} onClose={close} />}
      {open === 'rate' && <RatingDialog lines={rateable} onClose={close} />}
    </>
  );
}
