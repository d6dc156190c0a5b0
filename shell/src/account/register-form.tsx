import { pageContext, shellApi } from '@gvg/browser-kit';
import { PasswordField, TextField, useApiForm } from '@gvg/browser-kit/forms';
import { useTranslation } from '@gvg/i18n';
import type { ViewProps } from './account-view.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { emailInput } from './email-input.ts';
import { AccountForm, Switches, TextButton } from './form-layout.tsx';
import { registerSchema } from './form-schemas.ts';
import { GoogleButton } from './google-button.tsx';

export function RegisterForm(props: ViewProps) {
  const { t } = useTranslation('account');
  const form = useApiForm({
    schema: registerSchema,
    defaultValues: { displayName: '', email: '', password: '' },
    fieldOfCode: { USER_WAS_EXISTED: 'email', DISPLAY_NAME_WAS_EXISTED: 'displayName' },
    onSubmit: async (body) => {
      const onDone = () => {
        shellApi().toast({
          kind: 'info',
          title: t('welcome', { name: body.displayName }),
          text: t('verifyMailSent', { email: body.email }),
        });
        props.onDone();
      };
      await completeSignIn(() => pageContext().api.call('signUp', { body }, { isAnonymous: true }), {
        ...props,
        onDone,
      });
    },
  });
  return (
    <>
      <GoogleButton />
      <AccountForm form={form} submitLabel={t('register')}>
        <TextField form={form} name="displayName" label={t('displayName')} autoComplete="nickname" />
        <TextField form={form} label={t('email')} {...emailInput} />
        <PasswordField form={form} name="password" label={t('password')} autoComplete="new-password" />
      </AccountForm>
      <Switches>
        {t('hasAccount')}
        <TextButton type="button" onClick={() => props.onView({ type: 'login' })}>
          {t('login')}
        </TextButton>
        <span aria-hidden>·</span>
        <TextButton type="button" onClick={() => props.onView({ type: 'forgot' })}>
          {t('toForgot')}
        </TextButton>
      </Switches>
    </>
  );
}
