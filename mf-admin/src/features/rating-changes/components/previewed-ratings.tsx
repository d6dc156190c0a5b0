import type { RatingAction } from '@gvg/contracts/catalogue/http/rating-changes';
import { useQuery } from '@gvg/query';
import { useMemo } from 'react';
import { PageSwitch } from '../../../table/page-switch.tsx';
import { StaffTable } from '../../../table/staff-table.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import type { ShownPreview } from '../../bulk-changes/components/bulk-panel.tsx';
import { nameOfRating } from '../../ratings/name-of-rating.ts';
import { previewedRatingsQuery } from '../api/rating-changes.ts';
import { ratingChangeColumns } from './rating-change-rows.tsx';

const pageLength = 20;

/** Preview of a change, rating by rating. */
export function PreviewedRatings({ id, action, page, onGo, isChosen, onChoose }: ShownPreview<RatingAction>) {
  const { t, locale } = useStaffTexts();
  const rows = useQuery(previewedRatingsQuery(id, page, pageLength));
  const columns = useMemo(() => ratingChangeColumns(action, t, locale), [action, t, locale]);
  return (
    <>
      <StaffTable
        label={t('changes.previewTitle')}
        list={rows}
        columns={columns}
        idOf={({ rating }) => rating._id}
        pathOf={({ rating }) => `/product/${rating.product}`}
        selection={{
          isChosen: ({ rating }) => isChosen(rating._id),
          onChoose: (changed, isChosenNow) =>
            onChoose(
              changed.map(({ rating }) => rating._id),
              isChosenNow,
            ),
          nameOf: ({ rating }) => nameOfRating(rating, t, locale),
        }}
        empty={{ title: t('ratings.noMatch') }}
      />
      <PageSwitch list={rows.data} onGo={onGo} />
    </>
  );
}
