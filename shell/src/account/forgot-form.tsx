import { pageContext } from '@gvg/browser-kit';
import { TextField, useApiForm } from '@gvg/browser-kit/forms';
import { useTranslation } from '@gvg/i18n';
import { Mail, Note, PanelTitle, color, radius, styled } from '@gvg/ui';
import { useState } from 'react';
import type { ViewProps } from './account-view.ts';
import { emailInput } from './email-input.ts';
import { AccountForm, Switches, TextButton } from './form-layout.tsx';
import { forgotSchema } from './form-schemas.ts';

const Sent = styled('div')({
  display: 'grid',
  gap: 8,
  padding: 20,
  borderRadius: radius.card,
  backgroundColor: color.jadeSoft,
  '& > p': { color: color.ink },
  '& > svg': { color: color.jade },
});

/** Asks for the address only; the response is the same whether or not it has an account. */
export function ForgotForm({ onView }: Pick<ViewProps, 'onView'>) {
  const { t } = useTranslation('account');
  const [sentTo, setSentTo] = useState<string>();
  const form = useApiForm({
    schema: forgotSchema,
    defaultValues: { email: '' },
    onSubmit: async (query) => {
      await pageContext().api.call('forgotPassword', { query }, { isAnonymous: true });
      setSentTo(query.email);
    },
  });
  return (
    <>
      <div role="status">
        {sentTo !== undefined && (
          <Sent>
            <Mail size={24} aria-hidden />
            <PanelTitle as="p">{t('checkEmail')}</PanelTitle>
            <Note>{t('checkEmailText', { email: sentTo })}</Note>
          </Sent>
        )}
      </div>
      {sentTo === undefined && (
        <AccountForm form={form} submitLabel={t('submitForgot')}>
          <TextField form={form} label={t('email')} {...emailInput} />
        </AccountForm>
      )}
      <Switches>
        <TextButton type="button" onClick={() => onView({ type: 'login' })}>
          {t('backToLogin')}
        </TextButton>
      </Switches>
    </>
  );
}
