import { FormError, TextField, useApiForm } from '@gvg/browser-kit/forms';
import { AuthenticatorSecret } from '@gvg/customer-ui/second-factor';
import { enableSecondFactor } from '@gvg/contracts/identity/http/account';
import { Button, Text, rem, styled, tabularFigures } from '@gvg/ui';
import { useAccountTexts } from '../../../texts/account-texts.ts';
import { bodyOf } from '../../account/body-of.ts';

const Form = styled('form')({ display: 'grid', gap: 16 });
const Code = styled('div')({ maxWidth: rem(220), '& input': { ...tabularFigures, letterSpacing: '0.2em' } });

export interface AuthenticatorFormProps {
  /** The secret, and an `otpauth:` URI with it. */
  authenticator: { secret: string; uri: string };
  onSubmit: (code: string) => Promise<unknown>;
}

/** Shows the secret to an authenticator and asks for its first code. */
export function AuthenticatorForm({ authenticator, onSubmit }: AuthenticatorFormProps) {
  const { t } = useAccountTexts();
  const form = useApiForm({
    schema: bodyOf(enableSecondFactor),
    defaultValues: { code: '' },
    fieldOfCode: { INCORRECT_CODE: 'code' },
    onSubmit: ({ code }) => onSubmit(code),
  });
  return (
    <Form noValidate onSubmit={(event) => void form.submit(event)}>
      <Text>{t('secondFactor.scan')}</Text>
      <AuthenticatorSecret {...authenticator} />
      <Code>
        <TextField
          form={form}
          name="code"
          label={t('secondFactor.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
        />
      </Code>
      <FormError message={form.formError} />
      <div>
        <Button type="submit" disabled={form.formState.isSubmitting}>
          {t('secondFactor.confirm')}
        </Button>
      </div>
    </Form>
  );
}
