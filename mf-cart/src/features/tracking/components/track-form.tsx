import { FormError, TextField, useApiForm } from '@gvg/browser-kit/forms';
import { orderKeySchema } from '@gvg/contracts/cart/http/orders';
import { localPhoneSchema } from '@gvg/contracts/identity/fields';
import { useSearchParams } from '@gvg/router';
import { Button, columns, styled } from '@gvg/ui';
import { z } from 'zod';
import { useTexts } from '../../../texts/use-texts.ts';
import { useTrackOrder } from '../api/track-order.ts';
import type { TrackedOrder } from '../tracked.ts';

const Form = styled('form')({
  display: 'grid',
  gap: 16,
  justifyItems: 'start',
  '& > *': { width: '100%' },
  '& > button': { width: 'auto' },
});
const Fields = styled('div')({ display: 'grid', gridTemplateColumns: columns(2, 240), gap: 16, alignItems: 'start' });

/** As the call's body, but with required fields: an empty code is rejected here. */
const schema = z.strictObject({ code: orderKeySchema, phone: localPhoneSchema });

/**
 * Asks for code and phone number. The code is in the URL, so that the page can be opened again; the phone number is personal and never is.
 */
export function TrackForm({ onTracked }: { onTracked: (order: TrackedOrder | undefined) => void }) {
  const { t } = useTexts();
  const [search, setSearch] = useSearchParams();
  const tracking = useTrackOrder();
  const form = useApiForm({
    schema,
    defaultValues: { code: search.get('code') ?? '', phone: '' },
    onSubmit: async (body) => {
      setSearch({ code: body.code }, { replace: true });
      onTracked(undefined);
      onTracked(await tracking.mutateAsync({ body }));
    },
  });
  // The same message for every mismatch, so that it does not reveal which of the two was right.
  const message = tracking.error?.code === 'ORDER_NOT_FOUND' ? t('tracking.miss') : form.formError;
  return (
    <Form noValidate onSubmit={(event) => void form.submit(event)}>
      <Fields>
        <TextField
          form={form}
          name="code"
          label={t('tracking.code')}
          hint={t('tracking.codeHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <TextField
          form={form}
          name="phone"
          label={t('tracking.phone')}
          hint={t('tracking.phoneHint')}
          type="tel"
          autoComplete="tel"
        />
      </Fields>
      <FormError message={message} />
      <Button type="submit" disabled={tracking.isPending}>
        {t('tracking.submit')}
      </Button>
    </Form>
  );
}
