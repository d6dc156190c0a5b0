import type { ListedRating } from '@gvg/contracts/catalogue/http/ratings';
import { localize } from '@gvg/contracts/values/locale';
import { EmptyState, SkeletonBox, VisuallyHidden, color, fontSize, styled } from '@gvg/ui';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { LoadError } from '../../../components/load-error.tsx';
import { OutdatedNote } from '../../../table/outdated-note.tsx';
import { RowBox } from '../../../table/row-box.tsx';
import type { ListState } from '../../../table/staff-table.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { useUndoToast } from '../../../area/use-undo-toast.ts';
import { isChosen, withChosen } from '../../bulk-changes/use-choice.ts';
import type { Chosen } from '../../bulk-changes/use-choice.ts';
import { useUsersById } from '../../users/api/users.ts';
import { useSetRatingStatus } from '../api/ratings.ts';
import { nameOfRating } from '../name-of-rating.ts';
import { RatingRow } from './rating-row.tsx';

const List = styled('ul')({ display: 'grid', gap: 10, margin: 0, padding: 0, listStyle: 'none' });

const All = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: '0 14px 4px',
  color: color.muted,
  fontSize: fontSize.small,
});

export interface RatingListProps {
  list: ListState<ListedRating>;
  /** Selection, if several ratings can be hidden or shown at once. */
  chosen?: Chosen;
  isFiltered: boolean;
  /** Shown when nothing matches. */
  action?: ReactNode;
}

/** Ratings with a button to hide them, which can be undone for ten seconds. */
export function RatingList({ list, chosen, isFiltered, action }: RatingListProps) {
  const { t, locale } = useStaffTexts();
  const { data, error, isError, dataUpdatedAt, refetch } = list;
  const users = useUsersById((data?.docs ?? []).map(({ user }) => user));
  const showUndo = useUndoToast();
  const write = useSetRatingStatus();
  const lastChosen = useRef<string>(undefined);
  const setHidden = ({ _id, productName }: ListedRating, isHidden: boolean) =>
    write.mutate(
      { id: _id, isHidden },
      {
        onSuccess: () =>
          showUndo(
            t(isHidden ? 'ratings.wasHidden' : 'ratings.wasShown', { product: localize(productName, locale) }),
            () => write.mutate({ id: _id, isHidden: !isHidden }),
          ),
      },
    );
  if (data === undefined)
    return error === null ? (
      <List aria-busy="true">
        {[0, 1, 2, 3].map((row) => (
          <li key={row}>
            {row === 0 && <VisuallyHidden role="status">{t('list.loading')}</VisuallyHidden>}
            <SkeletonBox sx={{ height: 116 }} />
          </li>
        ))}
      </List>
    ) : (
      <LoadError error={error} retry={() => void refetch()} />
    );
  if (data.docs.length === 0)
    return (
      <EmptyState
        title={t(isFiltered ? 'ratings.noMatch' : 'ratings.none')}
        {...(isFiltered ? {} : { text: t('ratings.noneText') })}
      >
        {action}
      </EmptyState>
    );
  const ids = data.docs.map(({ _id }) => _id);
  const isListedChosen = (id: string) => chosen !== undefined && isChosen(chosen.choice, id);
  const choose = (rows: readonly string[], isChosenNow: boolean) =>
    chosen?.set(withChosen(chosen.choice, rows, isChosenNow));
  /** With Shift, selects the range from the previous one. */
  const chooseOne = (id: string, isChosenNow: boolean, isRange: boolean) => {
    const [from, place] = [ids.indexOf(lastChosen.current ?? ''), ids.indexOf(id)];
    lastChosen.current = id;
    const range = ids.slice(Math.min(from, place), Math.max(from, place) + 1);
    choose(isRange && from !== -1 ? range : [id], isChosenNow);
  };
  const areAllChosen = ids.every(isListedChosen);
  return (
    <>
      {isError && <OutdatedNote since={dataUpdatedAt} onReload={() => void refetch()} />}
      {chosen && (
        <All>
          <RowBox
            aria-label={t('list.chooseAll')}
            tabIndex={0}
            isChosen={areAllChosen}
            isPartly={!areAllChosen && ids.some(isListedChosen)}
            onChoose={(isChosenNow) => choose(ids, isChosenNow)}
          />
          <span aria-hidden>{t('list.chooseAll')}</span>
        </All>
      )}
      <List aria-label={t('ratings.title')}>
        {data.docs.map((rating) => (
          <RatingRow
            key={rating._id}
            rating={rating}
            user={users.get(rating.user)}
            isPending={write.isPending && write.variables.id === rating._id}
            box={
              chosen && (
                <RowBox
                  aria-label={t('list.choose', { name: nameOfRating(rating, t, locale) })}
                  tabIndex={0}
                  isChosen={isListedChosen(rating._id)}
                  onChoose={(isChosenNow, isRange) => chooseOne(rating._id, isChosenNow, isRange)}
                />
              )
            }
            onSetHidden={(isHidden) => setHidden(rating, isHidden)}
          />
        ))}
      </List>
    </>
  );
}
