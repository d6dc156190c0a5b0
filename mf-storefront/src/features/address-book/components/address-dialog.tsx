import { ApiError, useDestination } from '@gvg/browser-kit';
import { FormError, useApiForm } from '@gvg/browser-kit/forms';
import type { User } from '@gvg/contracts/identity/http/user-schema';
import { Button, Dialog, Text, styled } from '@gvg/ui';
import { useState } from 'react';
import { useAccountTexts } from '../../../texts/account-texts.ts';
import { DialogActions, DialogBody } from '../../account/components/dialog-layout.tsx';
import { Notice } from '../../account/components/notice.tsx';
import { TextButton } from '../../account/components/text-button.tsx';
import { useUpdateMe } from '../../account/use-update-me.ts';
import { addressFormSchema, emptyAddress, valuesOf } from '../address-form.ts';
import { putAddress } from '../address-list.ts';
import type { StoredAddress } from '../address-list.ts';
import { AddressFields } from './address-fields.tsx';

const Form = styled('form')({ display: 'grid', gap: 16 });

export interface AddressDialogProps {
  me: User;
  /** The address to edit; without one, the dialog adds one. */
  address?: StoredAddress;
  onClose: () => void;
  onRemove: (address: StoredAddress) => void;
}

const isConflict = (error: unknown) => error instanceof ApiError && error.code === 'VERSION_CONFLICT';

/** Adds or edits an address, with the fields of its country. */
export function AddressDialog({ me, address, onClose, onRemove }: AddressDialogProps) {
  const { t } = useAccountTexts();
  const destination = useDestination();
  const { mutateAsync, isPending } = useUpdateMe();
  const [isOutdated, setOutdated] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const form = useApiForm({
    schema: addressFormSchema,
    defaultValues: address === undefined ? emptyAddress(destination ?? '', me.addresses.length === 0) : valuesOf(address),
    onSubmit: async (edited) => {
      try {
        await mutateAsync({ body: { addresses: putAddress(me.addresses, edited, address), revision: me.revision } });
        onClose();
      } catch (error) {
        setOutdated(isConflict(error));
        throw error;
      }
    },
  });
  return (
    <Dialog shape="form" title={t(address === undefined ? 'addresses.addLabel' : 'addresses.editTitle')} onClose={onClose}>
      <DialogBody>
        <Form noValidate onSubmit={(event) => void form.submit(event)}>
          <div>
            <div role="status">{isOutdated && <Notice>{t('addresses.newer')}</Notice>}</div>
            <AddressFields form={form} />
          </div>
          <FormError message={isOutdated ? undefined : form.formError} />
          {isRemoving && address !== undefined ? (
            <>
              <Text role="alert">{t('addresses.removeQuestion')}</Text>
              <DialogActions>
                <Button autoFocus onClick={() => setRemoving(false)}>
                  {t('addresses.keep')}
                </Button>
                <Button variant="quiet" onClick={() => onRemove(address)}>
                  {t('addresses.remove')}
                </Button>
              </DialogActions>
            </>
          ) : (
            <DialogActions>
              <Button type="submit" disabled={isPending}>
                {t('save')}
              </Button>
              <Button variant="quiet" onClick={onClose}>
                {t('cancel')}
              </Button>
              {address !== undefined && (
                <TextButton isDangerous data-end onClick={() => setRemoving(true)}>
                  {t('addresses.remove')}
                </TextButton>
              )}
            </DialogActions>
          )}
        </Form>
      </DialogBody>
    </Dialog>
  );
}
