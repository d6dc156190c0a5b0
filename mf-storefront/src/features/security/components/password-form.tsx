import { shellApi } from '@gvg/browser-kit';
import { FormError, PasswordField, useApiForm } from '@gvg/browser-kit/forms';
import type { ApiForm } from '@gvg/browser-kit/forms';
import { changePassword } from '@gvg/contracts/identity/http/account';
import type { User } from '@gvg/contracts/identity/http/user-schema';
import { Button, Note, rem, styled } from '@gvg/ui';
import { Card, CardBody } from '@gvg/ui/later-components';
import type { z } from 'zod';
import { useAccountTexts } from '../../../texts/account-texts.ts';
import { bodyOf } from '../../account/body-of.ts';
import { wrongPasswordAt } from '../../account/wrong-password.ts';
import { useChangePassword } from '../api/account.ts';

const schema = bodyOf(changePassword);
/** For an account with a password, the old one is required. */
const changeSchema = schema.required({ oldPassword: true });
const setSchema = schema.pick({ newPassword: true });

type Change = z.input<typeof schema>;

const Form = styled('form')({ display: 'grid', gap: 16, maxWidth: rem(440) });

/** Changes the password. An account from Google may set a first one. */
export function PasswordForm({ me }: { me: User }) {
  const { t } = useAccountTexts();
  const { hasPassword } = me;
  const { mutateAsync, isPending } = useChangePassword();
  const form: ApiForm<Change, Change> = useApiForm<Change, Change>({
    schema: (hasPassword ? changeSchema : setSchema) as z.ZodType<Change, Change>,
    defaultValues: hasPassword ? { oldPassword: '', newPassword: '' } : { newPassword: '' },
    fieldOfCode: { NEW_PASSWORD_BE_OLD_PASSWORD: 'newPassword' },
    onSubmit: async (body) => {
      await mutateAsync(body).catch(wrongPasswordAt('oldPassword', t('password.wrongOld')));
      form.reset({ oldPassword: '', newPassword: '' });
      shellApi().toast({ kind: 'success', text: t(hasPassword ? 'password.changed' : 'password.wasSet') });
    },
  });
  return (
    <Card title={t(hasPassword ? 'password.title' : 'password.setTitle')}>
      <CardBody>
        <Form noValidate onSubmit={(event) => void form.submit(event)}>
          {/* Password managers store the new password under this name. */}
          <input type="text" name="username" autoComplete="username" value={me.email} readOnly hidden />
          <Note>{t(hasPassword ? 'password.text' : 'password.setText')}</Note>
          {hasPassword && (
            <PasswordField
              form={form}
              name="oldPassword"
              label={t('password.old')}
              autoComplete="current-password"
              required
            />
          )}
          <PasswordField
            form={form}
            name="newPassword"
            label={t('password.new')}
            autoComplete="new-password"
            required
          />
          <FormError message={form.formError} />
          <div>
            <Button type="submit" disabled={isPending}>
              {t(hasPassword ? 'password.change' : 'password.set')}
            </Button>
          </div>
        </Form>
      </CardBody>
    </Card>
  );
}
