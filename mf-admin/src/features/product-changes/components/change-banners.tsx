import type { ProductChange } from '@gvg/contracts/catalogue/http/product-changes';
import { formatNumber } from '@gvg/contracts/values/format-number';
import { useQuery, useQueryClient } from '@gvg/query';
import { Button, color, fontSize, fontWeight, radius, rem, styled } from '@gvg/ui';
import { TextButton } from '@gvg/ui/later-components';
import { RotateCcw } from '@gvg/ui/later-icons';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { formatDay } from '../../../texts/format.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import {
  changeQuery,
  invalidateChanges,
  isActive,
  latestChangesQuery,
  useChangeWrite,
} from '../api/product-changes.ts';
import type { ProductsOfChange } from '../api/product-changes.ts';
import { describeAction } from '../describe-action.ts';
import type { GroupNames } from '../describe-action.ts';
import { ChangeProductsDialog } from './change-products-dialog.tsx';

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

/** Of the change that runs its progress; of one that is done what of it can be taken back, how long, and the way to do so. */
export function ChangeBanners({ names }: { names: GroupNames }) {
  const { t } = useStaffTexts();
  const client = useQueryClient();
  const [areAllShown, setAllShown] = useState(false);
  const { data } = useQuery(latestChangesQuery());
  const changes = data?.docs ?? [];
  const running = changes
    .filter(isActive)
    .map(({ _id }) => _id)
    .join();
  const before = useRef(running);
  useEffect(() => {
    // What has just ended has changed what the list shows.
    if (before.current !== '' && before.current !== running) void invalidateChanges(client);
    before.current = running;
  }, [client, running]);
  const isNews = (change: ProductChange, index: number) =>
    isActive(change) || (index === 0 && !isForgotten(change, new Date()));
  const news = changes.filter(isNews);
  const others = changes.filter((change) => !news.includes(change));
  return (
    <>
      {[...news, ...(areAllShown ? others : [])].map((change) => (
        <ChangeBanner key={change._id} change={change} names={names} />
      ))}
      {others.length > 0 && (
        <TextButton aria-expanded={areAllShown} onClick={() => setAllShown(!areAllShown)}>
          {areAllShown ? t('list.showLess') : t('changes.others', { count: others.length })}
        </TextButton>
      )}
    </>
  );
}

/** What was taken back is in sight for a day. */
const isForgotten = ({ takenBackAt }: ProductChange, now: Date) =>
  takenBackAt !== undefined && now.getTime() - Date.parse(takenBackAt) > dayMs;

/** One change of many products. */
export function ChangeBanner({ change, names }: { change: ProductChange; names: GroupNames }) {
  const { t, locale } = useStaffTexts();
  const [asked, setAsked] = useState<'takeBack' | ProductsOfChange>();
  const takeBack = useChangeWrite('takeBackProductChange');
  const { _id: id, state, count, done, failed, restored, notRestored, action, by, startedAt, expiresAt } = change;
  const hasEnded = state === 'DONE' || state === 'TAKEN_BACK';
  const { data } = useQuery({ ...changeQuery(id, { products: 'LEFT_OUT', limit: 1 }), enabled: hasEnded });
  const number = (value: number) => formatNumber(value, 0);
  const title = t('changes.did.title', {
    did: describeAction(action, names, t),
    number: number(hasEnded ? done : count),
  });
  const signature = [by.name ?? t('area.formerStaff'), formatDay(new Date(startedAt), locale)].join(', ');
  const stay = state === 'DONE' ? (data?.notRestorable ?? 0) : 0;
  const leftOut = hasEnded ? (data?.products.totalDocs ?? 0) : 0;
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
          {state === 'TAKEN_BACK'
            ? t('changes.takenBack', { restored: number(restored) })
            : data && t('changes.restorable', { number: number(done - stay) })}{' '}
          {stay > 0 && t('changes.editedSince', { number: number(stay) })}
        </p>
      )}
      {stay > 0 && (
        <TextButton onClick={() => setAsked('NOT_RESTORABLE')}>{t('changes.see', { number: number(stay) })}</TextButton>
      )}
      {leftOut > 0 && (
        <TextButton onClick={() => setAsked('LEFT_OUT')}>
          {t('changes.seeLeftOut', { number: number(leftOut) })}
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
          text={t('changes.takeBackText')}
          submit={t('changes.takeBackSubmit', { number: number(done - stay) })}
          isPending={takeBack.isPending}
          error={takeBack.error}
          onSubmit={() => takeBack.mutate({ params: { id } }, { onSuccess: close })}
          onClose={close}
        />
      )}
      {asked !== undefined && asked !== 'takeBack' && <ChangeProductsDialog id={id} products={asked} onClose={close} />}
    </Banner>
  );
}
