import type { Payment } from '@gvg/contracts/cart/http/payments';
import { queuedPaymentStatuses } from '@gvg/contracts/cart/terms';
import { formatMoney } from '@gvg/contracts/values/money';
import { Link } from '@gvg/router';
import { Tag, color, fontSize, fontWeight, styled } from '@gvg/ui';
import { formatDayTime } from '../../../texts/format.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';

const Row = styled(Link)({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 10,
  padding: '10px 16px',
  color: color.ink,
  textDecoration: 'none',
  'li + li > &': { borderTop: `1px solid ${color.line}` },
  '&:hover': { backgroundColor: color.paper },
  '&[aria-current]': { backgroundColor: color.jadeSoft, boxShadow: `inset 3px 0 ${color.jade}` },
  '&:focus-visible': { outlineOffset: -3 },
  '& b': { display: 'block', fontWeight: fontWeight.heading },
  '& small': { display: 'block', color: color.muted, fontSize: fontSize.small, overflowWrap: 'anywhere' },
});
const End = styled('span')({
  display: 'grid',
  flex: 'none',
  alignContent: 'start',
  justifyItems: 'end',
  gap: 4,
  color: color.muted,
  fontSize: fontSize.small,
});

export const needsHand = ({ status }: Payment): boolean =>
  (queuedPaymentStatuses as readonly Payment['status'][]).includes(status);

/** A transfer in the list; its details are beside the list. */
export function PaymentRow({ payment, to, isChosen }: { payment: Payment; to: string; isChosen: boolean }) {
  const { t, locale } = useStaffTexts();
  const { amount, content, status, code, receivedAt } = payment;
  return (
    <li>
      <Row to={to} {...(isChosen ? { 'aria-current': 'true' as const } : {})}>
        <span>
          <b>{formatMoney(amount)}</b>
          <small>{content === '' ? t('dashboard.noContent') : content}</small>
          {code !== undefined && <small>{code}</small>}
        </span>
        <End>
          <Tag tone={needsHand(payment) ? 'gold' : 'soft'}>{t(`payments.status.${status}`)}</Tag>
          {formatDayTime(new Date(receivedAt), locale)}
        </End>
      </Row>
    </li>
  );
}
