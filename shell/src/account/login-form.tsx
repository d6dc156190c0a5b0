import { pageContext } from '@gvg/browser-kit';
import { PasswordField, TextField, useApiForm } from '@gvg/browser-kit/forms';
import { useTranslation } from '@gvg/i18n';
import { styled } from '@gvg/ui';
import type { ViewProps } from './account-view.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { emailInput } from './email-input.ts';
import { AccountForm, Switches, TextButton } from './form-layout.tsx';
import { loginSchema } from './form-schemas.ts';
import { GoogleButton } from './google-button.tsx';

const ForgotButton = styled(TextButton)({ justifySelf: 'end', marginBlock: '-12px -8px' });

export interface LoginFormProps extends ViewProps {
  /** Signs in to the back office: staff only, without sign-up. */
  isStaff: boolean;
  error: string | undefined;
}

export function LoginForm({ isStaff, error, ...props }: LoginFormProps) {
  const { t } = useTranslation('account');
  const form = useApiForm({
    schema: loginSchema,
    defaultValues: { email: '', password: '' },
    fieldOfCode: { INCORRECT_PASSWORD: 'password' },
    onSubmit: (body) =>
      completeSignIn(
        () => pageContext().api.call(isStaff ? 'signInAdmin' : 'signIn', { body }, { isAnonymous: true }),
        props,
      ),
  });
  return (
    <>
      <GoogleButton />
      <AccountForm form={form} submitLabel={t('login')} error={error}>
        <TextField form={form} label={t('email')} {...emailInput} />
        <PasswordField form={form} name="password" label={t('password')} autoComplete="current-password" />
        <ForgotButton type="button" onClick={() => props.onView({ type: 'forgot' })}>
          {t('toForgot')}
        </ForgotButton>
      </AccountForm>
      {!isStaff && (
        <Switches>
          {t('noAccount')}
          <TextButton type="button" onClick={() => props.onView({ type: 'register' })}>
            {t('register')}
          </TextButton>
        </Switches>
      )}
    </>
  );
}
