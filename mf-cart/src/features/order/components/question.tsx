import { Button, Panel, color, fontWeight, radius, styled, tabularFigures } from '@gvg/ui';
import { Hourglass } from '@gvg/ui/later-icons';
import { useState } from 'react';
import { formatMoment } from '../../../texts/format.ts';
import { useOrderTexts } from '../../../texts/order-texts.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { timeLeft } from '../../quote/time-left.ts';
import { useNow } from '../../quote/use-now.ts';

/** The remaining time is shown in minutes or longer units. */
const tickMs = 30_000;

/** Frame of a question to the customer. */
export const QuestionFrame = styled(Panel)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  marginBottom: 16,
  borderColor: color.gold,
  overflowWrap: 'anywhere',
});
const Deadline = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  margin: 0,
  padding: '10px 14px',
  borderRadius: radius.input,
  backgroundColor: color.goldSoft,
  color: color.ink,
  '& b': { ...tabularFigures, fontWeight: fontWeight.heading },
});
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** Deadline of the answer and the remaining time. */
export function AnswerBy({ until }: { until: string }) {
  const { t, locale } = useOrderTexts();
  const now = useNow(tickMs);
  const left = timeLeft(until, now);
  return (
    <Deadline>
      <Hourglass size={18} aria-hidden />
      {t('order.asked.until', { ...formatMoment(until, locale, now) })}
      {left && <b role="timer">{t('quote.left', { time: t(`quote.${left.key}`, left.values) })}</b>}
    </Deadline>
  );
}

export interface AnswersProps {
  accept: string;
  decline: string;
  /** Confirmation of declining. */
  confirmation: { title: string; text: string };
  isPending: boolean;
  onAnswer: (isAccepted: boolean) => void;
}

/** The two answers. Declining needs a confirmation, because it cannot be undone. */
export function Answers({ accept, decline, confirmation, isPending, onAnswer }: AnswersProps) {
  const [isDeclining, setDeclining] = useState(false);
  return (
    <>
      <Buttons>
        <Button disabled={isPending} onClick={() => onAnswer(true)}>
          {accept}
        </Button>
        <Button variant="outlined" aria-haspopup="dialog" disabled={isPending} onClick={() => setDeclining(true)}>
          {decline}
        </Button>
      </Buttons>
      {isDeclining && (
        <ConfirmDialog
          {...confirmation}
          confirmLabel={decline}
          onConfirm={() => {
            setDeclining(false);
            onAnswer(false);
          }}
          onClose={() => setDeclining(false)}
        />
      )}
    </>
  );
}
