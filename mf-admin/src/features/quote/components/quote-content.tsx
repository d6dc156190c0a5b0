import { shellApi } from '@gvg/browser-kit';
import { FormError, FormField, useUnsavedChangesGuard } from '@gvg/browser-kit/forms';
import type { Quote } from '@gvg/contracts/cart/http/quotes';
import { useTranslation } from '@gvg/i18n';
import { useQuery } from '@gvg/query';
import { Button, Note, from, styled } from '@gvg/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { CardContent, StaffCard } from '../../../components/staff-card.tsx';
import { formatDayTime } from '../../../texts/format.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { cartSettingsQuery, useAnswerQuote } from '../../quotes/api/quotes.ts';
import { answerOf, draftOf, wrongFields } from '../answer-draft.ts';
import { AnswerLine } from './answer-line.tsx';
import { AnswerSums } from './answer-sums.tsx';
import { VersionsCard } from './versions-card.tsx';

const Columns = styled('form')({
  display: 'grid',
  gap: 12,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 344px' },
});
const Stack = styled('div')({ display: 'grid', gap: 12, minWidth: 0 });
const Pair = styled('div')({
  display: 'grid',
  gap: 12,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [from.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

/** Quotes that can be answered or answered again. */
const isOpen = ({ status }: Quote) => status === 'REQUESTED' || status === 'ANSWERED';

const usualHours = 72;

/** Editor of the answer with a preview for the customer. */
export function QuoteContent({ quote }: { quote: Quote }) {
  const { t, locale } = useStaffTexts();
  const { t: tError } = useTranslation('errors');
  const { data: settings } = useQuery(cartSettingsQuery);
  const [drafts, setDrafts] = useState(() => draftOf(quote));
  const [note, setNote] = useState(quote.versions.at(-1)?.note ?? '');
  const [hours, setHours] = useState<string>();
  const [isDirty, setDirty] = useState(false);
  const [wasSent, setSent] = useState(false);
  useUnsavedChangesGuard(isDirty);
  const answer = useAnswerQuote(() => {
    setDirty(false);
    setSent(false);
    shellApi().toast({ kind: 'success', text: t('quote.sent') });
  });
  const canAnswer = isOpen(quote);
  const validHours = Number(hours ?? settings?.quoteHours ?? usualHours);
  const areHoursWrong = !Number.isInteger(validHours) || validHours < 1 || validHours > 24 * 60;
  const missing = drafts.filter((draft) => wrongFields(draft).length > 0).length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    const lines = answerOf(drafts);
    if (lines === undefined || areHoursWrong || answer.isPending) return;
    answer.mutate({
      params: { id: quote._id },
      body: { lines, note: note.trim(), validHours, revision: quote.revision },
    });
  };
  return (
    <Columns noValidate onSubmit={submit}>
      <Stack>
        <StaffCard
          title={t('quote.lines')}
          head={t('quote.linesHint', { count: quote.lines.length })}
          isUrgent={quote.status === 'REQUESTED'}
        >
          {quote.lines.map((line) => {
            const draft = drafts.find((each) => each.line === line._id);
            return (
              draft && (
                <AnswerLine
                  key={line._id}
                  line={line}
                  draft={draft}
                  before={quote.versions.at(-1)?.lines.find((each) => each.line === line._id)}
                  feePercent={settings?.feePercent}
                  isReadOnly={!canAnswer}
                  showsErrors={wasSent}
                  onChange={(change) => {
                    setDirty(true);
                    setDrafts((all) => all.map((each) => (each.line === line._id ? { ...each, ...change } : each)));
                  }}
                />
              )
            );
          })}
        </StaffCard>
        <Pair>
          <StaffCard title={t('quote.message')}>
            <CardContent>
              {quote.note !== '' && <Note>{t('quote.customerNote', { note: quote.note })}</Note>}
              <FormField label={t('quote.messageLabel')}>
                {(control) => (
                  <textarea
                    {...control}
                    rows={4}
                    maxLength={2_000}
                    readOnly={!canAnswer}
                    value={note}
                    onChange={({ currentTarget }) => {
                      setDirty(true);
                      setNote(currentTarget.value);
                    }}
                  />
                )}
              </FormField>
            </CardContent>
          </StaffCard>
          <VersionsCard quote={quote} />
        </Pair>
      </Stack>
      <Stack>
        <AnswerSums quote={quote} drafts={drafts} feePercent={settings?.feePercent ?? 0} />
        {canAnswer ? (
          <>
            <StaffCard title={t('quote.holds')}>
              <CardContent>
                <FormField
                  label={t('quote.hours')}
                  error={areHoursWrong ? t('quote.hoursWrong') : undefined}
                  hint={
                    areHoursWrong
                      ? undefined
                      : t('quote.until', {
                          time: formatDayTime(new Date(Date.now() + validHours * 3_600_000), locale),
                        })
                  }
                >
                  {(control) => (
                    <input
                      {...control}
                      inputMode="numeric"
                      value={hours ?? String(settings?.quoteHours ?? usualHours)}
                      onChange={({ currentTarget }) => {
                        setDirty(true);
                        setHours(currentTarget.value.trim());
                      }}
                    />
                  )}
                </FormField>
              </CardContent>
            </StaffCard>
            <FormError
              message={
                wasSent && missing > 0
                  ? t('quote.incomplete', { count: missing })
                  : answer.error === null
                    ? undefined
                    : tError(answer.error.code)
              }
            />
            <Button type="submit" wide disabled={answer.isPending}>
              {t('quote.submit', { version: quote.versions.length + 1 })}
            </Button>
            {quote.versions.length > 0 && <Note>{t('quote.replaces', { version: quote.versions.length })}</Note>}
          </>
        ) : (
          <Note>{t(`quote.closed.${quote.status}`)}</Note>
        )}
      </Stack>
    </Columns>
  );
}
