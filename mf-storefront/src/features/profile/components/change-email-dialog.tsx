import { FormError, PasswordField, TextField, useApiForm } from '@gvg/browser-kit/forms';
import { changeEmail } from '@gvg/contracts/identity/http/account';
import type { User } from '@gvg/contracts/identity/http/user-schema';
import { Button, ButtonLink, Dialog, Note, Text, styled } from '@gvg/ui';
import { DialogActions, DialogBody } from '@gvg/ui/later-components';
import { useAccountTexts } from '../../../texts/account-texts.ts';
import { bodyOf } from '../../account/body-of.ts';
import { wrongPasswordAt } from '../../account/wrong-password.ts';
import { useChangeEmail } from '../api/email.ts';

const Form = styled('form')({ display: 'grid', gap: 16 });

function ChangeEmailForm({ onClose }: { onClose: () => void }) {
  const { t } = useAccountTexts();
  const { mutateAsync, isPending } = useChangeEmail();
  const form = useApiForm({
    schema: bodyOf(changeEmail),
    defaultValues: { email: '', password: '' },
    onSubmit: (body) =>
      mutateAsync({ body })
        .catch(wrongPasswordAt('password', t('password.wrongOld')))
        .then(onClose),
  });
  return (
    <Form noValidate onSubmit={(event) => void form.submit(event)}>
      <Note>{t('email.changeText')}</Note>
      <TextField
        form={form}
        name="email"
        label={t('email.newEmail')}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField form={form} name="password" label={t('email.password')} autoComplete="current-password" required />
      <FormError message={form.formError} />
      <DialogActions>
        <Button type="submit" disabled={isPending}>
          {t('email.changeButton')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </DialogActions>
    </Form>
  );
}

/** Asks for the new address and the password. A person without a password has to set one first. */
export function ChangeEmailDialog({ me, onClose }: { me: User; onClose: () => void }) {
  const { t } = useAccountTexts();
  return (
    <Dialog shape="form" title={t('email.changeLabel')} onClose={onClose}>
      <DialogBody>
        {me.hasPassword ? (
          <ChangeEmailForm onClose={onClose} />
        ) : (
          <>
            <Text>{t('email.needsPassword')}</Text>
            <DialogActions>
              <ButtonLink to="/user/change-password">{t('email.setPassword')}</ButtonLink>
            </DialogActions>
          </>
        )}
      </DialogBody>
    </Dialog>
  );
}
