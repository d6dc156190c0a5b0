import { useTranslation } from '@gvg/i18n';
import { Button, Dialog, Note, color, radius, styled } from '@gvg/ui';
import { shopCodeUrl } from '../footer/shop-code.tsx';
import { usePageFacts } from '../page/page-facts.tsx';
import { showToast } from './overlay-store.ts';
import { savePicture } from './save-picture.ts';

/** Specification §9. */
export const qrSide = 248;

const Body = styled('div')({ display: 'grid', gap: 16, justifyItems: 'center', padding: '24px 20px' });
const Code = styled('img')({ boxSizing: 'content-box', padding: 16, border: `1px solid ${color.line}`, borderRadius: radius.card, backgroundColor: color.qrGround });

export function QrModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { origin } = usePageFacts();
  const save = (event: { currentTarget: HTMLElement }) => {
    const ground = getComputedStyle(event.currentTarget).getPropertyValue('--gvg-palette-qrGround');
    savePicture(shopCodeUrl, 'goods-viet-goods-qr.png', ground).catch(() => showToast({ kind: 'error', text: t('GENERAL_ERROR', { ns: 'errors' }) }));
  };
  return (
    <Dialog title={t('qrCode')} onClose={onClose}>
      <Body>
        <Code src={shopCodeUrl} width={qrSide} height={qrSide} alt={`${t('qrCode')}: ${origin}`} />
        <Note>{t('qrHint')}</Note>
        <Button onClick={save}>{t('saveImage')}</Button>
      </Body>
    </Dialog>
  );
}
