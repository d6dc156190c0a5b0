import { ApiError } from '@gvg/browser-kit';
import { useDestination } from '@gvg/customer-ui';
import { FormError, useApiForm } from '@gvg/browser-kit/forms';
import type { User } from '@gvg/contracts/identity/http/user-schema';
import { Button, Dialog, Text, styled } from '@gvg/ui';
import { DialogActions, DialogBody, Notice, TextButton } from '@gvg/ui/later-components';
import { useState } from 'react';
import { addressFormSchema, emptyAddress, valuesOf } from './address-form.ts';
import { putAddress } from './address-list.ts';
import type { StoredAddress } from './address-list.ts';
import { AddressFields } from './address-fields.tsx';
import { useAddressTexts } from './texts.ts';
import { useUpdateMe } from './me.ts';

const Form = styled('form')({ display: 'grid', gap: 16 });

export interface AddressDialogProps {
  me: User;
  /** The address to edit. Without it, the dialog adds one. */
  address?: StoredAddress;
  onClose: () => void;
  /** Called with the saved address. */
  onSaved?: (address: StoredAddress) => void;
  /** Without it, the dialog has no button to remove the address. */
  onRemove?: (address: StoredAddress) => void;
}

const isConflict = (error: unknown) => error instanceof ApiError && error.code === 'VERSION_CONFLICT';

/** Adds or edits an address, with the fields of its country. */
export function AddressDialog({ me, address, onClose, onSaved, onRemove }: AddressDialogProps) {
  const { texts } = useAddressTexts();
  const destination = useDestination();
  const { mutateAsync, isPending } = useUpdateMe();
  const [isOutdated, setOutdated] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const form = useApiForm({
    schema: addressFormSchema,
    defaultValues:
      address === undefined ? emptyAddress(destination ?? '', me.addresses.length === 0) : valuesOf(address),
    onSubmit: async (edited) => {
      try {
        await mutateAsync({ body: { addresses: putAddress(me.addresses, edited, address), revision: me.revision } });
        onClose();
        onSaved?.(edited);
      } catch (error) {
        setOutdated(isConflict(error));
        throw error;
      }
    },
  });
  return (
    <Dialog shape="form" title={address === undefined ? texts.add : texts.editTitle} onClose={onClose}>
      <DialogBody>
        <Form noValidate onSubmit={(event) => void form.submit(event)}>
          <div>
            <div role="status">{isOutdated && <Notice>{texts.newer}</Notice>}</div>
            <AddressFields form={form} />
          </div>
          <FormError message={isOutdated ? undefined : form.formError} />
          {isRemoving && address !== undefined && onRemove !== undefined ? (
            <>
              <Text role="alert">{texts.removeQuestion}</Text>
              <DialogActions>
                <Button autoFocus onClick={() => setRemoving(false)}>
                  {texts.keep}
                </Button>
                <Button variant="quiet" onClick={() => onRemove(address)}>
                  {texts.remove}
                </Button>
              </DialogActions>
            </>
          ) : (
            <DialogActions>
              <Button type="submit" disabled={isPending}>
                {texts.save}
              </Button>
              <Button variant="quiet" onClick={onClose}>
                {texts.cancel}
              </Button>
              {address !== undefined && onRemove !== undefined && (
                <TextButton isDangerous data-end onClick={() => setRemoving(true)}>
                  {texts.remove}
                </TextButton>
              )}
            </DialogActions>
          )}
        </Form>
      </DialogBody>
    </Dialog>
  );
}
