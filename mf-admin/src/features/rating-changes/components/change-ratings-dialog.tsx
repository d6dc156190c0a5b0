import { useQuery } from '@gvg/query';
import { useState } from 'react';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import type { RowsOfChange } from '../../bulk-changes/api/bulk-changes.ts';
import { ChangedRowsDialog } from '../../bulk-changes/components/changed-rows-dialog.tsx';
import { nameOfRating } from '../../ratings/name-of-rating.ts';
import { changeQuery } from '../api/rating-changes.ts';
import { remarkOf } from './rating-change-rows.tsx';

const limit = 20;

export interface ChangeRatingsDialogProps {
  id: string;
  ratings: RowsOfChange;
  onClose: () => void;
}

/** Ratings that a change skipped, or that undoing it would skip, with links to the ratings of their products. */
export function ChangeRatingsDialog({ id, ratings, onClose }: ChangeRatingsDialogProps) {
  const { t, locale } = useStaffTexts();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(changeQuery(id, { ratings, page, limit }));
  return (
    <ChangedRowsDialog
      title={t(`ratings.changes.rows.${ratings}`)}
      list={{ data: data?.ratings, error, refetch }}
      rowOf={(row) => ({
        id: row.rating._id,
        name: nameOfRating(row.rating, t, locale),
        path: `/admin/ratings?product=${row.rating.product}`,
        remark: remarkOf(row, t),
      })}
      onGo={setPage}
      onClose={onClose}
    />
  );
}
