import type { UserSummary } from '@gvg/contracts/identity/http/user-schema';
import type { MailDelivery } from '@gvg/contracts/notify/http/mail-deliveries';
import { formatDayTime } from '../../../texts/format.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { DetailRow } from '../../../table/detail-list.tsx';
import { useFailureText } from '../use-failure-text.ts';
import { DeliveryStatusTag } from './delivery-status.tsx';

/** Row of the log. The details open next to the list. */
export function MailRow({
  mail,
  user,
  to,
  isChosen,
}: {
  mail: MailDelivery;
  user: UserSummary | undefined;
  to: string;
  isChosen: boolean;
}) {
  const { t, locale } = useStaffTexts();
  const failure = useFailureText();
  const { template, status, attempts, lastError, requestedAt } = mail;
  const reader =
    mail.user === null
      ? t('mails.closedAccount')
      : (user?.displayName ?? t('users.unknown', { id: mail.user.slice(-6) }));
  return (
    <DetailRow
      to={to}
      isChosen={isChosen}
      title={t(`mails.template.${template}`)}
      lines={[
        reader,
        ...(lastError === null ? [] : [failure(lastError)]),
        ...(attempts > 1 ? [t('mails.attemptsOf', { count: attempts })] : []),
      ]}
      end={
        <>
          <DeliveryStatusTag status={status} />
          {formatDayTime(new Date(requestedAt), locale)}
        </>
      }
    />
  );
}
