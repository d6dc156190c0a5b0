import { optionalComponent, shellApi } from '@gvg/browser-kit';
import type { QrCodeProps } from '@gvg/customer-ui/qr-code';
import type { Transfer } from '@gvg/contracts/cart/http/order-schema';
import { formatMoney } from '@gvg/contracts/values/money';
import { Button, Note, Panel, PanelTitle, SkeletonBox, below, color, from, radius, styled } from '@gvg/ui';
import { Download } from '@gvg/ui/later-icons';
import { useId } from 'react';
import { formatMoment } from '../../../texts/format.ts';
import { useOrderTexts } from '../../../texts/order-texts.ts';
import { TransferRows } from './transfer-rows.tsx';

/** Optional, because the rows next to it suffice for the transfer. */
const QrCode = optionalComponent<QrCodeProps>(
  () => import(/* webpackChunkName: "qr-code" */ '@gvg/customer-ui/qr-code').then((module) => module.QrCode),
  <SkeletonBox sx={{ width: 200, height: 200 }} />,
);

const Frame = styled(Panel)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 14,
  '& > h2': { textAlign: 'center' },
});
const CodeFrame = styled('div')({
  justifySelf: 'center',
  padding: 12,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.qrBackground,
});
const Centered = styled(Note)({ justifySelf: 'center', textAlign: 'center', textWrap: 'balance' });
/** A phone that shows the code cannot scan it. */
const Elsewhere = styled('span')({ [below.tablet]: { display: 'none' } });
const Here = styled('span')({ [from.tablet]: { display: 'none' } });
const Deadline = styled(Note)({
  maxWidth: 'none',
  padding: '10px 14px',
  borderRadius: radius.input,
  backgroundColor: color.goldSoft,
  color: color.ink,
});
const Live = styled(Centered)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  '&::before': {
    content: '""',
    flex: 'none',
    width: 8,
    height: 8,
    borderRadius: radius.pill,
    backgroundColor: color.jade,
  },
});

/** Returns the colours of the code, for the picture to save. */
function colorsAt(element: HTMLElement): { dark: string; light: string } {
  const style = getComputedStyle(element);
  return {
    dark: style.getPropertyValue('--gvg-palette-onGold'),
    light: style.getPropertyValue('--gvg-palette-qrBackground'),
  };
}

export interface PaymentPanelProps {
  transfer: Transfer;
  /** Deadline until which an unpaid order is held. */
  payBy?: string | undefined;
}

/** Payment instructions: a code to scan, and the values to type. */
export function PaymentPanel({ transfer, payBy }: PaymentPanelProps) {
  const { t, locale } = useOrderTexts();
  const id = useId();
  const amount = formatMoney(transfer.amount);
  const save = (element: HTMLElement) => {
    import(/* webpackChunkName: "qr-code" */ '../save-qr-image.ts')
      .then(({ saveQrImage }) => saveQrImage(transfer.payload, `${transfer.content}.png`, colorsAt(element)))
      .catch(() => shellApi().toast({ kind: 'error' }));
  };
  return (
    <Frame as="section" aria-labelledby={id}>
      <PanelTitle as="h2" id={id}>
        {t('payment.title', { amount })}
      </PanelTitle>
      <CodeFrame>
        <QrCode text={transfer.payload} label={t('payment.qrCode', { amount, content: transfer.content })} />
      </CodeFrame>
      <Centered>
        <Elsewhere>{t('payment.hint')}</Elsewhere>
        <Here>{t('payment.hintHere')}</Here>
      </Centered>
      <Button variant="outlined" wide onClick={({ currentTarget }) => save(currentTarget)}>
        <Download size={18} aria-hidden />
        {t('payment.save')}
      </Button>
      <TransferRows transfer={transfer} />
      {payBy !== undefined && <Deadline>{t('payment.deadline', { ...formatMoment(payBy, locale) })}</Deadline>}
      <Live>{t('payment.live')}</Live>
    </Frame>
  );
}
