import type { Payment } from '@gvg/contracts/cart/http/payments';
import { formatMoney } from '@gvg/contracts/values/money';
import { Link } from '@gvg/router';
import { Note, color, fontWeight, styled } from '@gvg/ui';
import { TextButton } from '@gvg/ui/later-components';
import { useState } from 'react';
import { Facts } from '../../../components/facts.ts';
import { CardContent, StaffCard } from '../../../components/staff-card.tsx';
import { formatDayTime } from '../../../texts/format.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { AllocationsCard } from './allocations-card.tsx';
import type { OrderPart } from './allocations-card.tsx';
import { AssignCard } from './assign-card.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { ReturnCard } from './return-card.tsx';

const Stack = styled('div')({ display: 'grid', gap: 14, minWidth: 0 });
const Twin = styled(Link)({ color: color.jade, fontWeight: fontWeight.strong });

/** One transfer: its allocations, and actions on the rest. */
export function PaymentDetail({ payment }: { payment: Payment }) {
  const { t, locale } = useStaffTexts();
  const { amount, content, receivedAt, account, bankReference, allocations, unallocated, wasInTime } = payment;
  const [dialog, setDialog] = useState<'correct' | OrderPart>();
  const facts = [
    ['content', content === '' ? t('dashboard.noContent') : content],
    ['receivedAt', formatDayTime(new Date(receivedAt), locale)],
    ['account', account],
    ['reference', bankReference],
    ['unallocated', formatMoney(unallocated)],
  ] as const;
  return (
    <Stack>
      <StaffCard
        title={t('payments.transfer')}
        head={wasInTime ? t('payments.wasInTime') : undefined}
        isUrgent={unallocated > 0}
      >
        <CardContent>
          <Facts>
            <div>
              <dt>{t('payments.fields.amount')}</dt>
              <dd data-amount="">{formatMoney(amount)}</dd>
            </div>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{t(`payments.fields.${name}`)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Facts>
          {payment.isFormerAccount === true && <Note>{t('payments.isFormerAccount')}</Note>}
          {payment.twin !== undefined && (
            <Note>
              {t('payments.hasTwin')}{' '}
              <Twin to={`/admin/payments?status=ALL&payment=${payment.twin}`}>{t('payments.seeTwin')}</Twin>
            </Note>
          )}
          <TextButton onClick={() => setDialog('correct')}>{t('payments.correctOpen')}</TextButton>
        </CardContent>
      </StaffCard>
      {unallocated > 0 && (
        <>
          <AssignCard payment={payment} />
          <ReturnCard payment={payment} />
        </>
      )}
      {allocations.length > 0 && <AllocationsCard payment={payment} onMove={setDialog} />}
      {dialog === 'correct' && <CorrectDialog payment={payment} onClose={() => setDialog(undefined)} />}
      {typeof dialog === 'object' && (
        <MoveDialog payment={payment} from={dialog} onClose={() => setDialog(undefined)} />
      )}
    </Stack>
  );
}
