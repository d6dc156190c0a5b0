import { useTranslation } from '@gvg/i18n';
import { Note, color, radius, styled } from '@gvg/ui';
import { openOverlay } from '../overlays/overlay-store.ts';

/** Rendered by the shell's server for PUBLIC_ORIGIN. */
export const shopQrCodeUrl = '/shell/qr.svg';

const Block = styled('div')({ display: 'grid', gap: 8, justifyItems: 'start', alignContent: 'start', maxWidth: 148 });
const EnlargeButton = styled('button')({
  padding: 10,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.qrBackground,
  cursor: 'zoom-in',
});

/** QR code of the shop's public URL; a click enlarges it. */
export function ShopQrCode() {
  const { t } = useTranslation('shell');
  return (
    <Block>
      <EnlargeButton
        type="button"
        aria-label={t('showQrCode')}
        aria-haspopup="dialog"
        onClick={() => openOverlay({ kind: 'qr' })}
      >
        <img src={shopQrCodeUrl} alt="" width={104} height={104} loading="lazy" />
      </EnlargeButton>
      <Note>{t('qrHint')}</Note>
    </Block>
  );
}
