import { FormError, FormField, useApiForm } from '@gvg/browser-kit/forms';
import { AddressFields, addressFormSchema, valuesOf } from '@gvg/customer-ui/address-fields';
import { shellApi } from '@gvg/browser-kit';
import type { Order, OrderLine } from '@gvg/contracts/cart/http/order-schema';
import { shippingServices } from '@gvg/contracts/catalogue/terms';
import { Button, Dialog, Text, from, rem, styled } from '@gvg/ui';
import { ChoiceLabel, DialogActions, DialogBody } from '@gvg/ui/later-components';
import { useState } from 'react';
import { TextInput } from '../../../components/text-input.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { bodyOf, draftOf } from '../amendment.ts';
import type { AmendmentDraft } from '../amendment.ts';
import { useOrderWrite } from '../api/order.ts';
import { useAmendmentPreview } from '../use-amendment-preview.ts';
import { AddedProducts } from './added-products.tsx';
import { AmendLine } from './amend-line.tsx';
import { AmendPreview } from './amend-preview.tsx';

const Wide = styled(Dialog)({
  [from.tablet]: { width: `min(${rem(920)}, calc(100vw - 32px))`, maxHeight: 'calc(100dvh - 48px)' },
});
const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  [from.desktop]: { gridTemplateColumns: `minmax(0, 1fr) ${rem(320)}`, alignItems: 'start' },
});
const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });
const Lines = styled('ul')({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' });
const Beside = styled('div')({ [from.desktop]: { position: 'sticky', top: rem(72) } });

/** Recipient without the address book's `isDefault`. */
function recipientOf(values: object) {
  const parsed = addressFormSchema.safeParse(values);
  if (!parsed.success) return undefined;
  const { isDefault: _, ...recipient } = parsed.data;
  return recipient;
}

/** Dialog that changes recipient, service, note and amounts, and adds products. Shows the new sums, and whether the customer has to agree. */
export function AmendDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useStaffTexts();
  const [typed, setTyped] = useState<AmendmentDraft>(() => draftOf(order));
  const [isMoving, setMoving] = useState(false);
  const set = (change: Partial<AmendmentDraft>) => setTyped((draft) => ({ ...draft, ...change }));
  const write = useOrderWrite('amendOrder', ({ proposal }) => {
    onClose();
    shellApi().toast({
      kind: 'success',
      text: t(proposal === undefined ? 'order.amend.made' : 'order.amend.proposed'),
    });
  });
  const address = useApiForm({
    schema: addressFormSchema,
    defaultValues: valuesOf({ ...order.recipient, isDefault: false }),
    onSubmit: async () => {
      if (body !== undefined) await write.mutateAsync({ params: { id: order.code }, body });
    },
  });
  const values = address.watch();
  const isMoved = isMoving && address.formState.isDirty;
  const body = bodyOf(order, { ...typed, recipient: isMoved ? recipientOf(values) : undefined });
  const { preview, error, isLoading } = useAmendmentPreview(order.code, body, write.isPending || write.isSuccess);
  const setLine = (line: OrderLine, amount: number | undefined) =>
    set({ amounts: new Map(typed.amounts).set(line._id, amount) });
  const failed = write.error ?? error;
  const messageOf = (line: OrderLine) => {
    const index = body?.lines?.findIndex((one) => one.line === line._id) ?? -1;
    return failed?.details.find(({ path }) => path.startsWith(`lines.${index}.`))?.message;
  };
  return (
    <Wide shape="form" title={t('order.amend.title', { code: order.code })} onClose={onClose}>
      <DialogBody>
        <Form noValidate onSubmit={(event) => void address.submit(event)}>
          <Stack>
            <Lines aria-label={t('order.goods')}>
              {order.lines
                .filter(({ status }) => status !== 'CANCELLED')
                .map((line) => (
                  <AmendLine
                    key={line._id}
                    line={line}
                    draft={typed}
                    error={messageOf(line)}
                    onAmount={(amount) => setLine(line, amount)}
                    onReason={(reason) => set({ reasons: new Map(typed.reasons).set(line._id, reason) })}
                  />
                ))}
            </Lines>
            <AddedProducts order={order} added={typed.added} failure={failed} onChange={(added) => set({ added })} />
            <FormField label={t('order.amend.service')}>
              {(control) => (
                <select
                  {...control}
                  value={typed.service}
                  onChange={({ currentTarget: { value } }) => {
                    const service = shippingServices.find((one) => one === value);
                    if (service !== undefined) set({ service });
                  }}
                >
                  {shippingServices.map((service) => (
                    <option key={service} value={service}>
                      {t(`order.amend.services.${service}`)}
                    </option>
                  ))}
                </select>
              )}
            </FormField>
            <TextInput
              label={t('order.amend.note')}
              value={typed.note}
              onChange={(note) => set({ note })}
              maxLength={2_000}
              rows={2}
            />
            <ChoiceLabel>
              <input
                type="checkbox"
                checked={isMoving}
                onChange={({ currentTarget: { checked } }) => setMoving(checked)}
              />
              {t('order.amend.recipient')}
            </ChoiceLabel>
            {isMoving && (
              <>
                <Text>{t('order.amend.recipientHint')}</Text>
                <AddressFields form={address} isOfBook={false} />
              </>
            )}
          </Stack>
          <Beside>
            <Stack>
              <AmendPreview preview={preview} error={failed} isLoading={isLoading} isUnchanged={body === undefined} />
              <FormError message={write.error === null ? address.formError : undefined} />
              <DialogActions>
                <Button type="submit" disabled={write.isPending || body === undefined}>
                  {t(preview?.outcome === 'PROPOSED' ? 'order.amend.propose' : 'order.amend.make')}
                </Button>
                <Button variant="quiet" onClick={onClose}>
                  {t('area.keep')}
                </Button>
              </DialogActions>
            </Stack>
          </Beside>
        </Form>
      </DialogBody>
    </Wide>
  );
}
