import type { ApiError } from '@gvg/browser-kit';
import type { BulkChange } from '@gvg/contracts/catalogue/http/bulk-change-schema';
import { formatNumber } from '@gvg/contracts/values/format-number';
import { Button, color, fontSize, fontWeight, radius, rem, styled } from '@gvg/ui';
import { TextButton } from '@gvg/ui/later-components';
import { RotateCcw } from '@gvg/ui/later-icons';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { formatDay } from '../../../texts/format.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { isActive } from '../api/bulk-changes.ts';
import type { RowsOfChange } from '../api/bulk-changes.ts';
import type { BulkTexts } from '../bulk-texts.ts';

const dayMs = 86_400_000;

const Banner = styled('section')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  marginBottom: 12,
  padding: '6px 14px',
  borderRadius: radius.input,
  backgroundColor: color.jadeSoft,
  fontSize: fontSize.note,
  '& > svg': { flex: 'none' },
  '& > p': { flex: `1 1 ${rem(280)}`, margin: 0, overflowWrap: 'anywhere' },
  '& b': { fontWeight: fontWeight.heading },
  '& progress': { flex: `0 1 ${rem(200)}`, height: 8, accentColor: color.jade },
});

export interface BulkBannersProps<Change extends BulkChange> {
  /** Newest first. */
  changes: readonly Change[];
  /** Called when a change has ended, because the list is then outdated. */
  onEnded: () => void;
  bannerOf: (change: Change) => ReactNode;
}

/** Progress of a running change. For a finished one, how much of it can be undone, until when, and the button for it. */
export function BulkBanners<Change extends BulkChange>({ changes, onEnded, bannerOf }: BulkBannersProps<Change>) {
  const { t } = useStaffTexts();
  const [areAllShown, setAllShown] = useState(false);
  const running = changes
    .filter(isActive)
    .map(({ _id }) => _id)
    .join();
  const before = useRef(running);
  useEffect(() => {
    if (before.current !== '' && before.current !== running) onEnded();
    before.current = running;
  }, [onEnded, running]);
  const isNews = (change: Change, index: number) =>
    isActive(change) || (index === 0 && !isForgotten(change, new Date()));
  const news = changes.filter(isNews);
  const others = changes.filter((change) => !news.includes(change));
  return (
    <>
      {[...news, ...(areAllShown ? others : [])].map(bannerOf)}
      {others.length > 0 && (
        <TextButton aria-expanded={areAllShown} onClick={() => setAllShown(!areAllShown)}>
          {areAllShown ? t('list.showLess') : t('changes.others', { count: others.length })}
        </TextButton>
      )}
    </>
  );
}

/** An undone change stays visible for a day. */
const isForgotten = ({ takenBackAt }: BulkChange, now: Date) =>
  takenBackAt !== undefined && now.getTime() - Date.parse(takenBackAt) > dayMs;

/** Returns true once the skipped rows of a change can be counted. */
export const hasEnded = ({ state }: Pick<BulkChange, 'state'>): boolean => state === 'DONE' || state === 'TAKEN_BACK';

export interface BulkBannerProps {
  texts: BulkTexts;
  change: BulkChange;
  /** Action and number of rows. */
  title: string;
  /** Undefined while loading. */
  counts: { notRestorable: number; leftOut: number } | undefined;
  takeBack: {
    mutate: (input: { params: { id: string } }, options: { onSuccess: () => void }) => void;
    isPending: boolean;
    error: ApiError | null;
    reset: () => void;
  };
  rowsDialog: (rows: RowsOfChange, onClose: () => void) => ReactNode;
}

/** Banner of one bulk change. */
export function BulkBanner({ texts, change, title, counts, takeBack, rowsDialog }: BulkBannerProps) {
  const { t, locale } = useStaffTexts();
  const [asked, setAsked] = useState<'takeBack' | RowsOfChange>();
  const { _id: id, state, count, done, failed, restored, notRestored, by, startedAt, expiresAt } = change;
  const number = (value: number) => formatNumber(value, 0);
  const signature = [by.name ?? t('area.formerStaff'), formatDay(new Date(startedAt), locale)].join(', ');
  const stay = state === 'DONE' ? (counts?.notRestorable ?? 0) : 0;
  const leftOut = hasEnded(change) ? (counts?.leftOut ?? 0) : 0;
  const finished = state === 'TAKING_BACK' ? restored + notRestored : done + failed;
  const goal = state === 'TAKING_BACK' ? done : count;
  const days = Math.max(1, Math.ceil((Date.parse(expiresAt) - Date.now()) / dayMs));
  const close = () => setAsked(undefined);
  return (
    <Banner aria-label={title}>
      <RotateCcw size={18} aria-hidden />
      {isActive(change) ? (
        <>
          <p role="status">
            <b>{title}</b>, {signature}. {t(`changes.states.${state}`)}
          </p>
          <progress value={finished} max={goal} aria-label={t(`changes.states.${state}`)} />
          <span>{t('changes.progress', { done: number(finished), goal: number(goal) })}</span>
        </>
      ) : (
        <p>
          <b>{title}</b>, {signature}.{' '}
          {change.isStopped === true && `${t('changes.stopped', { done: number(finished), goal: number(count) })} `}
          {state === 'TAKEN_BACK'
            ? t(`${texts}.takenBack`, { restored: number(restored) })
            : counts && t(`${texts}.restorable`, { number: number(done - stay) })}{' '}
          {stay > 0 && t(`${texts}.editedSince`, { count: stay, number: number(stay) })}
        </p>
      )}
      {stay > 0 && (
        <TextButton onClick={() => setAsked('NOT_RESTORABLE')}>
          {t(`${texts}.see`, { number: number(stay) })}
        </TextButton>
      )}
      {leftOut > 0 && (
        <TextButton onClick={() => setAsked('LEFT_OUT')}>
          {t(`${texts}.seeLeftOut`, { number: number(leftOut) })}
        </TextButton>
      )}
      {state === 'DONE' && (
        <>
          <b>{t('changes.daysLeft', { count: days })}</b>
          <Button
            variant="outlined"
            disabled={done === 0}
            onClick={() => {
              takeBack.reset();
              setAsked('takeBack');
            }}
          >
            {t('changes.takeBack')}
          </Button>
        </>
      )}
      {asked === 'takeBack' && (
        <ConfirmDialog
          title={t('changes.takeBackTitle', { title })}
          text={t(`${texts}.takeBackText`)}
          submit={t(`${texts}.takeBackSubmit`, { number: number(done - stay) })}
          isPending={takeBack.isPending}
          error={takeBack.error}
          onSubmit={() => takeBack.mutate({ params: { id } }, { onSuccess: close })}
          onClose={close}
        />
      )}
      {asked !== undefined && asked !== 'takeBack' && rowsDialog(asked, close)}
    </Banner>
  );
}
