import { shellApi } from '@gvg/browser-kit';
import { FormError, FormField, SelectField, TextField, useApiForm } from '@gvg/browser-kit/forms';
import { newCustomerSchema } from '@gvg/contracts/identity/http/users';
import type { UserSummary } from '@gvg/contracts/identity/http/user-schema';
import { locales } from '@gvg/contracts/values/locale';
import { useNavigate } from '@gvg/router';
import { Button, Dialog, Text, styled } from '@gvg/ui';
import { DialogActions, DialogBody } from '@gvg/ui/later-components';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { useUserWrite } from '../api/users.ts';

/** The phone number is optional. */
const orNone = (phone: string | undefined) => (phone?.trim() === '' ? undefined : phone);

const Form = styled('form')({ display: 'grid', gap: 16 });

/** Creates an account for a customer who writes or calls. They choose the password with a link in a mail. */
export function CreateCustomerDialog({
  onClose,
  onCreated,
}: {
  onClose: () => void;
  /** By default, opens the page of the account. */
  onCreated?: (user: UserSummary) => void;
}) {
  const { t, locale } = useStaffTexts();
  const navigate = useNavigate();
  const write = useUserWrite('createUser', (user) => {
    onClose();
    shellApi().toast({ kind: 'success', text: t('users.created', { email: user.email }) });
    if (onCreated === undefined) void navigate(`/admin/users/${user._id}`);
    else onCreated(user);
  });
  const form = useApiForm({
    schema: newCustomerSchema,
    defaultValues: { displayName: '', email: '', locale },
    onSubmit: (body) => write.mutateAsync({ body }),
    fieldOfCode: { USER_WAS_EXISTED: 'email', DISPLAY_NAME_WAS_EXISTED: 'displayName' },
  });
  return (
    <Dialog shape="form" title={t('users.createTitle')} onClose={onClose}>
      <DialogBody>
        <Text>{t('users.createText')}</Text>
        <Form noValidate onSubmit={(event) => void form.submit(event)}>
          <TextField form={form} name="displayName" label={t('users.displayName')} maxLength={60} autoComplete="off" />
          <TextField form={form} name="email" label={t('users.email')} type="email" autoComplete="off" />
          <FormField
            label={t('users.phone')}
            hint={t('users.phoneHint')}
            error={form.getFieldState('phone', form.formState).error?.message}
          >
            {(control) => (
              <input {...control} type="tel" autoComplete="off" {...form.register('phone', { setValueAs: orNone })} />
            )}
          </FormField>
          <SelectField
            form={form}
            name="locale"
            label={t('users.language')}
            options={locales.map((value) => ({ value, label: t(`users.locale.${value}`) }))}
          />
          <FormError message={form.formError} />
          <DialogActions>
            <Button type="submit" disabled={write.isPending}>
              {t('users.createSubmit')}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              {t('area.keep')}
            </Button>
          </DialogActions>
        </Form>
      </DialogBody>
    </Dialog>
  );
}
