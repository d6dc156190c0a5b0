import type { ApiError } from '@gvg/browser-kit';
import { FormError } from '@gvg/browser-kit/forms';
import { formatNumber } from '@gvg/contracts/values/format-number';
import { useTranslation } from '@gvg/i18n';
import { Button, color, fontSize, fontWeight, radius, rem, styled } from '@gvg/ui';
import { TextButton } from '@gvg/ui/later-components';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { ViewSwitch } from '../../../components/view-switch.ts';
import { formatTime } from '../../../texts/format.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import type { BulkTexts } from '../bulk-texts.ts';
import { withChosen } from '../use-choice.ts';
import type { Choice, Chosen } from '../use-choice.ts';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 14px',
  padding: '8px 16px',
  backgroundColor: color.jadeSoft,
  '& > span': { fontWeight: fontWeight.strong },
  '& > :last-child': { marginInlineStart: 'auto' },
});
const Panel = styled('section')({
  marginBottom: 12,
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.card,
  fontSize: fontSize.note,
});
const Fields = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '10px 16px',
  '& > [data-end]': { marginInlineStart: 'auto', color: color.muted, fontSize: fontSize.small },
});
const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '10px 0',
  fontSize: fontSize.small,
  color: color.muted,
  '& > p': { flex: `1 1 ${rem(240)}`, margin: 0 },
});
const Problem = styled('div')({ padding: '0 16px 10px' });

/** Figures of a preview, as returned by the service. */
export interface PreviewFigures {
  preview: string;
  count: number;
  refused: readonly { reason: string; count: number }[];
  expiresAt: string;
}

interface Write<Input, Answer> {
  mutate: (input: Input, options: { onSuccess: (answer: Answer) => void }) => void;
  isPending: boolean;
  error: ApiError | null;
  reset: () => void;
}

export interface ShownPreview<Action> {
  id: string;
  action: Action;
  page: number;
  onGo: (page: number) => void;
  isChosen: (id: string) => boolean;
  onChoose: (ids: readonly string[], isChosen: boolean) => void;
}

export interface BulkPanelProps<Action, Input, Figures extends PreviewFigures> {
  texts: BulkTexts;
  chosen: Chosen;
  /** Ids of the rows on the current page of the list. */
  listed: readonly string[];
  /** Number of rows that match the filter, formatted. */
  total: string;
  /** Chosen action. Undefined while a field is missing, which `missing` then names. */
  action: Action | undefined;
  missing?: string;
  /** Fields of the action. They call `onChange` when the action changes, which closes the preview. */
  fields: (onChange: () => void) => ReactNode;
  preview: Write<Input, Figures>;
  inputOf: (choice: Choice, action: Action) => Input;
  start: Write<{ body: { preview: string } }, unknown>;
  /** Additional note on a preview. */
  noteOf?: (figures: Figures) => string | undefined;
  table: (shown: ShownPreview<Action>) => ReactNode;
  /** Confirmation question, and the label of its button. */
  question: (action: Action, count: number) => string;
  verb: (action: Action, count: number) => string;
  /** The list, which the preview replaces. */
  children: ReactNode;
}

