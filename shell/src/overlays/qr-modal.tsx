import { useTranslation } from '@gvg/i18n';
import { Button, Dialog, Note, color, radius, styled } from '@gvg/ui';
import { shopQrCodeUrl } from '../footer/shop-qr-code.tsx';
import { usePageInfo } from '../page/page-info.tsx';
import { showToast } from './overlay-store.ts';
import { saveSvgAsPng } from './save-svg-as-png.ts';

/** Specification §9. */
export const qrSize = 248;

const Body = styled('div')({ display: 'grid', gap: 16, justifyItems: 'center', padding: '24px 20px' });
const Code = styled('img')({
  boxSizing: 'content-box',
  padding: 16,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.qrBackground,
});

export function QrModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { origin } = usePageInfo();
  const save = (event: { currentTarget: HTMLElement }) => {
    const background = getComputedStyle(event.currentTarget).getPropertyValue('--gvg-palette-qrBackground');
    saveSvgAsPng(shopQrCodeUrl, 'goods-viet-goods-qr.png', background).catch(() =>
      showToast({ kind: 'error', text: t('GENERAL_ERROR', { ns: 'errors' }) }),
    );
  };
  return (
    <Dialog title={t('qrCode')} onClose={onClose}>
      <Body>
        <Code src={shopQrCodeUrl} width={qrSize} height={qrSize} alt={`${t('qrCode')}: ${origin}`} />
        <Note>{t('qrHint')}</Note>
        <Button onClick={save}>{t('saveImage')}</Button>
      </Body>
    </Dialog>
  );
}
