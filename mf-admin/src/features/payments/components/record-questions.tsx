import type { ApiError } from '@gvg/browser-kit';
import type { Payment } from '@gvg/contracts/cart/http/payments';
import { formatMoney } from '@gvg/contracts/values/money';
import { Note } from '@gvg/ui';
import { ChoiceLabel } from '@gvg/ui/later-components';
import { useState } from 'react';
import { formatDay } from '../../../texts/format.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';

export interface SaidOfTransfer {
  isAnotherTransfer?: boolean;
  isDayConfirmed?: boolean;
}

interface RecordQuestionsProps {
  /** Error of the attempt to record the transfer. */
  error: ApiError | null;
  said: SaidOfTransfer;
  onSay: (said: SaidOfTransfer) => void;
}

/** Collects the questions about a transfer. Each stays visible while its answer is sent. */
function useAsked(error: ApiError | null) {
  const [asked, setAsked] = useState<{ twin?: Payment; isDay?: true }>({});
  const code = error?.details[0]?.code;
  const twin = error?.code === 'PAYMENT_WAS_EXISTED' && code !== undefined ? (error.current as Payment) : undefined;
  if (twin !== undefined && twin._id !== asked.twin?._id) setAsked({ ...asked, twin });
  if (code === 'DAY_NOT_CONFIRMED' && asked.isDay === undefined) setAsked({ ...asked, isDay: true });
  return asked;
}

/** Asks for confirmation of a transfer with an already recorded reference, or on a day that is probably mistyped. */
export function RecordQuestions({ error, said, onSay }: RecordQuestionsProps) {
  const { t, locale } = useStaffTexts();
  const { twin, isDay } = useAsked(error);
  return (
    <>
      {twin !== undefined && (
        <>
          <Note>
            {t('payments.twin', {
              amount: formatMoney(twin.amount),
              day: formatDay(new Date(twin.receivedAt), locale),
              content: twin.content,
            })}
          </Note>
          <ChoiceLabel>
            <input
              type="checkbox"
              checked={said.isAnotherTransfer === true}
              onChange={({ currentTarget }) => onSay({ ...said, isAnotherTransfer: currentTarget.checked })}
            />
            {t('payments.isAnotherTransfer')}
          </ChoiceLabel>
        </>
      )}
      {isDay === true && (
        <ChoiceLabel>
          <input
            type="checkbox"
            checked={said.isDayConfirmed === true}
            onChange={({ currentTarget }) => onSay({ ...said, isDayConfirmed: currentTarget.checked })}
          />
          {t('payments.isDayConfirmed')}
        </ChoiceLabel>
      )}
    </>
  );
}
