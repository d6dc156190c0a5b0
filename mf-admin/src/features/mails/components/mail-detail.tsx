import { shellApi } from '@gvg/browser-kit';
import type { UserSummary } from '@gvg/contracts/identity/http/user-schema';
import type { MailDelivery } from '@gvg/contracts/notify/http/mail-deliveries';
import { isSecurityMail } from '@gvg/contracts/notify/mail-templates';
import { useQuery } from '@gvg/query';
import { Button, Note, SkeletonBox, Text, color, fontWeight, radius, styled } from '@gvg/ui';
import { Send } from '@gvg/ui/later-icons';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { Facts } from '../../../components/facts.ts';
import { LoadError } from '../../../components/load-error.tsx';
import { PersonLink } from '../../../components/person-link.tsx';
import { CardContent, StaffCard } from '../../../components/staff-card.tsx';
import { formatDayTime } from '../../../texts/format.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { useFailureText } from '../use-failure-text.ts';
import { mailQuery, useSendMailAgain } from '../api/mails.ts';

const Stack = styled('div')({ display: 'grid', gap: 14, minWidth: 0 });
const Body = styled('div')({
  padding: '12px 14px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.input,
  backgroundColor: color.paper,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  '& b': { display: 'block', marginBottom: 8, fontWeight: fontWeight.heading },
});

/** Content of a mail, or the reason why it cannot be shown. */
function Content({ id }: { id: string }) {
  const { t } = useStaffTexts();
  const { data, error, refetch } = useQuery(mailQuery(id));
  if (data === undefined)
    return error === null ? (
      <SkeletonBox sx={{ height: 160 }} />
    ) : (
      <LoadError error={error} retry={() => void refetch()} />
    );
  if (data.content === null)
    return <Text>{t(`mails.reason.${data.reason}`, { defaultValue: t('mails.reason.other') })}</Text>;
  return (
    <>
      <Body>
        <b>{data.content.subject}</b>
        {data.content.text}
      </Body>
      <Note>{t('mails.bodyHint')}</Note>
    </>
  );
}

export interface MailDetailProps {
  mail: MailDelivery;
  user: UserSummary | undefined;
}

/** One mail: its delivery, its content without links, and a button to resend it. */
export function MailDetail({ mail, user }: MailDetailProps) {
  const { t, locale } = useStaffTexts();
  const failure = useFailureText();
  const [isAsked, setAsked] = useState(false);
  const { _id, template, status, attempts, lastError, requestedAt, nextAttemptAt, sentAt } = mail;
  const name = t(`mails.template.${template}`);
  const write = useSendMailAgain(() => {
    setAsked(false);
    shellApi().toast({ kind: 'success', text: t('mails.sentAgain', { name }) });
  });
  const time = (instant: string | null) => (instant === null ? '–' : formatDayTime(new Date(instant), locale));
  const facts = [
    ['requestedAt', time(requestedAt)],
    ['sentAt', time(sentAt)],
    ['attempts', String(attempts)],
    ['nextAttemptAt', time(nextAttemptAt)],
  ] as const;
  return (
    <Stack>
      <StaffCard title={name} head={<span>{t(`mails.status.${status}`)}</span>} isUrgent={status === 'FAILED'}>
        <CardContent>
          <Facts>
            <div>
              <dt>{t('mails.facts.reader')}</dt>
              <dd>{mail.user === null ? t('mails.closedAccount') : <PersonLink id={mail.user} user={user} />}</dd>
            </div>
            {facts.map(([key, value]) => (
              <div key={key}>
                <dt>{t(`mails.facts.${key}`)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Facts>
          {lastError !== null && (
            <div>
              <b>{t('mails.failure')}</b> {failure(lastError)}
            </div>
          )}
          <Note>{t(`mails.statusText.${status}`)}</Note>
          {status !== 'WAITING' && (
            <div>
              <Button variant="outlined" onClick={() => setAsked(true)}>
                <Send size={16} aria-hidden />
                {t('mails.sendAgain')}
              </Button>
            </div>
          )}
        </CardContent>
      </StaffCard>
      <StaffCard title={t('mails.body')}>
        <CardContent>
          <Content id={_id} />
        </CardContent>
      </StaffCard>
      {isAsked && (
        <ConfirmDialog
          title={t('mails.againTitle', { name, reader: user?.displayName ?? t('mails.theReader') })}
          text={t(isSecurityMail(template) ? 'mails.againCode' : 'mails.againText')}
          submit={t('mails.sendAgain')}
          isPending={write.isPending}
          error={write.error}
          onSubmit={() => write.mutate(_id)}
          onClose={() => setAsked(false)}
        />
      )}
    </Stack>
  );
}
