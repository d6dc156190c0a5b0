import { shellApi } from '@gvg/browser-kit';
import { FormError, TextField, useApiForm } from '@gvg/browser-kit/forms';
import { enableSecondFactor } from '@gvg/contracts/identity/http/account';
import { Button, ButtonAnchor, Note, Text, color, fontSize, radius, rem, styled, tabularFigures } from '@gvg/ui';
import { Copy } from '@gvg/ui/later-icons';
import { useAccountTexts } from '../../../texts/account-texts.ts';
import { bodyOf } from '../../account/body-of.ts';
import { TextButton } from '../../account/components/text-button.tsx';
import { copyText } from '../copy-text.ts';
import { QrCode } from './qr-code.tsx';

const Form = styled('form')({ display: 'grid', gap: 16 });
const Secret = styled('code')({ ...tabularFigures, display: 'block', padding: '10px 12px', border: `1px solid ${color.line}`, borderRadius: radius.input, fontSize: fontSize.note, letterSpacing: '0.06em', overflowWrap: 'anywhere' });
const Code = styled('div')({ maxWidth: rem(220), '& input': { ...tabularFigures, letterSpacing: '0.2em' } });
/** An authenticator on the same device opens by its address; beside a keyboard, the code is scanned. */
const OpenApp = styled(ButtonAnchor)({ justifySelf: 'start', '@media (pointer: fine)': { display: 'none' } });

/** In groups of four, which are easier to type. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

export interface AuthenticatorFormProps {
  /** The secret, and the same as an `otpauth:` address. */
  authenticator: { secret: string; uri: string };
  onSubmit: (code: string) => Promise<unknown>;
}

/** Shows the secret to an authenticator and asks for its first code. */
export function AuthenticatorForm({ authenticator: { secret, uri }, onSubmit }: AuthenticatorFormProps) {
  const { t } = useAccountTexts();
  const form = useApiForm({ schema: bodyOf(enableSecondFactor), defaultValues: { code: '' }, fieldOfCode: { INCORRECT_CODE: 'code' }, onSubmit: ({ code }) => onSubmit(code) });
  const copy = async () => {
    const isCopied = await copyText(secret);
    shellApi().toast(isCopied ? { kind: 'success', text: t('secondFactor.copied') } : { kind: 'error', text: t('secondFactor.copyFailed') });
  };
  return (
    <Form noValidate onSubmit={(event) => void form.submit(event)}>
      <Text>{t('secondFactor.scan')}</Text>
      <QrCode text={uri} label={t('secondFactor.qrAlt')} />
      <OpenApp variant="outlined" href={uri}>
        {t('secondFactor.openApp')}
      </OpenApp>
      <div>
        <Note>{t('secondFactor.cannotScan')}</Note>
        <Secret aria-label={t('secondFactor.secret')}>{grouped(secret)}</Secret>
        <TextButton onClick={() => void copy()}>
          <Copy size={16} aria-hidden />
          {t('secondFactor.copySecret')}
        </TextButton>
      </div>
      <Code>
        <TextField form={form} name="code" label={t('secondFactor.code')} inputMode="numeric" autoComplete="one-time-code" required />
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
