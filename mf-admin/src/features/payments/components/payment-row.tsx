import type { Payment } from '@gvg/contracts/cart/http/payments';
import { queuedPaymentStatuses } from '@gvg/contracts/cart/terms';
import { formatMoney } from '@gvg/contracts/values/money';
import { Tag } from '@gvg/ui';
import { DetailRow } from '../../../table/detail-list.tsx';
import { formatDayTime } from '../../../texts/format.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';

export const needsHand = ({ status }: Payment): boolean =>
  (queuedPaymentStatuses as readonly Payment['status'][]).includes(status);

/** Row of the list. The details open next to the list. */
export function PaymentRow({ payment, to, isChosen }: { payment: Payment; to: string; isChosen: boolean }) {
  const { t, locale } = useStaffTexts();
  const { amount, content, status, code, receivedAt } = payment;
  return (
    <DetailRow
      to={to}
      isChosen={isChosen}
      title={formatMoney(amount)}
      lines={[content === '' ? t('dashboard.noContent') : content, ...(code === undefined ? [] : [code])]}
      end={
        <>
          <Tag tone={needsHand(payment) ? 'gold' : 'soft'}>{t(`payments.status.${status}`)}</Tag>
          {formatDayTime(new Date(receivedAt), locale)}
        </>
      }
    />
  );
}