/** Panel for an action on the chosen rows: a preview replaces the list, and confirming it starts the change. Renders only the list while nothing is chosen. */
export function BulkPanel<Action, Input, Figures extends PreviewFigures>({
  texts,
  chosen,
  listed,
  total,
  action,
  missing,
  fields,
  preview: write,
  inputOf,
  start,
  noteOf,
  table,
  question,
  verb,
  children,
}: BulkPanelProps<Action, Input, Figures>) {
  const { t } = useStaffTexts();
  const { t: tError } = useTranslation('errors');
  const [wasSent, setSent] = useState(false);
  const [previewed, setPreviewed] = useState<{ action: Action; figures: Figures }>();
  const [page, setPage] = useState(1);
  const [isConfirming, setConfirming] = useState(false);
  const shown = chosen.isAny ? previewed : undefined;
  const { isAll, ids } = chosen.choice;
  const leave = () => {
    setPreviewed(undefined);
    write.reset();
    setSent(false);
  };
  const clear = () => {
    leave();
    chosen.clear();
  };
  const ask = (choice: Choice, asked: Action) =>
    write.mutate(inputOf(choice, asked), { onSuccess: (figures) => setPreviewed({ action: asked, figures }) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (action === undefined || write.isPending) return;
    setPage(1);
    ask(chosen.choice, action);
  };
  const choose = (next: Choice) => {
    chosen.set(next);
    leave();
  };
  const rechoose = (rows: readonly string[], isChosen: boolean) => {
    const next = withChosen(chosen.choice, rows, isChosen);
    chosen.set(next);
    if (shown === undefined) return;
    if (!next.isAll && next.ids.size === 0) leave();
    else ask(next, shown.action);
  };
  const number = (value: number) => formatNumber(value, 0);
  const matching = shown?.figures.refused.reduce((sum, { count }) => sum + count, shown.figures.count);
  const without =
    ids.size === 0
      ? ''
      : matching === undefined
        ? t('changes.without', { number: number(ids.size) })
        : t(`${texts}.withoutLeft`, { number: number(ids.size), left: number(matching) });
  const { error } = write;
  const problem =
    wasSent && action === undefined
      ? missing
      : error === null
        ? undefined
        : error.status === 0
          ? t('list.offline')
          : (error.details[0]?.message ?? tError(error.code));
  return (
    <>
      {chosen.isAny && (
        <Panel aria-label={t(`${texts}.title`)}>
          <Head>
            <span role="status">
              {isAll ? t(`${texts}.chosenAll`, { total, without }) : t(`${texts}.chosen`, { number: number(ids.size) })}
            </span>
            <ViewSwitch role="group" aria-label={t(`${texts}.which`)}>
              <button
                type="button"
                aria-pressed={!isAll && ids.size === listed.length && listed.every((id) => ids.has(id))}
                onClick={() => choose({ isAll: false, ids: new Set(listed) })}
              >
                {t('changes.thisPage', { number: number(listed.length) })}
              </button>
              <button type="button" aria-pressed={isAll} onClick={() => choose({ isAll: true, ids: new Set() })}>
                {t('changes.allMatching')}
              </button>
            </ViewSwitch>
            <TextButton onClick={clear}>{t('together.clear')}</TextButton>
          </Head>
          <Fields noValidate onSubmit={submit}>
            {fields(leave)}
            <Button type="submit" variant={shown === undefined ? 'primary' : 'outlined'} disabled={write.isPending}>
              {t('changes.preview')}
            </Button>
            {shown && (
              <span data-end="">{t('changes.heldUntil', { time: formatTime(new Date(shown.figures.expiresAt)) })}</span>
            )}
          </Fields>
          {problem !== undefined && (
            <Problem>
              <FormError message={problem} />
            </Problem>
          )}
        </Panel>
      )}
      {shown === undefined ? (
        children
      ) : (
        <>
          {table({
            id: shown.figures.preview,
            action: shown.action,
            page,
            onGo: setPage,
            isChosen: (id) => ids.has(id) !== isAll,
            onChoose: rechoose,
          })}
          <Foot>
            <p>
              {shown.figures.refused.map(({ reason, count }) => (
                <span key={reason}>
                  {t(`${texts}.refused`, {
                    count,
                    number: number(count),
                    reason: t(`${texts}.reasons.${reason}`),
                  })}{' '}
                </span>
              ))}
              {[noteOf?.(shown.figures), t(`${texts}.rules`)].filter((note) => note !== undefined).join(' ')}
            </p>
            <TextButton onClick={leave}>{t('changes.backToList')}</TextButton>
            <Button
              disabled={shown.figures.count === 0 || write.isPending}
              onClick={() => {
                start.reset();
                setConfirming(true);
              }}
            >
              {verb(shown.action, shown.figures.count)}
            </Button>
          </Foot>
        </>
      )}
      {isConfirming && shown && (
        <ConfirmDialog
          title={question(shown.action, shown.figures.count)}
          text={t(`${texts}.confirmText`)}
          submit={verb(shown.action, shown.figures.count)}
          isPending={start.isPending}
          error={start.error}
          onClose={() => setConfirming(false)}
          onSubmit={() =>
            start.mutate(
              { body: { preview: shown.figures.preview } },
              {
                onSuccess() {
                  setConfirming(false);
                  clear();
                },
              },
            )
          }
        />
      )}
    </>
  );
}
