import type { RatingChange } from '@gvg/contracts/catalogue/http/rating-changes';
import { formatNumber } from '@gvg/contracts/values/format-number';
import { useQuery, useQueryClient } from '@gvg/query';
import { useCallback } from 'react';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { BulkBanner, BulkBanners, hasEnded } from '../../bulk-changes/components/bulk-banners.tsx';
import { changeQuery, invalidateChanges, latestChangesQuery, useChangeWrite } from '../api/rating-changes.ts';
import { ChangeRatingsDialog } from './change-ratings-dialog.tsx';

/** Banners of the latest bulk changes. */
export function RatingChangeBanners() {
  const client = useQueryClient();
  const { data } = useQuery(latestChangesQuery());
  const onEnded = useCallback(() => void invalidateChanges(client), [client]);
  return (
    <BulkBanners
      changes={data?.docs ?? []}
      onEnded={onEnded}
      bannerOf={(change) => <RatingChangeBanner key={change._id} change={change} />}
    />
  );
}

function RatingChangeBanner({ change }: { change: RatingChange }) {
  const { t } = useStaffTexts();
  const takeBack = useChangeWrite('takeBackRatingChange');
  const { _id: id, count, done, action } = change;
  const isCounted = hasEnded(change);
  const { data } = useQuery({ ...changeQuery(id, { ratings: 'LEFT_OUT', limit: 1 }), enabled: isCounted });
  const named = isCounted ? done : count;
  return (
    <BulkBanner
      texts="ratings.changes"
      change={change}
      title={t(`ratings.changes.did.${action.isHidden ? 'hide' : 'show'}`, {
        count: named,
        number: formatNumber(named, 0),
      })}
      counts={data && { notRestorable: data.notRestorable ?? 0, leftOut: data.ratings.totalDocs }}
      takeBack={takeBack}
      rowsDialog={(ratings, onClose) => <ChangeRatingsDialog id={id} ratings={ratings} onClose={onClose} />}
    />
  );
}
