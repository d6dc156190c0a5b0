import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { formatMoney } from '@gvg/contracts/values/money';
import { Note, Panel, PanelTitle, color, radius, styled } from '@gvg/ui';
import { Check } from '@gvg/ui/later-icons';
import { useState } from 'react';
import { ShopCannotBePaid } from '../../../components/shop-cannot-be-paid.tsx';
import { useOrderTexts } from '../../../texts/order-texts.ts';
import { PaymentPanel } from './payment-panel.tsx';

const Frame = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '&:has(> [role="status"]:only-child:empty)': { display: 'none' },
  '& > [role="status"]:empty': { display: 'none' },
});
const Received = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '0 14px',
  padding: 20,
  border: `1px solid ${color.jade}`,
  borderRadius: radius.panel,
  backgroundColor: color.jadeSoft,
  color: color.ink,
});

/** The amount due, and payments that arrived since the page was opened. */
export function OrderPayment({ order: { totals, transfer, payBy, status } }: { order: Order }) {
  const { t } = useOrderTexts();
  const [paidBefore] = useState(totals.paid);
  const received = totals.paid - paidBefore;
  const due = formatMoney(totals.due);
  return (
    <Frame>
      <div role="status">
        {received > 0 && (
          <Received>
            <Check size={28} aria-hidden />
            <div>
              <PanelTitle as="p">
                {totals.due > 0 ? t('payment.partly', { received: formatMoney(received), due }) : t('payment.received')}
              </PanelTitle>
              {totals.due === 0 && <Note>{t('payment.receivedText', { received: formatMoney(received) })}</Note>}
            </div>
          </Received>
        )}
      </div>
      {totals.due > 0 &&
        (transfer === undefined ? (
          <Panel>
            <ShopCannotBePaid text={t('payment.noAccount', { due })} ask={t('payment.askShop')} />
          </Panel>
        ) : (
          <PaymentPanel transfer={transfer} payBy={status === 'AWAITING_DEPOSIT' ? payBy : undefined} />
        ))}
    </Frame>
  );
}
