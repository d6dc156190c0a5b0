import { shellApi } from '@gvg/browser-kit';
import { FormError } from '@gvg/browser-kit/forms';
import type { DeadLetter } from '@gvg/contracts/identity/http/dead-letters';
import { useTranslation } from '@gvg/i18n';
import { Button, Note, color, fontSize, radius, styled } from '@gvg/ui';
import { RotateCcw } from '@gvg/ui/later-icons';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { CardContent, StaffCard } from '../../../components/staff-card.tsx';
import { formatDayTime } from '../../../texts/format.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { useLookAtDeadLetter, useReplayDeadLetter } from '../api/mails.ts';

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const Payload = styled('pre')({
  maxHeight: 320,
  margin: 0,
  padding: '10px 12px',
  overflow: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: radius.input,
  backgroundColor: color.paper,
  fontSize: fontSize.small,
});
const Words = styled('p')({
  margin: 0,
  overflowWrap: 'anywhere',
  '& code': { color: color.muted, fontSize: fontSize.small },
});

/** Indented JSON. Other text stays unchanged. */
function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

/** For example, `gvg.notify.on-order-placed.v1` is the consumer on-order-placed of notify. */
const consumerOf = (queue: string) => queue.split('.').slice(1, -1).join(' › ');

/** One failed event with its consumer and error. Its content is loaded on request. */
export function DeadLetterCard({ letter }: { letter: DeadLetter }) {
  const { t, locale } = useStaffTexts();
  const { t: tError } = useTranslation('errors');
  const [isAsked, setAsked] = useState(false);
  const look = useLookAtDeadLetter();
  const { id, queue, type, subject, reason, detail, diedAt } = letter;
  const name = type ?? t('mails.unreadable');
  const replay = useReplayDeadLetter(() => {
    setAsked(false);
    shellApi().toast({ kind: 'success', text: t('mails.replayed', { consumer: consumerOf(queue) }) });
  });
  return (
    <StaffCard
      title={name}
      head={
        <>
          <span>{consumerOf(queue)}</span>
          <span data-end="">{diedAt === '' ? '–' : formatDayTime(new Date(diedAt), locale)}</span>
        </>
      }
    >
      <CardContent>
        <Words>
          {t(`mails.deadReason.${reason}`, { defaultValue: reason })}{' '}
          <code>{[subject, detail].filter(Boolean).join(' · ')}</code>
        </Words>
        {look.data !== undefined && (
          <>
            <Payload tabIndex={0} role="group" aria-label={t('mails.payload')}>
              {readable(look.data.body)}
            </Payload>
            <Payload tabIndex={0} role="group" aria-label={t('mails.trace')}>
              {look.data.detail}
            </Payload>
          </>
        )}
        <Ways>
          <Button variant="outlined" onClick={() => setAsked(true)}>
            <RotateCcw size={16} aria-hidden />
            {t('mails.replay')}
          </Button>
          {look.data === undefined && (
            <Button variant="quiet" disabled={look.isPending} onClick={() => look.mutate(id)}>
              {t('mails.lookInside')}
            </Button>
          )}
        </Ways>
        {look.data === undefined && <Note>{t('users.lookHint')}</Note>}
        <FormError message={look.error === null ? undefined : tError(look.error.code)} />
      </CardContent>
      {isAsked && (
        <ConfirmDialog
          title={t('mails.replayTitle', { name, consumer: consumerOf(queue) })}
          text={t('mails.replayText')}
          submit={t('mails.replay')}
          isPending={replay.isPending}
          error={replay.error}
          onSubmit={() => replay.mutate(id)}
          onClose={() => setAsked(false)}
        />
      )}
    </StaffCard>
  );
}
