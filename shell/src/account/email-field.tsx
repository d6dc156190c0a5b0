import { TextField } from '@gvg/browser-kit/forms';
import type { ApiForm } from '@gvg/browser-kit/forms';
import { useTranslation } from '@gvg/i18n';
import type { ComponentProps } from 'react';

export interface EmailFieldProps<Values extends { email: string }, Output> {
  form: ApiForm<Values, Output>;
  name: ComponentProps<typeof TextField<Values, Output>>['name'];
}

/** The name of an account, for keyboards and password managers. Not `type="email"`: browsers change what is typed into such a field. */
export function EmailField<Values extends { email: string }, Output>({ form, name }: EmailFieldProps<Values, Output>) {
  const { t } = useTranslation('account');
  return (
    <TextField
      form={form}
      name={name}
      label={t('email')}
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
