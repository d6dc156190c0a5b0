import { shellApi } from '@gvg/browser-kit';
import { FormError, FormField } from '@gvg/browser-kit/forms';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { useTranslation } from '@gvg/i18n';
import { Button, Dialog, Text, color, styled } from '@gvg/ui';
import { DialogActions, DialogBody } from '@gvg/ui/later-components';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useOrderTexts } from '../../../texts/order-texts.ts';
import { useCancelOrder } from '../api/orders.ts';

const Form = styled('form')({ display: 'grid', gap: 16 });
const Danger = styled(Button)({
  backgroundColor: color.clay,
  color: color.onClay,
  '&:hover': { backgroundColor: `color-mix(in srgb, ${color.clay} 88%, ${color.ink})` },
});

/** Maximum length of a reason in the call. */
const longestReason = 500;

/** Explains the consequences of cancelling, and cancels the order. */
export function CancelDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useOrderTexts();
  const { t: tError } = useTranslation('errors');
  const [reason, setReason] = useState('');
  const { code, revision } = order;
  const cancelling = useCancelOrder(() => {
    onClose();
    shellApi().toast({ kind: 'success', text: t('order.cancelled', { code }) });
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    cancelling.mutate({ params: { id: code }, body: { reason: reason.trim(), revision } });
  };
  return (
    <Dialog shape="form" title={t('order.cancelTitle', { code })} onClose={onClose}>
      <DialogBody>
        <Text>{t('order.cancelText')}</Text>
        <Form noValidate onSubmit={submit}>
          <FormField label={t('order.cancelReason')}>
            {(control) => (
              <textarea
                {...control}
                rows={3}
                maxLength={longestReason}
                value={reason}
                onChange={({ currentTarget }) => setReason(currentTarget.value)}
              />
            )}
          </FormField>
          <FormError message={cancelling.error ? tError(cancelling.error.code) : undefined} />
          <DialogActions>
            <Danger type="submit" disabled={cancelling.isPending}>
              {t('order.cancelSubmit')}
            </Danger>
            <Button variant="quiet" onClick={onClose}>
              {t('order.keep')}
            </Button>
          </DialogActions>
        </Form>
      </DialogBody>
    </Dialog>
  );
}
