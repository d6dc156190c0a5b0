import type { ListedRating } from '@gvg/contracts/catalogue/http/ratings';
import { localize } from '@gvg/contracts/values/locale';
import { EmptyState, SkeletonBox, VisuallyHidden, styled } from '@gvg/ui';
import type { ReactNode } from 'react';
import { LoadError } from '../../../components/load-error.tsx';
import { OutdatedNote } from '../../../table/outdated-note.tsx';
import type { ListState } from '../../../table/staff-table.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { useUndoToast } from '../../../area/use-undo-toast.ts';
import { useUsersById } from '../../users/api/users.ts';
import { useSetRatingStatus } from '../api/ratings.ts';
import { RatingRow } from './rating-row.tsx';

const List = styled('ul')({ display: 'grid', gap: 10, margin: 0, padding: 0, listStyle: 'none' });

export interface RatingListProps {
  list: ListState<ListedRating>;
  isFiltered: boolean;
  /** What to do when nothing matches. */
  action?: ReactNode;
}

/** Ratings with what hides them, which can be taken back for ten seconds. */
export function RatingList({ list, isFiltered, action }: RatingListProps) {
  const { t, locale } = useStaffTexts();
  const { data, error, isError, dataUpdatedAt, refetch } = list;
  const users = useUsersById((data?.docs ?? []).map(({ user }) => user));
  const showUndo = useUndoToast();
  const write = useSetRatingStatus();
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
  return (
    <>
      {isError && <OutdatedNote since={dataUpdatedAt} onReload={() => void refetch()} />}
      <List aria-label={t('ratings.title')}>
        {data.docs.map((rating) => (
          <RatingRow
            key={rating._id}
            rating={rating}
            user={users.get(rating.user)}
            isPending={write.isPending && write.variables.id === rating._id}
            onSetHidden={(isHidden) => setHidden(rating, isHidden)}
          />
        ))}
      </List>
    </>
  );
}
