import { ButtonAnchor, Note, SkeletonBox, color, fontSize, fontWeight, radius, styled, tabularFigures } from '@gvg/ui';
import { optionalComponent } from '@gvg/browser-kit';
import { CopyButton } from '@gvg/ui/later-components';
import type { QrCodeProps } from '../qr-code/qr-code.tsx';
import { useSecondFactorTexts } from './texts.ts';

/** Optional, because the secret can be typed instead. */
const QrCode = optionalComponent<QrCodeProps>(
  () => import(/* webpackChunkName: "later-qr-code" */ '../qr-code/qr-code.tsx').then((module) => module.QrCode),
  <SkeletonBox sx={{ width: 200, height: 200 }} />,
);

const Layout = styled('div')({ display: 'grid', justifyItems: 'center', gap: 12, textAlign: 'center' });
const Secret = styled('code')({
  ...tabularFigures,
  display: 'block',
  padding: '8px 12px',
  borderRadius: radius.input,
  backgroundColor: color.jadeSoft,
  fontSize: fontSize.note,
  fontWeight: fontWeight.strong,
  letterSpacing: '0.06em',
  overflowWrap: 'anywhere',
  userSelect: 'all',
  WebkitUserSelect: 'all',
});

/** The link opens an authenticator on the same device. From a computer's screen, a phone scans the code. */
const OpenApp = styled(ButtonAnchor)({ '@media (pointer: fine)': { display: 'none' } });

/** In groups of four, for typing. */
const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** Data for an authenticator: its URI as a QR code, and its secret for typing. */
export function AuthenticatorSecret({ secret, uri }: { secret: string; uri: string }) {
  const texts = useSecondFactorTexts();
  return (
    <Layout>
      <QrCode text={uri} label={texts.qrCode} />
      <OpenApp variant="outlined" href={uri}>
        {texts.openApp}
      </OpenApp>
      <Note>{texts.secret}</Note>
      <Secret>{grouped(secret)}</Secret>
      <CopyButton text={secret} texts={{ ...texts, copy: texts.copySecret }} />
    </Layout>
  );
}
